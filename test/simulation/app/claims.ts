import type { AppStore } from '../../../src/ports/queue.ts';

interface SeenRow {
  readonly resource: string;
  readonly holders: readonly { readonly id: string }[];
  readonly line: readonly { readonly id: string }[];
}

/** Lists in words the executions that hold a slot while they wait for a branch: nobody works in such a slot, and others wait for it. */
export async function listIdleSlots(store: AppStore): Promise<readonly string[]> {
  const rows = await readRows(store);
  const waiting = rows.flatMap(({ resource, line }) => (resource.startsWith('branch ') ? line.map(({ id }) => id) : []));
  return rows.flatMap(({ resource, holders }) =>
    holders.flatMap(({ id }) => (resource.startsWith('slot ') && waiting.includes(id) ? [`${id} holds a ${resource}`] : [])),
  );
}

/** Reads the rows of claims as they are stored, without the code of the App. */
async function readRows(store: AppStore): Promise<readonly SeenRow[]> {
  const stored = await store.list('claims/');
  return stored.map(({ key, value }) => ({ ...JSON.parse(value), resource: key.replace(/^claims\/\d+\//, '') }));
}
