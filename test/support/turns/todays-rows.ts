import { createBranches } from '../../../src/app/turns/branches.ts';
import { createSlots } from '../../../src/app/turns/slots.ts';
import { createWaitingStarts } from '../../../src/app/turns/waiting-starts.ts';
import type { AppStore } from '../../../src/ports/queue.ts';
import type { AppLines, Line } from './app-lines.ts';
import { repositoryId } from './fake-repository.ts';

interface StoredPool {
  readonly holders: readonly { readonly id: string; readonly told: boolean; readonly run?: number }[];
  readonly waiting: readonly { readonly id: string; readonly place: { readonly priority: number } }[];
  readonly lookAt?: number;
}

interface StoredBranch {
  readonly holder?: { readonly run: { readonly run: string }; readonly isDue: boolean; readonly id?: string };
  readonly waiting: readonly { readonly id: string }[];
}

async function readAll<T>(store: AppStore, prefix: string): Promise<readonly { readonly key: string; readonly value: T }[]> {
  const all = await store.list(prefix);
  return all.map(({ key, value }) => ({ key: key.slice(prefix.length), value: JSON.parse(value) as T }));
}

export const readPools = (store: AppStore) => readAll<StoredPool>(store, 'slots/');
export const readBranches = (store: AppStore) => readAll<StoredBranch>(store, `branches/${repositoryId}/`);

/** Reads the four lines from the values that today's code stores. */
export async function readTodaysLines(store: AppStore): Promise<readonly Line[]> {
  const slots = (await readPools(store)).map(({ key, value }): Line => {
    const waiting = value.waiting.toSorted((a, b) => a.place.priority - b.place.priority);
    return { line: 'slot', resource: key, holders: value.holders.map(({ id }) => id), waiting: waiting.map(({ id }) => id) };
  });
  const branches = (await readBranches(store)).map(
    ({ key, value: { holder, waiting } }): Line => ({
      ...{ line: 'branch', resource: key, waiting: waiting.map(({ id }) => id) },
      holders: holder === undefined ? [] : [holder.run.run],
    }),
  );
  const starts = await readAll<{ pipeline: string; start: string; subject: number }>(store, `starts/${repositoryId}/`);
  const runs = [...Map.groupBy(starts, ({ value }) => `${value.subject} ${value.pipeline}`)].map(
    ([resource, waiting]): Line => ({ line: 'run', resource, holders: [], waiting: waiting.map(({ value }) => value.start) }),
  );
  const held = await store.list(`held/${repositoryId}/`);
  return [...slots, ...branches, ...runs, ...readBudgets(await store.get(`budgets/${repositoryId}`), held)];
}

function readBudgets(entries: string | undefined, held: readonly { readonly key: string }[]): readonly Line[] {
  const holders = (JSON.parse(entries ?? '[]') as readonly { id: string; run?: string }[]).map(({ id, run }) => run ?? id);
  return [{ line: 'budget', resource: 'budgets', holders, waiting: held.map(({ key }) => key) }];
}

/** Finds the position of a waiter as today's code says it. */
export const findTodaysPosition: AppLines['findPosition'] = async (store, { line, waiter }) => {
  const start = async (): Promise<void> => undefined;
  if (line.line === 'slot')
    return createSlots({ store, now: Date.now, start }).findPosition({ repository: repositoryId, id: waiter });
  if (line.line === 'branch')
    return (await createBranches({ store, start }).findWait({ repository: repositoryId, id: waiter }))?.position;
  if (line.line === 'budget') return undefined;
  const [subject = '', pipeline = ''] = line.resource.split(' ');
  const starts = await createWaitingStarts(store).list({ repository: repositoryId, subject: Number(subject), pipeline });
  const at = starts.findIndex((one) => one.start === waiter);
  return at === -1 ? undefined : at + 1;
};
