import { isChild } from '../children/task-name.ts';
import { answerDeadline, findAnswer, findExpiry } from '../run/answers.ts';
import type { TurnGate } from '../run/state.ts';

/** Keeps a task back whose agent asked a question. The answer makes it due once more, in the same attempt. */
export const answerGate: TurnGate = {
  name: 'answer',
  of: 'turn',
  ask: ({ ended }, facts) => {
    const { last } = ended;
    if (last.body.outcome !== 'needs-input') return ended;
    const answer = findAnswer(facts, last);
    if (answer !== undefined)
      return { status: 'ready', next: { attempt: last.attempt, execution: last.execution + 1, cause: answer.seq } };
    // The question of a child ends with its time, and its run goes on.
    const expired = isChild(last.task) ? findExpiry(facts, last) : undefined;
    if (expired !== undefined) return { ...ended, settledAt: expired.seq };
    if (facts.end !== undefined) return ended;
    // The time comes from the job of an agent: one that cannot be read must not keep the run from being read.
    const atMost = Number.isNaN(Date.parse(last.body.finishedAt)) ? undefined : answerDeadline(facts, { last });
    return { status: 'waiting', last, wait: { gate: 'answer', for: 'person', atMost } };
  },
};
