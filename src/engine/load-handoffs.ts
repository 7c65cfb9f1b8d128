import type { KeptHandoff } from '../core/output/kept-handoff.ts';
import { fillHandoffs } from '../core/pipeline/fill-handoffs.ts';
import { keptElsewhere } from '../core/pipeline/kept-elsewhere.ts';
import type { State } from '../core/pipeline/state.ts';
import { failure, type Result, success } from '../core/result.ts';
import { explainArtifact } from './explain-artifact.ts';
import { type LoadPorts, loadHandoff } from './load-handoff.ts';
import type { TaskFault } from './task-context.ts';

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
    const loaded = await loadHandoff(ports, task);
    if (typeof loaded === 'string') return failure(explainArtifact(state, { task, problem: loaded }));
    kept.set(task.seq, loaded);
  }
  return success(kept.size === 0 ? state : fillHandoffs(state, kept));
}
