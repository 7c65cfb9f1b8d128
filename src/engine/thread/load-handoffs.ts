import { retentionOf } from '../../core/config/defaults.ts';
import type { FailureReason } from '../../core/output/failure-reason.ts';
import { decodeStoredHandoff, type StoredHandoff } from '../../core/output/stored-handoff.ts';
import type { TaskRecord } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { fillHandoffs, handoffsInArtifacts } from '../../core/run/handoffs.ts';
import type { State } from '../../core/run/state.ts';
import type { ArtifactProblem, TextArtifacts } from '../../ports/artifacts.ts';
import type { Hasher } from '../../ports/crypto.ts';
import type { TaskFault } from '../task-ports.ts';

/** Explains why a handoff that is stored in an artifact cannot be loaded. The fault has a name, and the handoff never counts as empty. */
export function explainArtifact(state: State, { task, problem }: { task: TaskRecord; problem: ArtifactProblem }): TaskFault {
  const { locator, stage, workflowRun } = task.body;
  const id = locator?.artifactId ?? 0;
  const run = locator?.run ?? workflowRun.id;
  const what = `The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${id} of workflow run ${run}`;
  const days = retentionOf(state.run.body.config).artifacts;
  if (problem === 'missing' || problem === 'expired')
    return fault('artifact-expired', 'BATON-E931', [
      problem === 'expired'
        ? `${what}, and its time is over: artifacts of this run are kept for ${days} days (\`retention.artifacts\`), or less where the repository says so.`
        : `${what}, which is not there any more: somebody deleted it, or its ${days} days (\`retention.artifacts\`) are long over.`,
      'Start the pipeline again: a new run makes a new handoff. Raise `retention.artifacts`, or write `store: comments`, for runs that wait longer.',
    ]);
  if (problem === 'foreign-run')
    return fault('artifact-foreign', 'BATON-E932', [
      `${what}, but GitHub says that artifact ${id} was made by another workflow run, or for another repository, so it was not read.`,
      'Start the pipeline again. If it comes back, look at who may write to Actions here.',
    ]);
  return fault('artifact-replaced', 'BATON-E933', [
    `${what}, but what lies there is not what was recorded (${problem}; recorded: ${locator?.sha256 ?? 'nothing'}), so it was not read.`,
    'Another job of that workflow run may have replaced it: look at its jobs, then start the pipeline again.',
  ]);
}

function fault(reason: FailureReason, code: string, sentences: readonly string[]): TaskFault {
  return { reason, problem: { code, message: sentences.join(' ') } };
}

export interface LoadPorts {
  readonly texts: Pick<TextArtifacts, 'read'>;
  readonly hasher: Pick<Hasher, 'sha256'>;
}

/** Loads the handoff and outputs of one execution from the artifact that its record names, or returns why they cannot be loaded. */
export async function loadHandoff({ texts, hasher }: LoadPorts, { body }: TaskRecord): Promise<StoredHandoff | ArtifactProblem> {
  if (body.locator === undefined) return 'missing';
  const read = await texts.read(body.locator);
  if (typeof read === 'string') return read;
  const { handoffDigest } = body;
  return decodeStoredHandoff(read.text, { handoffDigest, sha256: (text) => hasher.sha256(text) }) ?? 'digest';
}

/**
 * Loads the handoffs of these stages into the state: from one artifact for each execution that left a handoff, and without any
 * request with `store: comments`. Returns the fault of the first handoff that cannot be loaded.
 */
export async function loadHandoffs(
  ports: LoadPorts,
  { state, stages }: { readonly state: State; readonly stages: Iterable<string> },
): Promise<Result<State, TaskFault>> {
  const loaded = new Map<number, StoredHandoff>();
  for (const task of handoffsInArtifacts(state, stages)) {
    const handoff = await loadHandoff(ports, task);
    if (typeof handoff === 'string') return failure(explainArtifact(state, { task, problem: handoff }));
    loaded.set(task.seq, handoff);
  }
  return success(loaded.size === 0 ? state : fillHandoffs(state, loaded));
}
