import { retentionOf } from '../../core/config/defaults.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { problemText } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { artifactName } from '../../core/run/names.ts';
import { stepPipeline } from '../../core/state/step.ts';
import { listPaths } from '../../core/text/list-paths.ts';
import { hasSubject } from '../../core/trigger/trigger.ts';
import type { TaskContext } from '../task-ports.ts';
import { takesTrusted, whyUnpublished } from './find-unpublished.ts';
import type { PreparedExecution } from './prepared-execution.ts';
import type { InlineChain } from './run-inline.ts';

interface Captured {
  readonly commits: AgentOutput['commits'];
  readonly warnings: readonly string[];
  /** Files were changed that would have been published after a success. */
  readonly dropped?: true;
}

const noCommits: Captured = { commits: undefined, warnings: [] };

/** Captures the work of the last agent of a job as commits, and uploads them, if they are to be published. */
export async function captureCommits(context: TaskContext, prepared: PreparedExecution): Promise<Result<Captured, OwnFailure>> {
  const { ports, dispatch } = context;
  const lacks = whyUnpublished(context, prepared);
  // A plain step leaves its changes to the steps after it.
  if (lacks !== undefined && context.state.run.body.pipeline === stepPipeline) return success(noCommits);
  const about = hasSubject(context.state.run.body.trigger) ? ` for #${dispatch.subject}` : '';
  const message = `${dispatch.task}: changes of ${prepared.name}${about}`;
  const captured = await ports.workspace.capture({ base: prepared.base, message, takesTrusted: takesTrusted(context) });
  if (lacks !== undefined) {
    // The warning is also given when the changes could not have been published anyway.
    const hasChanged = !captured.ok || captured.value !== undefined || ports.workspace.listWithheld().length > 0;
    return success({ ...noCommits, warnings: hasChanged ? [warnUnpublished(context, lacks)] : [] });
  }
  if (!captured.ok) return failure({ reason: 'commits-refused', message: problemText(captured.error) });
  const withheld = takesTrusted(context) ? [] : warnWithheld(context);
  if (captured.value === undefined) return success({ ...noCommits, warnings: withheld });
  const { file, base, head } = captured.value;
  const name = artifactName('commits', dispatch, context.settings.workflowAttempt);
  const bundle = await ports.artifacts.upload(name, file, { days: retentionOf(context.state.run.body.config).artifacts });
  return success({ commits: { bundle, base, head }, warnings: withheld });
}

/**
 * Captures nothing, because the last agent of a job did not succeed. Returns a warning if files were changed, by whichever agent
 * of the job. The failure of a single agent needs no warning: the next attempt does its work again.
 */
export async function dropCommits({ context, prepared, execution, earlier }: InlineChain): Promise<Captured> {
  const { outcome } = execution.ended;
  if (execution.killed || (earlier.length === 0 && outcome === 'failed')) return noCommits;
  // A plain step leaves its changes to the steps after it.
  if (context.state.run.body.pipeline === stepPipeline) return noCommits;
  const request = { base: prepared.base, message: context.dispatch.task, takesTrusted: takesTrusted(context) };
  const captured = await context.ports.workspace.capture(request);
  if (captured.ok && captured.value === undefined) return noCommits;
  const who = earlier.length === 0 ? 'it' : `${prepared.name}, the last agent of this job,`;
  const warnings = [warnUnpublished(context, `${who} ended as \`${outcome}\``)];
  return { ...noCommits, warnings, dropped: whyUnpublished(context, prepared) === undefined ? true : undefined };
}

/** Returns a warning that names the files that the agent changed and that engines trust, so that people know what is missing. */
function warnWithheld({ ports, dispatch }: TaskContext): readonly string[] {
  const paths = ports.workspace.listWithheld();
  if (paths.length === 0) return [];
  const warning = `The agent of stage ${dispatch.task} changed files from which engines take settings or instructions, so these changes were not published: ${listPaths(paths)}. If they are meant, write \`trusted-files: publish\` in the stage.`;
  ports.log.warning(warning);
  return [warning];
}

function warnUnpublished({ ports, dispatch }: TaskContext, lacks: string): string {
  const warning = `The agent of stage ${dispatch.task} changed files, but ${lacks}, so they were not published.`;
  ports.log.warning(warning);
  return warning;
}
