import { truncateCodePoints } from '../../../../src/core/text/code-points.ts';
import { standingTransfers } from './acting-agent.ts';
import { publishedBefore } from './published.ts';
import type { State } from './state.ts';

/** A thing that agents did, which means no progress when it is done again and again. */
interface Step {
  /** Equal for steps that repeat each other. */
  readonly key: string;
  /** A clause for people, to which the number of times is added. */
  readonly words: string;
}

/**
 * Returns how a run exceeds its limit on repetitions, in words: agents that hand the same work to and fro, or a task that
 * asks for the same child again and again. Compares what the records hold to the letter.
 */
export function findRepeat(state: State, most: number): string | undefined {
  const byKey = Map.groupBy([...listTransferSteps(state), ...listChildSteps(state)], ({ key }) => key);
  const repeated = [...byKey.values()].find((steps) => steps.length > most);
  const [step] = repeated ?? [];
  return step === undefined ? undefined : `limits.max-repeats is ${most}, and ${step.words} ${repeated?.length} times`;
}

/** Lists the transfers. One from another commit is another one, because work was done in between. */
function listTransferSteps(state: State): readonly Step[] {
  return standingTransfers(state).map(({ task, seq, body }) => {
    const { from, to, message } = body;
    const tasks = state.tasks.filter((other) => other.seq <= seq);
    const tip = publishedBefore({ ...state, tasks }, task)?.commit ?? state.run.body.head;
    const words = `${from} handed ${task} over to ${to} with the same message on the same commit`;
    return { key: JSON.stringify(['transfer', task, from, to, message, tip]), words };
  });
}

function listChildSteps({ spawned }: State): readonly Step[] {
  return spawned.flatMap(({ task, body }) =>
    body.made.map(({ prompt }) => ({
      key: JSON.stringify(['child', task, prompt]),
      words: `${task} asked for a child task with the prompt "${truncateCodePoints(prompt.replaceAll(/\s+/g, ' '), 60)}"`,
    })),
  );
}
