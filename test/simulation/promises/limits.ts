import type { AgentStart } from '../world/agent.ts';
import type { Facts, Promised, SeenRecord } from './facts.ts';
import {
  attemptsOf,
  decisionsOf,
  isLostInJob,
  issuedAt,
  longestLag,
  nameOf,
  numberOf,
  ofKind,
  partOf,
  stageOf,
} from './helpers.ts';

/** What limits and budgets forbid. */
export const limitPromises: Readonly<Record<string, Promised>> = {
  'a stage has no more attempts than it may': {
    proves: ['C-21', 'DESIGN-5.4'],
    check: ({ records, stages, agents }) =>
      stages.flatMap(({ name, keys }) => {
        const most = attemptsOf(agents, keys);
        return [...new Set(records.map(({ run }) => run))].flatMap((run) => {
          const own = records.filter((record) => record.run === run);
          const retries = own.filter(({ kind, body }) => kind === 'decision' && body.verb === 'retry').length;
          const used = Math.max(
            0,
            ...own.filter(({ kind, task }) => kind === 'task' && task === name).map(({ attempt }) => attempt),
          );
          return used <= most + retries * most ? [] : [`${run}/${name} had ${used} attempts of ${most}`];
        });
      }),
  },
  'a run has no more executions, transfers and children than its limits say': {
    proves: ['DESIGN-5.4', 'T-12', 'K-23', 'X-15'],
    check: (facts) =>
      listRuns(facts).flatMap((run) => {
        const own = facts.records.filter((record) => record.run === run);
        const transfers = own.filter((record) => record.kind === 'transfer' && !isLostInJob(facts, record));
        // What was set aside for a job is seen by other jobs once it is recorded.
        const aside = own.filter((record) => wasUnseen(facts, record)).length;
        const counts = [
          ['max-tasks', own.filter(({ kind }) => kind === 'task').length - aside, 50],
          ['max-handoffs', countTransfers(transfers), 10],
          ['max-children', own.flatMap(listMade).length, 10],
          ['max-depth', Math.max(0, ...own.flatMap(listMade).map((name) => name.split('/').length - 1)), 3],
        ] as const;
        return counts.flatMap(([key, count, usual]) =>
          count > (numberOf(facts, key) ?? usual) ? [`${run}: ${count} of ${key}`] : [],
        );
      }),
  },
  'no agent is ordered once its run has cost or worked as much as it may': {
    proves: ['DESIGN-5.4'],
    check: (facts) => {
      const isAsking = facts.world.config.includes('on-limit: ask');
      const most = {
        cost: isAsking ? undefined : numberOf(facts, 'limits: .*max-cost-usd'),
        minutes: numberOf(facts, 'limits: .*timeout-minutes'),
      };
      return facts.starts.flatMap((start) => {
        const before = ofKind(facts, 'task').filter(
          (record) => record.run === start.order.run && record.at + longestLag < issuedAt(start),
        );
        const paid = before.filter((record) => !before.some((other) => other.seq < record.seq && isSamePrompt(other, record)));
        const used = { cost: sum(paid.map(costOf)), minutes: minutesOf(before.map(timesOf), reopenedAt(facts, start)) };
        const isOver =
          used.cost >= (most.cost ?? Number.POSITIVE_INFINITY) || used.minutes > (most.minutes ?? Number.POSITIVE_INFINITY);
        return isOver ? [`${nameOf(start)} after $${used.cost} and ${used.minutes.toFixed(0)} min`] : [];
      });
    },
  },
  'no agent starts behind records that had cost what the run may, until a person has added money, once for each comment': {
    proves: ['P14-4'],
    check: (facts) => {
      const limit = facts.world.config.includes('on-limit: ask') ? numberOf(facts, 'limits: .*max-cost-usd') : undefined;
      if (limit === undefined) return [];
      const doubled = listDoubled(facts);
      return [
        ...doubled,
        ...facts.starts.flatMap((start) => {
          const { run } = start.order;
          const raised = decisionsOf(facts, 'raise').filter((record) => record.run === run && record.at <= start.at);
          const most = limit + sum(raised.map(({ body }) => Number(body.usd)));
          const used = sum(listPaid(facts, start).map(costOf));
          return used >= most ? [`${nameOf(start)} behind $${used} of $${most}`] : [];
        }),
      ];
    },
  },
  'no run starts once the ended runs of the day have used a budget up': {
    proves: ['R3', 'DESIGN-5.4'],
    check: (facts) => {
      const most = { runs: numberOf(facts, 'max-runs'), cost: numberOf(facts, 'budgets: .*max-cost-usd') };
      return ofKind(facts, 'run').flatMap((run) => {
        const known = listEnded(facts).filter(({ at, day }) => at + longestLag < plannedAt(facts, run) && day === dayOf(run));
        const isOver =
          known.length >= (most.runs ?? Number.POSITIVE_INFINITY) ||
          sum(known.map(({ cost }) => cost)) >= (most.cost ?? Number.POSITIVE_INFINITY);
        return isOver ? [`${run.run} began after ${known.length} runs`] : [];
      });
    },
  },
};

/** Lists comments that have added money twice to one run. */
function listDoubled(facts: Facts): readonly string[] {
  const all = decisionsOf(facts, 'raise').map((record) => `${record.run}: ${JSON.stringify(record.body.source)} raised twice`);
  return all.filter((line, index) => all.indexOf(line) < index);
}

/**
 * Lists the executions that an agent began behind, each once: all up to the last one of its own task before it, and up to the last ones of what its
 * stage needs. Whatever was recorded later may have come when it had been started.
 */
function listPaid(facts: Facts, { order, at }: AgentStart): readonly SeenRecord[] {
  const tasks = ofKind(facts, 'task').filter((record) => record.run === order.run && record.at < at);
  const needs = facts.stages.find(({ name }) => name === stageOf(order.task))?.needs ?? [];
  const isBehind = ({ task, execution }: SeenRecord): boolean =>
    task === order.task ? execution < order.execution : needs.includes(task);
  const last = findStart(facts, order.run, Math.max(0, ...tasks.filter(isBehind).map(({ seq }) => seq)));
  const before = tasks.filter(({ seq }) => seq <= last);
  return before.filter((record) => !before.some((other) => other.seq < record.seq && isSamePrompt(other, record)));
}

/** Returns the `seq` of the record by which a task could start that was due at another one: the end of the pause that was in force. */
function findStart(facts: Facts, run: string, due: number): number {
  const stops = decisionsOf(facts, 'pause', 'resume', 'retry').filter((record) => record.run === run);
  const ordered = stops.toSorted((one, other) => one.seq - other.seq);
  if (ordered.findLast(({ seq }) => seq <= due)?.body.verb !== 'pause') return due;
  return ordered.find(({ seq, body }) => seq > due && body.verb !== 'pause')?.seq ?? due;
}

function listRuns({ records }: Facts): readonly string[] {
  return [...new Set(records.map(({ run }) => run))];
}

/** Returns whether an agent took over within a job while another task was ordered, which could not know of it. */
function wasUnseen(facts: Facts, { kind, comment, run, task, execution, at }: SeenRecord): boolean {
  const { records, starts, actions } = facts;
  if (kind !== 'task') return false;
  const first = records.find(
    (each) => each.kind === 'task' && each.comment === comment && each.run === run && each.task === task,
  );
  const job = starts.find(({ order }) => order.run === run && order.task === task && order.execution === first?.execution);
  if (first === undefined || first.execution === execution || job === undefined) return false;
  const since = issuedAt(job);
  const isMeanwhile = (other: string, time: number): boolean =>
    time > since + (isOpenedBetween(facts, { run, task: other }, { since, to: time }) ? 0 : longestLag) &&
    time <= at + longestLag;
  // A built-in has an order, too, and a workflow run unless the App performs it.
  return (
    actions.runs.some(({ order = '' }) => {
      const other = order === '' ? undefined : JSON.parse(order);
      return other?.run === run && isMeanwhile(other.task, Date.parse(other.issued));
    }) ||
    records.some((other) => other.run === run && other.body.engine === 'built-in' && isMeanwhile(other.task, timesOf(other).from))
  );
}

/** Returns whether a stage that a task needs wrote a record in a stretch of time: an order from before it set nothing aside for the task, however soon that started. */
function isOpenedBetween(
  { stages, records }: Facts,
  { run, task }: Pick<SeenRecord, 'run' | 'task'>,
  { since, to }: { readonly since: number; readonly to: number },
): boolean {
  const needs = stages.find(({ name }) => name === stageOf(task))?.needs ?? [];
  return records.some(
    (each) => each.kind === 'task' && each.run === run && needs.includes(stageOf(each.task)) && each.at > since && each.at <= to,
  );
}

/**
 * Counts the transfers of a run: those within jobs, which share what is left, or those up to the last one to a job of its own. That one counts
 * what was recorded by then, which lacks those within jobs at work.
 */
function countTransfers(transfers: readonly SeenRecord[]): number {
  const all = transfers.filter(({ body }) => body.by === undefined).toSorted((one, other) => one.seq - other.seq);
  const isInline = ({ body }: SeenRecord): boolean => body.inline === true;
  return Math.max(all.filter(isInline).length, 1 + all.findLastIndex((each) => !isInline(each)));
}

/** Lists the children that a record made. */
function listMade({ kind, body }: SeenRecord): readonly string[] {
  return kind === 'child' && Array.isArray(body.made) ? body.made.map(({ name }) => String(name)) : [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function costOf(record: SeenRecord): number {
  return Number(partOf(record, 'results')['cost-usd'] ?? 0);
}

/**
 * Returns whether two executions name one prompt. One without an agent, which publishes what a pause held or merges children, repeats
 * what stands in the record of the one before it, its cost as well. Every prompt has a nonce of its own.
 */
function isSamePrompt(one: SeenRecord, other: SeenRecord): boolean {
  const { nonce } = partOf(one, 'prompt');
  return nonce !== undefined && nonce === partOf(other, 'prompt').nonce;
}

interface Times {
  readonly from: number;
  readonly to: number;
}

function timesOf({ body }: SeenRecord): Times {
  return { from: Date.parse(String(body.startedAt)), to: Date.parse(String(body.finishedAt)) };
}

/** Returns the minutes in which somebody was at work: those in which several were count once (`limits.timeout-minutes`). */
function minutesOf(times: readonly Times[], since: number): number {
  let [sum, until] = [0, since];
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum / 60_000;
}

/** Returns when a person last had an ended run go on, by the order of an agent: it has its whole time again. */
function reopenedAt(facts: Facts, start: AgentStart): number {
  const ends = ofKind(facts, 'end').filter(({ run }) => run === start.order.run);
  const again = decisionsOf(facts, 'retry').filter(
    ({ run, seq, at }) => run === start.order.run && at <= issuedAt(start) && ends.some((end) => end.seq < seq),
  );
  return Math.max(0, ...again.map(({ at }) => at));
}

/** Lists the runs of all subjects that have a history record, with the time of the first one. */
function listEnded({ ledger }: Facts): readonly { readonly at: number; readonly day: string; readonly cost: number }[] {
  return [...Map.groupBy(ledger, ({ run }) => run).values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const cost = Number(partOf(first, 'usage').costUsd ?? 0);
    return [{ at: first.at, day: String(first.body.startedAt).slice(0, 10), cost }];
  });
}

/** Returns when the workflow run was created whose job began a run: whatever was written before it is seen. */
function plannedAt({ actions }: Facts, record: SeenRecord): number {
  const planned = actions.runs.find(({ id }) => id === Number(partOf(record, 'workflowRun').id));
  return planned === undefined ? record.at : Date.parse(planned.createdAt);
}

function dayOf({ body }: SeenRecord): string {
  return String(body.startedAt).slice(0, 10);
}

/** What is promised after a person, or an event, has ended a run. */
export const cancelPromises: Readonly<Record<string, Promised>> = {
  'nothing of a cancelled run is published later': {
    proves: ['DESIGN-4.8', 'I-16'],
    check: (facts) =>
      ofKind(facts, 'end').flatMap((end) => {
        if (end.body.outcome !== 'cancelled') return [];
        const again = decisionsOf(facts, 'retry').find((record) => record.run === end.run && record.seq > end.seq);
        const later = facts.published.filter(
          ({ run, at }) => run === end.run && at > end.at + 1_000 && at < (again?.at ?? Number.POSITIVE_INFINITY),
        );
        return later.map(({ what }) => `${end.run}: ${what}`);
      }),
  },
  'no agent of a cancelled run is ordered later': {
    proves: ['DESIGN-4.8', 'I-16'],
    check: (facts) =>
      facts.starts.flatMap((start) => {
        const end = ofKind(facts, 'end').find(
          (record) => record.run === start.order.run && record.at + longestLag < issuedAt(start),
        );
        const isReopened = decisionsOf(facts, 'retry').some(
          (record) => record.run === start.order.run && record.seq > (end?.seq ?? 0),
        );
        return end === undefined || isReopened ? [] : [`${nameOf(start)} was ordered after the end of its run`];
      }),
  },
};
