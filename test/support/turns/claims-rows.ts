import { createBranches } from '../../../src/app/turns/branches.ts';
import type { Claim } from '../../../src/app/turns/claim.ts';
import { createClaims } from '../../../src/app/turns/claim-store.ts';
import { createRunLine } from '../../../src/app/turns/run-line.ts';
import { createSlots } from '../../../src/app/turns/slots.ts';
import type { AppStore } from '../../../src/ports/queue.ts';
import type { AppLines, Line } from './app-lines.ts';
import { repositoryId } from './fake-repository.ts';

export interface StoredRow {
  readonly line: Line['line'];
  /** The resource with its kind. */
  readonly resource: string;
  readonly row: Claim;
}

const kinds: Readonly<Record<string, Line['line']>> = { slot: 'slot', branch: 'branch', run: 'run', budgets: 'budget' };

/** Reads the table of claims from the store. */
export async function readRows(store: AppStore): Promise<readonly StoredRow[]> {
  const prefix = `claims/${repositoryId}/`;
  return (await store.list(prefix)).map(({ key, value }) => {
    const resource = key.slice(prefix.length);
    const line = kinds[resource.split(' ', 1)[0] ?? ''];
    if (line === undefined) throw new Error(`${key} is of no kind.`);
    return { line, resource, row: JSON.parse(value) as Claim };
  });
}

export async function readLines(store: AppStore): Promise<readonly Line[]> {
  return (await readRows(store)).map(({ line, resource, row }) => ({
    ...{ line, resource, holders: row.holders.map(({ id }) => id) },
    waiting: row.line.map(({ id }) => id),
  }));
}

/** Finds the position of a waiter as people are told it. */
export const findPosition: AppLines['findPosition'] = async (store, { line, waiter }) => {
  const now = Date.now;
  const claims = createClaims({ store, now, start: async () => undefined });
  const of = { repository: repositoryId, title: waiter };
  if (line.line === 'slot') return createSlots(claims, { store, now }).findPosition(of);
  if (line.line === 'branch') return (await createBranches(claims, now).findWait(of))?.position;
  if (line.line === 'budget') return undefined;
  const [, subject = '', pipeline = ''] = line.resource.split(' ');
  const starts = await createRunLine(claims).list({ repository: repositoryId, subject: Number(subject), pipeline });
  const at = starts.findIndex((one) => one.start === waiter);
  return at === -1 ? undefined : at + 1;
};
