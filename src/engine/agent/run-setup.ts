import { decideSetup, type SetupDecision } from '../../core/launch/decide-setup.ts';
import { problemText } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import { isFromFork } from '../../core/trigger/trigger.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import type { Trust } from './open-trust.ts';
import { runScript } from './run-script.ts';

/** Decides which secrets the setup of the stage gets. */
function decide({ stage, dispatch, state }: TaskContext, trust: Trust): SetupDecision {
  return decideSetup({
    stage: dispatch.task,
    names: stage['setup-env'],
    isFork: isFromFork(state.run.body.trigger),
    isOwnCode: trust.commit !== undefined && trust.base === trust.commit,
    setupSecrets: pipelineOf(state.run).allow['setup-secrets'] === true,
    hasCommit: trust.commit !== undefined,
  });
}

/** Returns the HOME that `setup` left, if agents may read it: one that had secrets may have kept them there. */
export function openHomeOf(context: TaskContext, trust: Trust): string | undefined {
  const isOpen = context.stage.setup !== undefined && decide(context, trust).secrets.length === 0;
  return isOpen ? context.ports.files.paths.setupHome : undefined;
}

/** Runs the setup of the stage, where it has one. Returns what people are told about its secrets. */
export async function runSetup(context: TaskContext, trust: Trust): Promise<Result<readonly string[], TaskFault>> {
  const { ports } = context;
  const { setup: script } = context.stage;
  if (script === undefined) return success([]);
  const { secrets, before, warning, remedy } = decide(context, trust);
  const filled = before.length === 0 ? undefined : await fillCaches(context, { script, secrets: before });
  const warnings = [warning, filled].filter((one) => one !== undefined);
  for (const one of warnings) ports.log.warning(one);
  const usesCaches = before.length > 0;
  const fault = await runScript(context, { what: 'setup', script, workspace: ports.workspace.directory, secrets, usesCaches });
  if (fault === undefined) return success(warnings);
  const { problem } = fault;
  return failure({ ...fault, problem: { ...problem, message: `${problem.message}${remedy ?? ''}` } });
}

/**
 * Runs `setup` with its secrets in a copy of the configuration's commit, of which only the caches stay. Returns a sentence about its
 * failure, after which `setup` may still succeed without it.
 */
async function fillCaches(
  context: TaskContext,
  { script, secrets }: { readonly script: string; readonly secrets: readonly string[] },
): Promise<string | undefined> {
  const copied = await context.ports.workspace.copyTrusted('setup');
  const fault = copied.ok
    ? await runScript(context, { what: 'first-setup', script, workspace: copied.value, secrets, usesCaches: true })
    : { problem: copied.error };
  await context.ports.workspace.dropCopy();
  return (
    fault &&
    `\`setup\` failed in the copy of the configuration’s commit, so private packages may be missing. ${problemText(fault.problem)}`
  );
}
