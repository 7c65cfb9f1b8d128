import type { PromptFacts } from '../output/agent-output.ts';
import { isMerging, relatedStages } from '../run/children.ts';
import { frozenOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import { deriveState } from './derive-state.ts';

/**
 * Returns the state as the job of an execution knew it, from the records that its order carried. Children of the stage can end
 * between the start of the execution and its record, so the prompt says with which record it ends; other prompts do not change.
 * That is the word of an agent job: whatever it says, the job knew the first record.
 */
export function stateSeenBy(
  state: State,
  { stage, prompt }: { readonly stage: string; readonly prompt?: Pick<PromptFacts, 'tip'> | undefined },
): State {
  if (prompt?.tip === undefined) return state;
  const tip = Math.max(prompt.tip, frozenOf(state.run).seq);
  const related = relatedStages(state.run, stage);
  const { tasks, transfers, spawned, decisions } = state;
  const records = [
    frozenOf(state.run),
    ...tasks.filter((record) => related.has(record.task) || isMerging(record, related)),
    ...[...transfers, ...spawned].filter(({ task }) => related.has(task)),
    ...decisions,
  ].filter(({ seq }) => seq <= tip);
  const stored = records.map((record) => ({ record, digest: '', comment: 0, envelope: {} }));
  const seen = deriveState(stored, state.run.run, state.gates);
  if (!seen.ok) throw new Error(seen.error.message);
  return seen.value;
}
