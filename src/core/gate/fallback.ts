import { accountOf } from '../agent/account.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { TaskRecord, TransferRecord } from '../record/record.ts';
import { agentNameAt, isFallback, transferInto } from '../run/acting-agent.ts';
import { closedFor, limited, ruleAfter, shortWaitMilliseconds, sleepOf } from '../run/attempts.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { Fallbacks, State } from '../run/state.ts';
import { awaitsTime, type Ended, identityOf, nextAfter, type Ready } from '../run/task-row.ts';
import type { Wait } from '../run/wait.ts';
import { describeTimeSince } from '../text/times.ts';
import type { TransferBody } from '../transfer/transfer.ts';
import { findWaking, isLong, type LimitFacts, listRefusals, type Starting } from './closed-limits.ts';
import { limitsGate } from './limits.ts';

/**
 * Finds what a task waits for that a usage limit keeps back, where another agent can continue before the limit opens: the first of the list whose own
 * limit is open, else the one whose limit opens first, if the task may sleep until then.
 */
function findFallbackWait(facts: LimitFacts, starting: Starting, refused: TaskRecord): Wait | undefined {
  // A task that a limit refused itself waits since then, whichever refusal keeps it back now: whoever asks comes to the same agent.
  const own = facts.tasks.findLast(({ body }) => body.stage === starting.stage);
  const since = (own !== undefined && isLong(own) ? own : refused).body.finishedAt;
  const all = listCandidates(facts, starting).map((agent) => ({
    agent,
    opens: findOpening(facts, { ...starting, as: agent }, since),
  }));
  const [first] = all.toSorted((one, other) => Date.parse(one.opens) - Date.parse(other.opens));
  const until = findOpening(facts, starting, since);
  if (first === undefined || Date.parse(first.opens) >= Date.parse(until)) return undefined;
  if (Date.parse(first.opens) - Date.parse(since) > longestWait(facts, starting)) return undefined;
  const what = `the usage limit of ${accountOf(refused.body.engine)}; then ${first.agent} continues`;
  const fallback = { agent: first.agent, until, refused: refused.seq };
  return { gate: 'sleep', for: [], atMost: first.opens, since, what, fallback };
}

/**
 * Returns when the limits of an agent are open, or a time since which they are. What is closed for a short time is open: its job waits. A person
 * who wakes a task wants the agent whose turn it is to start, and says nothing of the limits of others.
 */
function findOpening(facts: LimitFacts, starting: Starting, since: string): string {
  const closed = listRefusals(facts, starting).filter(
    (record) => isLong(record) && (starting.as !== undefined || findWaking(facts, record, starting.stage) === undefined),
  );
  const times = closed.map(({ body }) => body.limit?.['not-before'] ?? since);
  return times.reduce((latest, time) => (Date.parse(time) > Date.parse(latest) ? time : latest), since);
}

/** Returns how long a task may wait for the limit of another agent, in milliseconds: no longer than for its own, and no more often. */
function longestWait(facts: LimitFacts, { stage }: Starting): number {
  const last = facts.tasks.findLast(({ body }) => body.stage === stage);
  const isUsedUp = last !== undefined && ruleAfter(facts, last, Number.POSITIVE_INFINITY) === 'later';
  return isUsedUp ? 0 : Math.max(sleepOf(facts.run), shortWaitMilliseconds);
}

/** Lists the agents that may continue now. Records have room for one transfer behind an execution, so where there is one, nobody else can. */
function listCandidates(facts: LimitFacts, { stage, due }: Starting): readonly string[] {
  const isTaken = facts.transfers.some(({ task, execution }) => task === stage && execution === due.execution - 1);
  return isTaken ? [] : listStandIns(facts, { stage, due });
}

/**
 * Lists the agents that may ever continue in the place of the one whose turn it is: the one that this stands in for, and the list of the
 * stage's own agent.
 */
function listStandIns(facts: LimitFacts, { stage, due }: Starting): readonly string[] {
  const config = stageOf(facts.run, stage);
  const place = { stage, execution: due.execution };
  if (!isAgentStage(config)) return [];
  const { agents } = facts.run.body.config;
  const { fallback = [] } = agents[config.agent] ?? {};
  const first = fallback.length === 0 ? [] : [transferInto(facts, place)?.body.to ?? config.agent];
  const acting = agentNameAt(facts, place);
  return [...new Set([...first, ...fallback])].filter((name) => name !== acting && agents[name] !== undefined);
}

/** Derives how a task stands that a usage limit refused for longer than it may sleep: it is due where another agent can continue before. */
function awaitFallback(standing: Ready | Ended, facts: LimitFacts & Pick<State, 'end'>): Ready | Ended {
  if (standing.status !== 'ended' || facts.end !== undefined) return standing;
  const { last } = standing;
  const next = nextAfter(last);
  const isRefused = last.body.outcome === 'failed' && isLong(last) && last.body.held === undefined;
  return isRefused && findFallbackWait(facts, { stage: last.body.stage, due: next }, last) !== undefined
    ? { status: 'ready', next }
    : standing;
}

/**
 * Builds the transfer by which another agent continues behind an execution that has just failed, since a usage limit keeps the next one back, or its model was
 * busy in all its free starts. Undefined where no other agent can, now. `state` has the record of the execution.
 */
function continueElsewhere(
  state: State,
  { last, now }: { readonly last: TaskRecord; readonly now: string },
): TransferBody | undefined {
  const { stage, failure, outcome, held } = last.body;
  // Commits that a pause holds are published first, and the transfer is made behind that.
  if (outcome !== 'failed' || held !== undefined) return undefined;
  if (awaitsTime(state.rows.get(stage))) return draftTransfer(state, { stage, now })?.body;
  const isBusy = failure?.reason === 'overloaded' || (failure?.reason === limited && closedFor(last.body) === undefined);
  if (!isBusy || ruleAfter(state, last) !== 'attempt') return undefined;
  const starting = { stage, due: nextAfter(last) };
  const busy = new Set(listLeft(state, last));
  const to = listCandidates(state, starting).find((as) => !busy.has(as) && findOpening(state, { ...starting, as }, now) === now);
  if (to === undefined) return undefined;
  const { agent: from } = last.body;
  const reason = failure.reason === limited ? limited : 'overloaded';
  const why = reason === limited ? 'usage limit is closed, and names no time at which it opens' : 'model stays overloaded';
  return {
    from,
    to,
    message: `${from}'s ${why}: ${tellNext(state, { ...starting, to, now })}`,
    timestamp: now,
    by: 'baton',
    reason,
  };
}

/** Tells that an agent continues, or that it would, where its start is one more than the run has. */
function tellNext(state: State, { stage, due, to, now }: Starting & { readonly to: string; readonly now: string }): string {
  const row = state.rows.get(stage);
  const rows =
    row === undefined ? state.rows : new Map(state.rows).set(stage, { ...identityOf(row), status: 'ready', next: due });
  const isOver = limitsGate.ask({ ...state, rows }, now).kind === 'never';
  return isOver ? `${to} would continue, but the run has reached a limit.` : `${to} continues.`;
}

/** Lists the agents that were busy in this attempt before, so that others went on in their place. Those whose limit was closed were not. */
function listLeft({ transfers, tasks }: State, { task, attempt }: TaskRecord): readonly string[] {
  const own = transfers.filter((each) => each.task === task && each.attempt === attempt && isFallback(each));
  const wasBusy = ({ execution, body: { reason } }: TransferRecord): boolean => {
    const ended = tasks.find((each) => each.task === task && each.execution === execution)?.body;
    return reason !== limited || (ended?.failure?.reason === limited && closedFor(ended) === undefined);
  };
  return own.filter(wasBusy).map(({ body }) => body.from);
}

/** Drafts the transfer by which another agent continues in the place of one that sleeps, if its own limit is open, and that of the one that sleeps is not. */
function draftTransfer(
  state: State,
  { stage, now }: Parameters<Fallbacks['draftTransfer']>[1],
): ReturnType<Fallbacks['draftTransfer']> {
  const row = state.rows.get(stage);
  if (!awaitsTime(row) || row.wait.fallback === undefined) return undefined;
  const { next, wait } = row;
  const { agent: to, until } = row.wait.fallback;
  const from = agentNameAt(state, { stage, execution: next.execution });
  if (from === undefined || Date.parse(wait.atMost) > Date.parse(now) || Date.parse(until) <= Date.parse(now)) return undefined;
  const words = tellNext(state, { stage, due: next, to, now });
  const message = `${from}'s usage limit is closed until ${describeTimeSince(until, now)}: ${words}`;
  const body: TransferBody = { from, to, message, timestamp: now, by: 'baton', reason: limited };
  const execution = next.execution - 1;
  // Of the attempt that it stands behind, as every transfer: the next one may be another.
  const { attempt } = state.tasks.find((each) => each.task === stage && each.execution === execution) ?? next;
  return { kind: 'transfer', run: state.run.run, task: stage, attempt, execution, body };
}

/** Loaded for runs whose agents have fallbacks. */
export const fallbacks: Fallbacks = {
  findWait: findFallbackWait,
  settle: awaitFallback,
  continueBehind: continueElsewhere,
  draftTransfer,
  list: listStandIns,
};
