import type { AppStore } from '../../../src/ports/queue.ts';
import type { Gap, LeftBehind } from './app-lines.ts';
import { repositoryId } from './fake-repository.ts';
import type { Moment } from './processes.ts';
import { readBranches, readPools } from './todays-rows.ts';

const lastOf = ({ written }: Moment): string | undefined => written.at(-1);
const isDeath = ({ next }: Moment): boolean => next !== 'done';
/** Returns whether a process died right behind one of these writes. */
const diedBehind = (moment: Moment, ...names: readonly string[]): boolean =>
  isDeath(moment) && names.includes(lastOf(moment) ?? '');
/** Returns whether one write was done and another one was not. */
const diedBetween = (moment: Moment, done: string, missing: string): boolean =>
  isDeath(moment) && moment.written.includes(done) && !moment.written.slice(moment.written.indexOf(done)).includes(missing);

async function isForgotten({ store, isPending }: LeftBehind, key: string): Promise<boolean> {
  const item = await store.get(key);
  return item !== undefined && !isPending((JSON.parse(item) as { readonly id: string }).id);
}

/** Returns whether an execution has its slot, nobody was told to start it, and no item of the queue does. */
async function hasForgottenSlot(left: LeftBehind): Promise<boolean> {
  for (const { value } of await readPools(left.store))
    for (const { id, told } of value.holders) if (!told && (await isForgotten(left, `turns/${id}`))) return true;
  return false;
}

async function hasForgottenBranch(left: LeftBehind): Promise<boolean> {
  for (const { value } of await readBranches(left.store)) {
    const id = value.holder?.id;
    if (id !== undefined && (await isForgotten(left, `branch turns/${repositoryId}/${id}`))) return true;
  }
  return false;
}

/** Returns whether executions wait for a slot, and no look at their pipeline is queued. */
async function hasLineWithoutLook({ store, isPending }: LeftBehind): Promise<boolean> {
  const pools = await readPools(store);
  return pools.some(
    ({ key, value: { waiting, lookAt } }) =>
      waiting.length > 0 && (lookAt === undefined || !isPending(`look ${key} ${new Date(lookAt).toISOString()}`)),
  );
}

/** Returns whether a run waits for a branch and keeps another one on which none of its stages is at work. */
async function hasIdleBranch(store: AppStore): Promise<boolean> {
  const rows = (await readBranches(store)).map(({ value }) => value);
  return rows.some(({ holder }) => {
    const run = holder?.isDue === false ? holder.run.run : undefined;
    return rows.some(({ waiting }) => waiting.some(({ id }) => id.split('/', 1)[0] === run));
  });
}

/** Returns the run of the work that records the last stage of a run. */
function endedRunOf({ work, item }: Moment): string | undefined {
  return work === 'advance' ? /(fix-\S+)\/s3 |(docs-\S+)\/s2 |(look-\S+)\/s1 /.exec(item)?.slice(1).find(Boolean) : undefined;
}

const slot: readonly Omit<Gap, 'line'>[] = [
  { name: 'item stored / row replaced', isOf: (moment) => diedBehind(moment, 'put turns') },
  { name: 'row says unknown / dispatch', isOf: (moment) => diedBehind(moment, 'delete turns', 'put orders begun') },
  { name: 'dispatch / workflow run noted in the row', isOf: (moment) => diedBehind(moment, 'dispatch', 'put orders') },
  {
    name: 'wake queued / row replaced',
    isOf: (moment) =>
      diedBehind(moment, 'add start') && moment.written.findLast((name) => name !== 'add start') !== 'replace slots',
  },
  {
    name: 'row replaced / second queueing, and the first item was handled before',
    isOf: async (moment, left) => diedBehind(moment, 'replace slots') && (await hasForgottenSlot(left)),
  },
  {
    name: 'row says wait / look queued',
    isOf: async (moment, left) =>
      diedBehind(moment, 'replace slots') && moment.written.includes('put turns') && (await hasLineWithoutLook(left)),
  },
  { name: 'a slot is held and an earlier gate says wait on a wake', isOf: gaveSlotBack },
  { name: 'labels stored, line not reordered', isOf: (moment) => diedBehind(moment, 'replace labels') },
  { name: 'order begun, no dispatch', isOf: (moment) => diedBehind(moment, 'put orders begun') },
  { name: 'dispatched, order not remembered', isOf: (moment) => diedBehind(moment, 'dispatch') },
];

/** Returns whether a stage whose turn for a slot had come was not started, because another gate was closed. */
function gaveSlotBack({ work, written, next }: Moment): boolean {
  const isStarted = written.includes('dispatch') || written.includes('put turns');
  return work === 'resume' && next === 'done' && written.includes('replace slots') && !isStarted;
}

const branch: readonly Omit<Gap, 'line'>[] = [
  {
    name: "list of the run's branches stored / row",
    isOf: (moment) =>
      diedBehind(moment, 'put branch turns') || (diedBehind(moment, 'put branch runs') && moment.next === 'put branch turns'),
  },
  {
    name: 'row says wait / other idle branches given up',
    isOf: async (moment, { store }) =>
      diedBehind(moment, 'replace branches') && moment.written.includes('put branch turns') && (await hasIdleBranch(store)),
  },
  {
    name: 'rows settled / list of the run replaced',
    isOf: (moment) =>
      diedBehind(moment, 'replace branches') && ['delete branch runs', 'put branch runs'].includes(moment.next ?? ''),
  },
  {
    name: "the run's end written / settle",
    async isOf(moment, { store }) {
      const run = endedRunOf(moment);
      if (run === undefined || !isDeath(moment) || !moment.written.includes('comment')) return false;
      return (await readBranches(store)).some(({ value }) => value.holder?.run.run === run);
    },
  },
  { name: 'wake queued / row replaced', isOf: (moment) => diedBehind(moment, 'add resume') },
  {
    name: 'passed on / wake',
    isOf: async (moment, left) => diedBehind(moment, 'replace branches') && (await hasForgottenBranch(left)),
  },
];

const run: readonly Omit<Gap, 'line'>[] = [
  { name: 'waiter stored / look queued', isOf: (moment) => diedBehind(moment, 'put starts') },
  {
    name: 'run started / waiter removed',
    isOf: (moment) => moment.work === 'waiting-start' && diedBetween(moment, 'comment', 'delete starts'),
  },
  {
    name: 'run ended, or waiter removed / next one woken',
    isOf: ({ work, next, written }) => work !== 'config' && next === 'add waiting-start' && !written.includes('put starts'),
  },
  {
    name: 'configuration repaired, lines not queued',
    isOf: ({ work, next }) => work === 'config' && next === 'add waiting-start',
  },
];

const budget: readonly Omit<Gap, 'line'>[] = [
  {
    name: 'entry made / first record',
    isOf: (moment) => moment.work !== 'advance' && diedBehind(moment, 'replace budgets') && !moment.written.includes('comment'),
  },
  {
    name: 'record of the end / usage noted',
    isOf: (moment) => endedRunOf(moment)?.startsWith('docs') === true && diedBetween(moment, 'comment', 'replace budgets'),
  },
  { name: 'item queued / waiter stored', isOf: (moment) => moment.work !== 'config' && diedBehind(moment, 'add held') },
  { name: 'started / waiter removed', isOf: (moment) => moment.work === 'held' && diedBetween(moment, 'comment', 'delete held') },
  {
    name: 'config pushed / all waiters queued',
    isOf: (moment) => moment.work === 'config' && (diedBehind(moment, 'add held') || moment.next === 'add held'),
  },
];

/**
 * What a crash between two writes leaves, and other moments from which somebody has to recover: each by its name in the table of claims, over
 * what the code of today writes. `four-lines.test.ts` checks that its worlds reach them; those that chance seldom meets have a world of their own
 * (`aimed`, `crash-gaps.test.ts`), and those that no world reaches a test in `crash-rows.test.ts`.
 */
export const todaysGaps: readonly Gap[] = [
  ...slot.map((gap): Gap => ({ line: 'slot', ...gap })),
  ...branch.map((gap): Gap => ({ line: 'branch', ...gap })),
  ...run.map((gap): Gap => ({ line: 'run', ...gap })),
  ...budget.map((gap): Gap => ({ line: 'budget', ...gap })),
];
