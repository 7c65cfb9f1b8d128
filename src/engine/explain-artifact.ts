import { retentionOf } from '../core/config/retention-of.ts';
import type { FailureReason } from '../core/output/failure-reason.ts';
import type { State } from '../core/pipeline/state.ts';
import type { TaskRecord } from '../core/record/record.ts';
import type { ArtifactProblem } from '../ports/artifacts.ts';
import type { TaskFault } from './task-context.ts';

/** Why a handoff that lies in an artifact cannot be had: by name, and never read as empty. */
export function explainArtifact(state: State, { task, problem }: { task: TaskRecord; problem: ArtifactProblem }): TaskFault {
  const { locator, stage, workflowRun } = task.body;
  const id = locator?.artifactId ?? 0;
  const run = locator?.run ?? workflowRun.id;
  const what = `The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${id} of workflow run ${run}`;
  const days = retentionOf(state.run.body.config).artifacts;
  switch (problem) {
    case 'missing':
    case 'expired':
      return fault('artifact-expired', 'BATON-E931', [
        problem === 'expired'
          ? `${what}, and its time is over: artifacts of this run are kept for ${days} days (\`retention.artifacts\`), or less where the repository says so.`
          : `${what}, which is not there any more: somebody deleted it, or its ${days} days (\`retention.artifacts\`) are long over.`,
        'Start the pipeline again: a new run makes a new handoff. Raise `retention.artifacts`, or write `store: comments`, for runs that wait longer.',
      ]);
    case 'foreign-run':
      return fault('artifact-foreign', 'BATON-E932', [
        `${what}, but GitHub says that artifact ${id} was made by another workflow run, or for another repository, so it was not read.`,
        'Start the pipeline again. If it comes back, look at who may write to Actions here.',
      ]);
    default:
      return fault('artifact-replaced', 'BATON-E933', [
        `${what}, but what lies there is not what was recorded (${problem}; recorded: ${locator?.sha256 ?? 'nothing'}), so it was not read.`,
        'Another job of that workflow run may have replaced it: look at its jobs, then start the pipeline again.',
      ]);
  }
}

function fault(reason: FailureReason, code: string, sentences: readonly string[]): TaskFault {
  return { reason, problem: { code, message: sentences.join(' ') } };
}
