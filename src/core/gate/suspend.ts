import { accountOf } from '../agent/account.ts';
import { isChild } from '../children/task-name.ts';
import type { Dispatch } from '../record/dispatch.ts';
import type { TaskRecord } from '../record/record.ts';
import { isFallback, transfersAt } from '../run/acting-agent.ts';
import { answerDeadline, findAnswer, findExpiry } from '../run/answers.ts';
import { limited } from '../run/attempts.ts';
import { startedAt } from '../run/decisions.ts';
import { findMatrix } from '../run/elements.ts';
import type { Answer, State, TaskGate, TurnGate } from '../run/state.ts';
import { type NextExecution, nextAfter } from '../run/task-row.ts';
import {
  findWaking,
  isLong,
  type LimitFacts,
  listRefusals,
  mayWaitFor,
  openingOf,
  opensAt,
  type Starting,
} from './closed-limits.ts';

/** Keeps a task back whose agent asked a question. The answer makes it due once more, in the same attempt. */
export const answerGate: TurnGate = {
  name: 'answer',
  of: 'turn',
  ask: ({ ended }, facts) => {
    const { last } = ended;
    if (last.body.outcome !== 'needs-input') return ended;
    const answer = findAnswer(facts, last);
    if (answer !== undefined) return { status: 'ready', next: { ...nextAfter(last), cause: answer.seq } };
    // The question of a child ends with its time, and its run goes on.
    const expired = isChild(last.task) ? findExpiry(facts, last) : undefined;
    if (expired !== undefined) return { ...ended, settledAt: expired.seq };
    if (facts.end !== undefined) return ended;
    // The time comes from the job of an agent: one that cannot be read must not keep the run from being read.
    const atMost = Number.isNaN(Date.parse(last.body.finishedAt)) ? undefined : answerDeadline(facts, { last });
    return { status: 'waiting', last, wait: { gate: 'answer', for: 'person', atMost } };
  },
};

/**
 * Keeps back what a closed usage limit would refuse: the task that met it, and all others of the run with the same account that become due
 * later. A decision wakes them. A short wait keeps nothing back, because the job of the next execution waits itself. Elements of a matrix sleep,
 * not their stage: an order of the App does not say what woke a task, and has to lead to the element that it is about.
 */
export const sleepGate: TaskGate = { name: 'sleep', of: 'any', ask: askLimits };

/** Asks whether a usage limit is closed for the next execution of a task, since which record ever it could start. */
export function askLimits(
  { name, next }: { readonly name: string; readonly next: NextExecution },
  facts: LimitFacts & Pick<State, 'gates'>,
): Exclude<Answer, { kind: 'never' }> {
  if (!hasMetLimit(facts) || findMatrix(facts.run, name)) return { kind: 'open', cause: next.cause };
  const handed = transfersAt(facts, { stage: name, execution: next.execution }).at(-1);
  // The limits of an agent that Baton has continue were open then. A decision may stand before that transfer.
  const into = handed !== undefined && isFallback(handed) ? handed.seq : 0;
  const decided = facts.decisions.find(({ seq, body }) => seq === into - 1 && body.by === 'fallback');
  const task = { name, next: { ...next, cause: Math.max(next.cause, decided?.seq ?? 0) } };
  const starting = { stage: name, due: next };
  const refusals = listRefusals(facts, starting).filter((record) => isLong(record) && record.seq > into);
  const closed = findClosed(facts, { ...task, refusals }).last;
  const instead = closed && facts.gates.fallbacks?.findWait(facts, starting, closed);
  if (instead !== undefined) return { kind: 'wait', wait: instead };
  const { last, cause } = findClosed(facts, { ...task, refusals: refusals.filter((record) => mayWaitFor(facts, record)) });
  if (last === undefined) return { kind: 'open', cause };
  const { engine, limit, finishedAt: since } = last.body;
  const what = `the usage limit of ${accountOf(engine)}`;
  return { kind: 'wait', wait: { gate: 'sleep', for: [], atMost: limit?.['not-before'], since, what } };
}

/** Finds the refusal whose limit opens last of those that nothing has woken the task from, and the record since which it could start. */
function findClosed(
  facts: LimitFacts,
  { name, next, refusals }: { readonly name: string; readonly next: NextExecution; readonly refusals: readonly TaskRecord[] },
): { readonly last: TaskRecord | undefined; readonly cause: number } {
  let { cause } = next;
  let last: TaskRecord | undefined;
  for (const closed of refusals) {
    // What could start before the limit closed has been started, and is not taken back. What is asleep meets all that closes meanwhile.
    if (last === undefined && closed.seq > startedAt(facts, cause)) continue;
    const woken = findWaking(facts, closed, name);
    if (woken !== undefined) cause = Math.max(cause, woken.seq);
    else if (last === undefined || openingOf(closed) > openingOf(last)) last = closed;
  }
  return { last, cause };
}

/** Returns whether a usage limit has refused anything in a run: most have met none, and nobody asks further. */
export function hasMetLimit({ tasks }: Pick<State, 'tasks'>): boolean {
  return tasks.some(({ body }) => body.failure?.reason === limited);
}

/** The longest that the job of an order waits, in minutes: a clock that is wrong adds no more. */
export const maxDelayMinutes = 16;

const minuteMilliseconds = 60_000;

/** Returns the job of an order, with the time before which it does not start its agent. The time limit of the job is for the agent alone. */
export function delayOf(
  state: LimitFacts,
  { issued, job, ...starting }: Starting & Pick<Dispatch, 'issued' | 'job'>,
): Pick<Dispatch, 'job' | 'not-before'> {
  const opens = hasMetLimit(state) ? opensAt(state, starting) : undefined;
  const isOver = opens === undefined || Date.parse(opens) <= Date.parse(issued);
  return isOver ? { job } : { job: lengthen(job, { issued, 'not-before': opens }), 'not-before': opens };
}

/** Returns the job of an order, whose time limit is longer by the time that it waits. */
export function lengthen(job: Dispatch['job'], { issued, ...order }: Pick<Dispatch, 'issued' | 'not-before'>): Dispatch['job'] {
  const delay = Date.parse(order['not-before'] ?? '') - Date.parse(issued);
  const minutes = Math.min(Math.max(0, Math.ceil(delay / minuteMilliseconds)), maxDelayMinutes);
  return Number.isNaN(minutes) ? job : { ...job, 'timeout-minutes': job['timeout-minutes'] + minutes };
}
