import type { Played } from '../play.ts';
import { dispatchFaults, editFaults, type Fault, labelFaults, limitFaults } from '../world/faults.ts';
import { orderOf, type SimRun } from '../world/runs.ts';
import type { Facts, Promised, SeenRecord } from './facts.ts';
import { listForgotten, listRecords, numberOf, partOf } from './helpers.ts';

/** What a run waits for while none of its jobs is at work. */
export const waitKinds = ['a person', 'a time', 'another run', 'what was lost'] as const;
export type WaitKind = (typeof waitKinds)[number];

/** A stretch of time in which nothing of an open run was at work. */
export interface Wait {
  readonly run: string;
  readonly kind: WaitKind;
  readonly from: number;
  readonly to: number;
  /** From when on it had no reason to wait any longer. */
  readonly since: number;
}

const minutes = 60_000;
/** A wait up to here is a job on its way: a dispatch may be late by 90 seconds, and a machine by 20. */
const shortest = 3 * minutes;
/** A sweep leaves alone what is younger than two minutes (`graceMilliseconds` in `engine/gate/worker.ts`), and lists lag. */
const grace = 130_000;

/** Runs go on by the next sweep. */
export const waitPromises: Readonly<Record<string, Promised>> = {
  'no run waits longer than its promise: a sweep finds what was lost, what is too late, and what waits for another run': {
    proves: ['DESIGN-5.3'],
    check: (facts) =>
      listWaits(facts).flatMap((wait) => {
        if (wait.kind === 'a person') return [];
        // Where a budget ends a run, and its thread takes no record of that, the App tries again until the day of the budget is over.
        if (facts.isRefusing && facts.app !== undefined && facts.world.config.includes('budgets:')) return [];
        const { run, kind, from, to } = wait;
        const over = facts.app === undefined ? countSweeps(facts, wait) : countAppSweeps(wait);
        const most = countExcuses(facts);
        return over > most
          ? [`${run} waited ${((to - from) / minutes).toFixed(0)} min for ${kind}: ${over} sweeps, not ${most}`]
          : [];
      }),
  },
};

/**
 * How many sweeps a fault costs: what they start is lost, their writes are refused for an hour, or the thread is locked. Edits are refused for up to
 * 90 minutes, and the App waits with all that is about the subject until GitHub answers again; a job goes on.
 */
const excuses = new Map<Fault, number>([
  ...dispatchFaults.map((fault) => [fault, 1] as const),
  ...limitFaults.map((fault) => [fault, 2] as const),
  ...labelFaults.map((fault) => [fault, 2] as const),
  ['group-full', 1],
  ['thread-full', 2],
]);
const appExcuses = new Map<Fault, number>([...excuses, ...editFaults.map((fault) => [fault, 2] as const)]);

const again = /^(?:machine of )?\d+\.(?:[2-9]|\d\d)/;

function countExcuses({ faults, app, world }: Pick<Facts, 'faults' | 'app' | 'world'>): number {
  // The App sweeps more often in the same time, and any fault may cost it a turn of its work.
  const [usual, times] = app === undefined ? [0, 1] : [1, 3];
  // What a forgotten run has claimed is free after half an hour.
  const claimed = app === undefined || listForgotten(world).size === 0 ? 0 : times;
  const known = app === undefined ? excuses : appExcuses;
  // A fault in a job that a sweep started again takes that sweep's help away.
  return faults.reduce(
    (all, { fault, place }) => all + times * (known.get(fault) ?? (app === undefined && again.test(place) ? 1 : usual / times)),
    claimed,
  );
}

/** Counts the sweeps that could have let a run go on and met no fault themselves. */
export function countSweeps({ actions, faults }: Facts, { since, to }: Pick<Wait, 'since' | 'to'>): number {
  // One that was run again had died the first time.
  const isSound = ({ number, conclusion, event, attempt }: SimRun): boolean =>
    event === 'schedule' &&
    conclusion === 'success' &&
    attempt === 1 &&
    !faults.some(({ place }) => new RegExp(`\\b${number}\\.`).test(place));
  return actions.runs.filter((run) => {
    const at = Date.parse(run.createdAt);
    // What a sweep starts begins up to two minutes later.
    return at > since + grace && at + 2 * minutes < to && isSound(run);
  }).length;
}

/** The App sweeps every ten minutes, and asks every 15 for deliveries that failed. */
const appMinutes = 15;

function countAppSweeps({ since, to }: Wait): number {
  return Math.floor(Math.max(0, to - since - grace) / (appMinutes * minutes));
}

/** The longest waits of a play by what was waited for, in hours. */
export type LongestWaits = Readonly<Partial<Record<WaitKind, number>>>;

/** Returns the longest waits of a play. A wait for a person, which nothing limits, is counted whole; others since they had no reason. */
export function findLongest(waits: readonly Wait[]): LongestWaits {
  const longest: Partial<Record<WaitKind, number>> = {};
  for (const { kind, from, to, since } of waits) {
    const hours = (to - (kind === 'a person' ? from : since)) / (60 * minutes);
    longest[kind] = Math.max(longest[kind] ?? 0, hours);
  }
  return longest;
}

type Busy = readonly [from: number, to: number];

/** Lists the waits of the runs about a subject. */
export function listWaits(facts: Facts): readonly Wait[] {
  const runs = [...Map.groupBy(facts.records, ({ run }) => run)];
  return runs.flatMap(([run, records]) => {
    const own = records.toSorted((one, other) => one.seq - other.seq);
    return listGaps(listBusy(facts, run, own)).flatMap(([from, to]) => {
      const before = own.filter(({ at }) => at <= from);
      return to - from < shortest || !isOpen(before) ? [] : [describeWait(facts, { run, own, from, to })];
    });
  });
}

/** Lists when something of a run was at work, or was written. */
function listBusy({ actions, endedAt }: Facts, run: string, records: readonly SeenRecord[]): readonly Busy[] {
  const planned = new Set(records.map((record) => Number(partOf(record, 'workflowRun').id)));
  const own = actions.runs.filter((each) => planned.has(each.id) || orderOf(each)?.run === run);
  const jobs = own.flatMap(({ past, jobs: present }) => [...past, ...present]);
  // The job of a decision goes on behind its record. Where its machine is lost, GitHub takes minutes to say so, and no sweep runs it again before.
  const decided = records.flatMap(({ at, body }) => {
    const { past = [], jobs: present = [] } = actions.runs.find(({ id }) => id === body.workflowRun) ?? {};
    const job = [...past, ...present].findLast(({ begunAt }) => begunAt !== undefined && begunAt <= at + 1_000);
    return job?.endedAt === undefined || Date.parse(job.endedAt) < at ? [] : [[at, Date.parse(job.endedAt)] as const];
  });
  return [
    ...records.map(({ at }) => [at, at] as const),
    ...decided,
    ...own.map(({ createdAt }) => [Date.parse(createdAt), Date.parse(createdAt)] as const),
    // A job that waits for its turn in its group is on its way: nobody but GitHub lets it begin.
    ...jobs.flatMap(({ queuedAt, endedAt: end }) =>
      queuedAt === undefined ? [] : [[queuedAt, end === undefined ? endedAt : Date.parse(end)] as const],
    ),
  ];
}

function listGaps(busy: readonly Busy[]): readonly Busy[] {
  const gaps: Busy[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const [from, to] of busy.toSorted(([one], [other]) => one - other)) {
    if (from > last) gaps.push([last, from]);
    last = last === Number.POSITIVE_INFINITY ? to : Math.max(last, to);
  }
  return gaps;
}

/** Returns whether a run goes on after its last record: it has begun, and has not ended, or was started again since. */
function isOpen(before: readonly SeenRecord[]): boolean {
  const end = before.findLast(({ kind }) => kind === 'end');
  return before.length > 0 && (end === undefined || before.some(({ kind, seq }) => kind === 'decision' && seq > end.seq));
}

interface Gap {
  readonly run: string;
  readonly own: readonly SeenRecord[];
  readonly from: number;
  readonly to: number;
}

function describeWait(facts: Facts, { run, own, from, to }: Gap): Wait {
  const next = own.find(({ at }) => at >= to - 1_000);
  const verb = next?.kind === 'decision' ? String(next.body.verb) : undefined;
  const told = { run, from, to };
  const isByTime = verb === 'expire' || next?.body.by === 'time';
  if (verb !== undefined && !isByTime && next !== undefined && next.at - to < 2_000)
    return { ...told, kind: 'a person', since: to };
  // What asked a person was taken away, and is asked again.
  const isAskedAgain = facts.actions.runs.some((each) => Date.parse(each.createdAt) === to && /notify:ask/.test(each.title));
  if (isAskedAgain && facts.faults.some(({ fault }) => fault === 'comment-deleted'))
    return { ...told, kind: 'a person', since: to };
  const time = findTime(facts, { run, own, from, to });
  const held = findHeld(facts, { run, from, to });
  // What goes on when a time is over may wait for its turn then.
  if (time !== undefined && (held ?? 0) <= time) return { ...told, kind: 'a time', since: Math.max(from, time) };
  return held === undefined ? { ...told, kind: 'what was lost', since: from } : { ...told, kind: 'another run', since: held };
}

/** Finds the time until which a run waits: for an answer, for children, or for a usage limit. */
function findTime(facts: Facts, { run, own, from, to }: Gap): number | undefined {
  const hours = numberOf(facts, 'answer-within');
  const before = own.filter(({ at }) => at <= from);
  // A child may wait for an answer beside its parent.
  const asked = before.filter(
    ({ task, seq, body }) => body.outcome === 'needs-input' && !before.some((later) => later.task === task && later.seq > seq),
  );
  // A question in a pause is asked behind it.
  const resumed = before.findLast(({ body }) => body.verb === 'resume')?.at ?? 0;
  const times = [
    ...(hours === undefined
      ? []
      : asked.map(({ body }) => Math.max(resumed, Date.parse(String(body.finishedAt))) + hours * 60 * minutes)),
    // A run that has cost what it may asks for money as long as for an answer, whatever its children at work come to meanwhile.
    ...(hours === undefined || !facts.world.config.includes('on-limit: ask')
      ? []
      : listMoneyAsks(facts, { run, before }).map((at) => Math.max(resumed, at) + hours * 60 * minutes)),
    ...before.flatMap((record) => {
      const { deadline } = partOf(record, 'wait');
      const opens = partOf(record, 'limit')['not-before'];
      return [deadline, opens].flatMap((time) => (typeof time === 'string' ? [Date.parse(time)] : []));
    }),
    ...listSharedLimits(facts, { run, to }),
  ].filter((time) => time < to);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** Lists when usage limits open that other runs have met. With the App what they would refuse waits for that. */
function listSharedLimits({ app, world }: Facts, { run, to }: Pick<Gap, 'run' | 'to'>): readonly number[] {
  const others = app === undefined ? [] : listRecords(world).filter((record) => record.run !== run && record.at < to);
  return others.flatMap((record) => {
    const { 'not-before': opens } = partOf(record, 'limit');
    return typeof opens === 'string' ? [Date.parse(opens)] : [];
  });
}

/** Lists when a run came to ask for money: with its last record before the comment that shows it, and where none does, with what was done last. */
function listMoneyAsks(
  { comments }: Facts,
  { run, before }: { readonly run: string; readonly before: readonly SeenRecord[] },
): readonly number[] {
  const asks = comments.filter(({ body }) => body.startsWith('💰 **More money') && body.includes(` run \`${run}\` `));
  const done = before.filter(({ kind }) => kind === 'task').slice(-1);
  const behind = asks.flatMap(({ createdAt }) => before.findLast(({ at }) => at <= Date.parse(createdAt)) ?? []);
  return (asks.length > 0 ? behind : done).map(({ at, body }) => Date.parse(String(body.finishedAt ?? body.decidedAt)) || at);
}

const lines = /shared|budgets|max-concurrency|on-conflict: queue/;

/** Finds when the last job of another run ended, or its pause did, which may have kept this one back: a run holds its branch while its commits are held. */
function findHeld(
  { actions, world }: Pick<Played, 'actions' | 'world'>,
  { run, from, to }: Omit<Gap, 'own'>,
): number | undefined {
  if (!lines.test(world.config)) return undefined;
  const ends = actions.runs
    .filter((other) => orderOf(other)?.run !== run)
    .flatMap(({ past, jobs }) => [...past, ...jobs])
    .flatMap(({ endedAt }) => (endedAt === undefined ? [] : [Date.parse(endedAt)]));
  const resumed = listRecords(world)
    .filter((record) => record.run !== run && (record.body.verb === 'resume' || record.body.verb === 'cancel'))
    .map(({ at }) => at);
  const times = [...ends, ...resumed].filter((at) => at > from && at < to);
  return times.length === 0 ? undefined : Math.max(...times);
}
