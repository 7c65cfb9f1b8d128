import type { State } from '../pipeline/state.ts';
import type { TaskRecord } from '../record/record.ts';

/**
 * What a stage that has ended came to: its last execution, and before it those that handed over to the agents after them.
 * Later ones win, so a branch or a handoff that only an earlier agent left is not lost. Empty while it has not ended.
 */
export function concludedTasks({ stages, tasks, transfers }: State, stage: string): readonly TaskRecord[] {
  const entry = stages.get(stage);
  if (entry?.kind !== 'ended') return [];
  const handedOver = new Set(transfers.filter(({ task }) => task === stage).map(({ execution }) => execution));
  const earlier = tasks.filter(({ body, execution }) => body.stage === stage && handedOver.has(execution));
  return [...earlier, entry.last];
}
