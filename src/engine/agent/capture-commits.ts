import { retentionOf } from '../../core/config/defaults.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { problemText } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { artifactName } from '../../core/run/names.ts';
import { stepPipeline } from '../../core/run/step.ts';
import type { TaskContext } from '../task-ports.ts';
import type { PreparedExecution } from './prepared-execution.ts';
import type { InlineChain } from './run-inline.ts';

interface Captured {
  readonly commits: AgentOutput['commits'];
  readonly warnings: readonly string[];
}

export const noCommits: Captured = { commits: undefined, warnings: [] };

/** Captures the work of the last agent of a job as commits, and uploads them, if they are to be published. */
export async function captureCommits(context: TaskContext, prepared: PreparedExecution): Promise<Result<Captured, OwnFailure>> {
  const { ports, dispatch } = context;
  const lacks = whyUnpublished(context, prepared);
  // A plain step leaves its changes to the steps after it.
  if (lacks !== undefined && context.state.run.body.pipeline === stepPipeline) return success(noCommits);
  const message = `${dispatch.task}: changes of ${prepared.name} for #${dispatch.subject}`;
  const captured = await ports.workspace.capture({ base: prepared.base, message });
  if (lacks !== undefined) {
    // The warning is also given when the changes could not have been published anyway.
    const changed = !captured.ok || captured.value !== undefined;
    return success(changed ? { ...noCommits, warnings: [warnUnpublished(context, lacks)] } : noCommits);
  }
  if (!captured.ok) return failure({ reason: 'commits-refused', message: problemText(captured.error) });
  if (captured.value === undefined) return success(noCommits);
  const { file, base, head } = captured.value;
  const name = artifactName('commits', dispatch, context.settings.workflowAttempt);
  const bundle = await ports.artifacts.upload(name, file, { days: retentionOf(context.state.run.body.config).artifacts });
  return success({ commits: { bundle, base, head }, warnings: [] });
}

/**
 * Returns a warning if agents before the last one changed files: their work is lost together with that of the last agent,
 * which failed.
 */
export async function describeDropped({ context, prepared, execution, earlier }: InlineChain): Promise<readonly string[]> {
  if (earlier.length === 0 || execution.killed) return [];
  const captured = await context.ports.workspace.capture({ base: prepared.base, message: context.dispatch.task });
  if (captured.ok && captured.value === undefined) return [];
  return [warnUnpublished(context, `${prepared.name}, the last agent of this job, ended as \`${execution.ended.outcome}\``)];
}

function whyUnpublished({ stage }: TaskContext, { agent }: PreparedExecution): string | undefined {
  if (stage.branch === undefined) return 'the stage has no `branch`';
  return agent.access === 'read' ? 'its agent has `access: read`' : undefined;
}

function warnUnpublished({ ports, dispatch }: TaskContext, lacks: string): string {
  const warning = `The agent of stage ${dispatch.task} changed files, but ${lacks}, so they were not published.`;
  ports.log.warning(warning);
  return warning;
}
