import type { AppStore } from '../../../src/ports/queue.ts';
import type { Gap, LeftBehind } from './app-lines.ts';
import { readRows, type StoredRow } from './claims-rows.ts';
import { repositoryId } from './fake-repository.ts';
import type { Moment } from './processes.ts';

const lastOf = ({ written }: Moment): string | undefined => written.at(-1);
const isDeath = ({ next }: Moment): boolean => next !== 'done';
/** Returns whether a process died right behind one of these writes. */
const diedBehind = (moment: Moment, ...names: readonly string[]): boolean =>
  isDeath(moment) && names.includes(lastOf(moment) ?? '');
/** Returns whether one write was done and another one was not. */
const diedBetween = (moment: Moment, done: string, missing: string): boolean =>
  isDeath(moment) && moment.written.includes(done) && !moment.written.slice(moment.written.indexOf(done)).includes(missing);

/** Returns whether a claim was given, nobody was told to start its holder, and no item of the queue does. */
async function hasForgottenTurn({ store, isPending }: LeftBehind, line: 'slot' | 'branch'): Promise<boolean> {
  for (const { resource, row } of await readRowsOf(store, line))
    for (const { turn } of row.holders.filter(({ state }) => state === 'given')) {
      const item = await store.get(`turn/${repositoryId}/${resource}/${turn}`);
      if (item !== undefined && !isPending((JSON.parse(item) as { readonly id: string }).id)) return true;
    }
  return false;
}

async function readRowsOf(store: AppStore, line: 'slot' | 'branch'): Promise<readonly StoredRow[]> {
  return (await readRows(store)).filter((row) => row.line === line);
}

/** Returns whether executions wait for a slot, and no look at their pipeline is queued. */
async function hasLineWithoutLook({ store, isPending }: LeftBehind): Promise<boolean> {
  const rows = await readRowsOf(store, 'slot');
  return rows.some(
    ({ resource, row: { line, lookAt } }) =>
      line.length > 0 && (lookAt === undefined || !isPending(`look claim ${repositoryId} ${resource} ${lookAt}`)),
  );
}

/** Returns whether a run waits for a branch and keeps another one on which none of its stages is at work. */
async function hasIdleBranch(store: AppStore): Promise<boolean> {
  const rows = (await readRowsOf(store, 'branch')).map(({ row }) => row);
  const idle = rows.flatMap(({ holders }) => holders).filter(({ state }) => state === 'idle');
  return idle.some(({ id }) => rows.some(({ line }) => line.some(({ run }) => run?.run === id)));
}

/** Returns the run of the work that records the last stage of a run. */
function endedRunOf({ work, item }: Moment): string | undefined {
  return work === 'advance' ? /(fix-\S+)\/s3 |(docs-\S+)\/s2 |(look-\S+)\/s1 /.exec(item)?.slice(1).find(Boolean) : undefined;
}

const slot: readonly Omit<Gap, 'line'>[] = [
  { name: 'item stored / row replaced', isOf: (moment) => diedBehind(moment, 'put turn slot') },
  { name: 'row says unknown / dispatch', isOf: (moment) => diedBehind(moment, 'delete turn slot', 'put orders begun') },
  { name: 'dispatch / workflow run noted in the row', isOf: (moment) => diedBehind(moment, 'dispatch', 'put orders') },
  {
    name: 'wake queued / row replaced',
    isOf: (moment) =>
      diedBehind(moment, 'add turn order') && moment.written.findLast((name) => name !== 'add turn order') !== 'replace slot',
  },
  {
    name: 'row replaced / second queueing, and the first item was handled before',
    isOf: async (moment, left) => diedBehind(moment, 'replace slot') && (await hasForgottenTurn(left, 'slot')),
  },
  {
    name: 'row says wait / look queued',
    isOf: async (moment, left) =>
      diedBehind(moment, 'replace slot') && moment.written.includes('put turn slot') && (await hasLineWithoutLook(left)),
  },
  { name: 'a slot is held and an earlier gate says wait on a wake', isOf: gaveSlotBack },
  { name: 'labels stored, line not reordered', isOf: (moment) => diedBehind(moment, 'replace labels') },
  { name: 'order begun, no dispatch', isOf: (moment) => diedBehind(moment, 'put orders begun') },
  { name: 'dispatched, order not remembered', isOf: (moment) => diedBehind(moment, 'dispatch') },
];

/** Returns whether a stage whose turn for a slot had come was not started, because another gate was closed. */
function gaveSlotBack({ work, written, next }: Moment): boolean {
  const isStarted = written.includes('dispatch') || written.includes('put turn slot');
  return work === 'turn stage' && next === 'done' && written.includes('replace slot') && !isStarted;
}

const branch: readonly Omit<Gap, 'line'>[] = [
  { name: 'item stored / row replaced', isOf: (moment) => diedBehind(moment, 'put turn branch') },
  {
    name: 'row says wait / other idle branches given up',
    isOf: async (moment, { store }) =>
      diedBehind(moment, 'replace branch') && moment.written.includes('put turn branch') && (await hasIdleBranch(store)),
  },
  {
    name: "the run's end written / settle",
    async isOf(moment, { store }) {
      const run = endedRunOf(moment);
      if (run === undefined || !isDeath(moment) || !moment.written.includes('comment')) return false;
      return (await readRowsOf(store, 'branch')).some(({ row }) => row.holders.some(({ id }) => id === run));
    },
  },
  { name: 'wake queued / row replaced', isOf: (moment) => diedBehind(moment, 'add turn stage') },
  {
    name: 'passed on / wake',
    isOf: async (moment, left) => diedBehind(moment, 'replace branch') && (await hasForgottenTurn(left, 'branch')),
  },
];

const run: readonly Omit<Gap, 'line'>[] = [
  {
    name: 'waiter stored / look queued',
    isOf: (moment) => diedBetween(moment, 'put turn run', 'add look') && moment.written.includes('replace run'),
  },
  {
    name: 'run started / waiter removed',
    isOf: (moment) => moment.work === 'turn event run' && diedBetween(moment, 'comment', 'replace run'),
  },
  {
    name: 'run ended, or waiter removed / next one woken',
    isOf: ({ work, next, written }) => work !== 'config' && next === 'add turn event run' && !written.includes('put turn run'),
  },
  {
    name: 'configuration repaired, lines not queued',
    isOf: ({ work, next }) => work === 'config' && next === 'add turn event run',
  },
];

async function readBudgets(store: AppStore): Promise<readonly StoredRow['row'][]> {
  return (await readRows(store)).filter(({ line }) => line === 'budget').map(({ row }) => row);
}

/** Writes that queue what waits for a budget. */
const heldAdds: readonly string[] = ['add turn event budgets', 'add turn run budgets'];

const budget: readonly Omit<Gap, 'line'>[] = [
  {
    name: 'entry made / first record',
    isOf: async (moment, { store }) =>
      diedBehind(moment, 'replace budgets') &&
      (await readBudgets(store)).some(({ holders }) => holders.some(({ counts }) => counts?.run === undefined)),
  },
  {
    name: 'record of the end / usage noted',
    isOf: (moment) => endedRunOf(moment)?.startsWith('docs') === true && diedBetween(moment, 'comment', 'replace budgets'),
  },
  { name: 'item queued / waiter stored', isOf: (moment) => moment.work !== 'config' && diedBehind(moment, ...heldAdds) },
  {
    name: 'started / waiter removed',
    isOf: async (moment, { store }) =>
      moment.work === 'turn event budgets' &&
      isDeath(moment) &&
      moment.written.includes('comment') &&
      (await readBudgets(store)).some(({ line }) => line.length > 0),
  },
  {
    name: 'config pushed / all waiters queued',
    isOf: (moment) => moment.work === 'config' && (diedBehind(moment, ...heldAdds) || heldAdds.includes(moment.next ?? '')),
  },
];

/**
 * What a crash between two writes leaves, and other moments from which somebody has to recover: each by its name in the table of claims, over
 * what the table of claims writes. `four-lines.test.ts` checks that its worlds reach them; those that chance seldom meets have a world of their own
 * (`aimed`, `crash-gaps.test.ts`), and those that no world reaches a test in `crash-rows.test.ts`.
 */
export const claimsGaps: readonly Gap[] = [
  ...slot.map((gap): Gap => ({ line: 'slot', ...gap })),
  ...branch.map((gap): Gap => ({ line: 'branch', ...gap })),
  ...run.map((gap): Gap => ({ line: 'run', ...gap })),
  ...budget.map((gap): Gap => ({ line: 'budget', ...gap })),
];
