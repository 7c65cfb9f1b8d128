import { type KeptHandoff, openKeptHandoff } from '../core/output/kept-handoff.ts';
import { fillHandoffs } from '../core/pipeline/fill-handoffs.ts';
import { keptElsewhere } from '../core/pipeline/kept-elsewhere.ts';
import type { State } from '../core/pipeline/state.ts';
import type { TaskRecord } from '../core/record/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { ArtifactProblem, TextArtifacts } from '../ports/artifacts.ts';
import type { Hasher } from '../ports/crypto.ts';
import { explainArtifact } from './explain-artifact.ts';
import type { TaskFault } from './task-context.ts';

interface LoadPorts {
  readonly texts: Pick<TextArtifacts, 'read'>;
  readonly hasher: Hasher;
}

/**
 * The state with the handoffs of these stages in it, wherever they lie: one artifact for each execution that left one, nothing at all
 * with `store: comments`. All of them, or the fault of the first that cannot be had.
 */
export async function loadHandoffs(
  ports: LoadPorts,
  { state, stages }: { readonly state: State; readonly stages: Iterable<string> },
): Promise<Result<State, TaskFault>> {
  const kept = new Map<number, KeptHandoff>();
  for (const task of keptElsewhere(state, stages)) {
    const loaded = await load(ports, task);
    if (typeof loaded === 'string') return failure(explainArtifact(state, { task, problem: loaded }));
    kept.set(task.seq, loaded);
  }
  return success(kept.size === 0 ? state : fillHandoffs(state, kept));
}

async function load({ texts, hasher }: LoadPorts, { body }: TaskRecord): Promise<KeptHandoff | ArtifactProblem> {
  if (body.locator === undefined) return 'missing';
  const read = await texts.read(body.locator);
  if (typeof read === 'string') return read;
  const { handoffDigest } = body;
  return openKeptHandoff(read.text, { handoffDigest, sha256: (text) => hasher.sha256(text) }) ?? 'digest';
}
