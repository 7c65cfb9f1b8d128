import type { Facts, Promised, SeenRecord } from './facts.ts';
import { isLostInJob, longestLag, nameOf, ofKind, partOf, stageOf } from './helpers.ts';
import { fallbackOf, isBehindEnd, isClosedTo, ownAgentOf, shortWait } from './windows.ts';

/** What is promised of agents that Baton has continue in the place of others. */
export const fallbackPromises: Readonly<Record<string, Promised>> = {
  'a fallback goes on at once where its limit is open, with the same prompt and attempt, and with the commits': {
    proves: ['P14-fallback'],
    check: (facts) => [
      ...ofKind(facts, 'task').flatMap((record) => judgeFallback(facts, record)),
      ...ofKind(facts, 'transfer').flatMap((record) => (record.body.by === 'baton' ? judgeContinued(facts, record) : [])),
    ],
  },
  'a fallback goes on behind a model that is busy in all free starts of a task, where its limit is open and its own model was not busy':
    {
      proves: ['P14-fallback'],
      check: (facts) => ofKind(facts, 'task').flatMap((record) => judgeBusy(facts, record)),
    },
};

/**
 * Looks whether another agent was taken where a long limit refused a turn and is closed still, and nothing was known to be closed to that agent. Commits
 * that a pause held are published later, when the limit may be open.
 */
function judgeFallback(facts: Facts, record: SeenRecord): readonly string[] {
  const opens = openingOf(record);
  const ended = Date.parse(String(record.body.finishedAt));
  const isRefused = reasonOf(record) === 'limited' && opens - ended > shortWait && record.body.held === undefined;
  if (!isRefused || opens <= record.at || isBehindEnd(facts, record)) return [];
  return judgeTaken(facts, record, []);
}

/** Looks whether another agent was taken behind an execution, one to which nothing was known to be closed when that ended. */
function judgeTaken(facts: Facts, record: SeenRecord, busy: readonly string[]): readonly string[] {
  const { run, task, execution, seq } = record;
  const ended = Date.parse(String(record.body.finishedAt));
  const earlier = ofKind(facts, 'task').filter((each) => each.run === run && each.seq <= seq);
  // A record without a limit, whose opening is no number, closes nothing.
  const isOpen = (agent: string): boolean =>
    !earlier.some((each) => openingOf(each) > ended && isClosedTo(facts, each, { agent }));
  const open = listStandIns(facts, record).filter((name) => isOpen(name) && !busy.includes(name));
  const isTaken = transfersOf(facts, record).some((each) => each.execution === execution && each.body.by === 'baton');
  return open.length === 0 || isTaken ? [] : [`${run}/${task} ${execution} waits, although ${open[0]} could go on`];
}

/** Returns when the usage limit opens that refused an execution; not a number where it named no time. */
function openingOf(record: SeenRecord): number {
  return Date.parse(String(partOf(record, 'limit')['not-before']));
}

/** The starts of each agent of a task that count as no attempt, whatever was busy or lost. */
const freeStarts = 3;

/** Looks whether another agent was taken where the model of one was busy, and the task had no free start left. One that was busy itself in this attempt is not. */
function judgeBusy(facts: Facts, record: SeenRecord): readonly string[] {
  const of = (each: SeenRecord): boolean => each.run === record.run && each.task === record.task;
  const own = ofKind(facts, 'task').filter(
    (each) => of(each) && each.execution <= record.execution && each.body.held === undefined,
  );
  const moves = transfersOf(facts, record).filter(({ body, execution }) => body.by === 'baton' && execution < record.execution);
  const since = Math.max(0, ...moves.map(({ execution }) => execution));
  const spent = own.filter(
    (each) => each.execution > since && (isBusy(each) || ['stale-base', 'rate-limit', 'job-lost'].includes(reasonOf(each))),
  );
  const isOver = record.body.held === undefined && isBusy(record) && spent.length > freeStarts;
  if (!isOver || isBehindEnd(facts, record)) return [];
  const left = moves.filter(({ attempt, execution }) => {
    const behind = own.find((each) => each.execution === execution);
    return attempt === record.attempt && behind !== undefined && isBusy(behind);
  });
  return judgeTaken(
    facts,
    record,
    left.map(({ body }) => String(body.from)),
  );
}

/** Returns whether the model was busy in a turn: it was overloaded, or its limit named no time to come. */
function isBusy(record: SeenRecord): boolean {
  const hasTime = openingOf(record) > Date.parse(String(record.body.finishedAt));
  return reasonOf(record) === 'overloaded' || (reasonOf(record) === 'limited' && !hasTime);
}

/** Returns the reason of the failure of an execution; empty where it has not failed. */
function reasonOf(record: SeenRecord): string {
  return String(partOf(record, 'failure').reason ?? '');
}

/**
 * Lists the agents that may go on behind an execution: the fallbacks of the stage's own agent, and the one whose place Baton gave to another. An agent that
 * handed its work over by itself is not among them: it has no place any more.
 */
function listStandIns(facts: Facts, record: SeenRecord): readonly string[] {
  const fallback = fallbackOf(facts, record.task);
  const handed = transfersOf(facts, record).filter(
    (each) => each.body.by === undefined && each.execution < record.execution && !isLostInJob(facts, each),
  );
  const place = String(
    handed.toSorted((one, other) => one.execution - other.execution).at(-1)?.body.to ?? ownAgentOf(facts, record.task),
  );
  return fallback.length === 0 ? [] : [...new Set([place, ...fallback])].filter((name) => name !== record.body.agent);
}

/** Lists the transfers of the task of a record. */
function transfersOf(facts: Facts, { run, task }: SeenRecord): readonly SeenRecord[] {
  return ofKind(facts, 'transfer').filter((each) => each.run === run && each.task === task);
}

/** Looks whether the agent that Baton chose was started next, in the attempt that is due, and asked as the one before it. */
function judgeContinued(facts: Facts, record: SeenRecord): readonly string[] {
  const { run, task, execution, attempt, body } = record;
  const of = (each: { readonly run: string; readonly task: string }): boolean => each.run === run && each.task === task;
  const behind = ofKind(facts, 'task').find((each) => of(each) && each.execution === execution);
  const isMisplaced = behind !== undefined && behind.attempt !== attempt;
  const next = facts.starts.find(({ order }) => of(order) && order.execution === Number(execution) + 1);
  const wrong = [
    ...(isMisplaced ? [`the transfer behind ${task} ${execution} is of attempt ${attempt}`] : []),
    ...listClosed(facts, record).map(
      (each) => `${task} goes on with ${body.to}, whose limit ${each.task} ${each.execution} had met`,
    ),
  ];
  if (next === undefined) return wrong;
  const handed = transfersOf(facts, record).some((each) => each.body.by === undefined);
  const isAsked = handed || task.includes('/') || next.prompt.includes(`Do ${stageOf(task)}. `);
  // Behind a failure of another kind the next attempt may be due, for which the limit of another task chose the agent.
  const isUsedUp = behind?.body.outcome === 'failed' && partOf(behind, 'failure').reason !== body.reason;
  const due = isUsedUp ? [attempt, attempt + 1] : [attempt];
  return [
    ...wrong,
    ...(next.agent === body.to ? [] : [`${nameOf(next)} is ${next.agent} and not ${String(body.to)}`]),
    ...(due.includes(next.order.attempt) ? [] : [`${nameOf(next)} is another attempt`]),
    ...(isAsked ? [] : [`${nameOf(next)} was asked ${next.prompt.slice(0, 200)}`]),
  ];
}

/** Lists the executions of a run that a long limit had refused, which was closed still to the agent that a transfer by Baton chose, as was known well before. */
function listClosed(facts: Facts, { run, seq, at, body }: SeenRecord): readonly SeenRecord[] {
  const chosen = Date.parse(String(body.timestamp));
  return ofKind(facts, 'task').filter((each) => {
    const isKnown = each.run === run && each.seq < seq && each.at + longestLag < at && each.body.held === undefined;
    const isLong = openingOf(each) - Date.parse(String(each.body.finishedAt)) > shortWait;
    return isKnown && isLong && openingOf(each) > chosen && isClosedTo(facts, each, { agent: String(body.to) });
  });
}
