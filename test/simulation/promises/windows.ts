import type { AgentStart } from '../world/agent.ts';
import { sharesWindow } from '../world/windows.ts';
import type { Facts, Promised, SeenRecord } from './facts.ts';
import {
  decisionsOf,
  groupOf,
  issuedAt,
  keysOf,
  listOrders,
  listRecords,
  longestLag,
  nameOf,
  numberOf,
  ofKind,
  partOf,
  stageOf,
} from './helpers.ts';

/** What is promised of turns that a usage limit, or the limit on the cost of their run, ended. */
export const windowPromises: Readonly<Record<string, Promised>> = {
  'no agent starts against a usage limit that its run, or with the App its repository, knows to be closed': {
    proves: ['P14-sleep'],
    check: (facts) => facts.starts.flatMap((start) => judgeLimits(facts, start)),
  },
  'what an agent had done when a limit ended its turn is kept, and no attempt is counted': {
    proves: ['P14-sleep', 'P14-4'],
    check: (facts) => ofKind(facts, 'task').flatMap((record) => judgeLimited(facts, record)),
  },
};

const hour = 3_600_000;
/** A wait up to here is no sleep: the job of the next execution makes it. */
export const shortWait = hour / 4;

/** Returns when the usage limit opens that refused an execution, as long as its task may sleep until then: six hours, where the configuration says nothing. */
function opensAt(facts: Facts, { body }: SeenRecord): number | undefined {
  const { 'not-before': time } = partOf({ body } as SeenRecord, 'limit');
  const isLimited = partOf({ body } as SeenRecord, 'failure').reason === 'limited' && typeof time === 'string';
  if (!isLimited || body.held !== undefined) return undefined;
  const opens = Date.parse(String(time));
  const longest = Math.max(shortWait, (numberOf(facts, 'sleep') ?? 6) * hour);
  const closed = opens - Date.parse(String(body.finishedAt));
  // A time that is over says no more than none: the model was busy, for which the fourth start counts as an attempt.
  return closed > 0 && closed <= longest ? opens : undefined;
}

function isLong(record: SeenRecord): boolean {
  return Date.parse(String(partOf(record, 'limit')['not-before'])) - Date.parse(String(record.body.finishedAt)) > shortWait;
}

/** Looks whether the limit was closed that an execution before had met when this agent of the same account began, although its order came later. */
function judgeLimits(facts: Facts, start: AgentStart): readonly string[] {
  const { run, task, execution } = start.order;
  const issued = issuedAt(start);
  const isOrderedBefore = (moment: number): boolean =>
    listOrders(facts).some(
      (order) => order.run === run && order.task === task && order.execution === execution && order.issued <= moment,
    );
  // In the Action another run finds out with one start, and so it does with the App where the wait is no sleep, or another agent continues behind it.
  const isAlone = facts.app === undefined || fallbackOf(facts, task).length > 0;
  // Whoever wakes the task that met a limit opens it for all that start from then on (adr/0045).
  const isOfOther = (record: SeenRecord): boolean => record.run !== run && (record.kind === 'decision' || isLong(record));
  const all = isAlone ? [] : listRecords(facts.world);
  // With each step of a run the App learns again from its records which limits it has met (T12: a changed one does not count).
  const isChanged = ({ comment: own, run: of }: SeenRecord): boolean =>
    facts.world.comments.tampered.some(
      ({ comment, what, at }) =>
        comment.id === own && what === 'records' && all.some((each) => each.run === of && at < each.at && each.at < start.at),
    );
  const others = all.filter((record) => isOfOther(record) && !isChanged(record));
  const isAnew = !facts.starts.some((other) => other.process === start.process && other.at < start.at);
  const records = [...facts.records.filter((record) => record.run === run), ...others];
  const known = records.filter((record) => isAnew || (record.run === run && isTold(facts, record, task)));
  const closed = ofKind({ records: known }, 'task').filter((record) => {
    const opens = opensAt(facts, record);
    const isKnown = isClosedTo(facts, record, start) && record.at + longestLag < issued;
    const isWoken = decisionsOf({ records }, 'woken', 'retry').some(
      (each) => each.at <= start.at && isOpenedBy(each, { record, run, task }),
    );
    return opens !== undefined && isKnown && start.at < opens && !isWoken && !isOrderedBefore(record.at + longestLag);
  });
  // Nobody continues behind the transfer to an agent, so within its job one that others stand in for is refused by a long limit before they do.
  if (!isAnew && closed.some(isLong) && fallbackOf(facts, task).some((name) => name !== start.agent)) return [];
  return closed.map((record) => `${nameOf(start)} began before the limit opened that ${record.task} ${record.execution} had met`);
}

/** Returns whether a decision opens to a task the limit that an execution had met: a person woke the task, or had a run start again. */
function isOpenedBy(
  { run: of, task: named, seq, at, body }: SeenRecord,
  { record, run, task }: { readonly record: SeenRecord; readonly run: string; readonly task: string },
): boolean {
  if (body.verb === 'retry') return of === record.run ? seq > record.seq : of === run && at > record.at;
  if (body.verb !== 'woken' || body.by !== 'person') return false;
  // Whoever wakes the task that met a limit opens it to other runs. With the App a task may also be woken from what another run had met before.
  const about = of === run ? task : record.task;
  const isNamed = ['', about, groupOf(about)].includes(named);
  return isNamed && (of === record.run ? seq > record.seq : of === run && at > record.at);
}

/** Returns whether the order of a task holds a record: it is of the stage itself, or of one that it needs. An agent that takes over in its job knows of no others. */
function isTold({ stages }: Facts, record: SeenRecord, task: string): boolean {
  const told = new Set([stageOf(task)]);
  for (const name of told) for (const need of stages.find((stage) => stage.name === name)?.needs ?? []) told.add(need);
  return told.has(stageOf(record.task));
}

/** Returns whether the window that refused an execution is closed to an agent, too. */
export function isClosedTo({ agents }: Facts, record: SeenRecord, { agent }: Pick<AgentStart, 'agent'>): boolean {
  const { model } = partOf(record, 'limit');
  const named = (name: string) => Object.entries(agents).find(([own]) => own === name);
  const [refused, own] = [named(String(record.body.agent)), named(agent)];
  return (
    refused !== undefined && own !== undefined && sharesWindow(refused, own, model === undefined ? undefined : String(model))
  );
}

/**
 * Looks whether the commits of an execution that a usage limit refused, or that the limit of its run ended until a person adds money, are published or
 * held, and the next one is of the same attempt.
 */
function judgeLimited(facts: Facts, record: SeenRecord): readonly string[] {
  const isUnpaid = record.body.unpaid === true;
  if (partOf(record, 'failure').reason !== 'limited' && !isUnpaid) return [];
  const { run, task, execution, body } = record;
  const of = (start: AgentStart): boolean => start.order.run === run && start.order.task === task;
  const own = facts.starts.find((start) => of(start) && start.order.execution === execution);
  const isLeft = own?.turn.commits === true && own.isOver && own.branch !== undefined;
  // Nothing is published behind the end of a run (DESIGN 4.1), whoever ended it meanwhile.
  const isKept = body.commits !== undefined || body.held !== undefined || isBehindEnd(facts, record);
  const next = facts.starts.find((start) => of(start) && start.order.execution === Number(execution) + 1);
  const isFree = isUnpaid || opensAt(facts, record) !== undefined;
  const isCounted = isFree && next !== undefined && next.order.attempt !== record.attempt;
  return [
    ...(isLeft && !isKept ? [`the commits of ${task} ${execution} are lost`] : []),
    ...(isCounted ? [`${nameOf(next)} is another attempt`] : []),
  ];
}

/** Returns whether a record stands behind the end of its run, where nothing is published and nobody goes on. */
export function isBehindEnd(facts: Facts, { run, seq }: SeenRecord): boolean {
  const ends = [...ofKind(facts, 'end'), ...decisionsOf(facts, 'retry')].filter((each) => each.run === run && each.seq < seq);
  return ends.toSorted((one, other) => one.seq - other.seq).at(-1)?.kind === 'end';
}

/** Returns the fallbacks of the agent that the stage of a task names. */
export function fallbackOf(facts: Facts, task: string): readonly string[] {
  const own = ownAgentOf(facts, task);
  return Object.entries(facts.agents).find(([name]) => name === own)?.[1].fallback ?? [];
}

/** Returns the agent that the stage of a task names. */
export function ownAgentOf(facts: Facts, task: string): string {
  return /agent: (one|two)/.exec(keysOf(facts, task))?.[1] ?? '';
}
