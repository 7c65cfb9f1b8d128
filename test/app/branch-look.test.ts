import { expect } from 'vitest';
import { lookAtClaim } from '../../src/app/starts/look-at-claim.ts';
import { createBranches } from '../../src/app/turns/branches.ts';
import { createClaims } from '../../src/app/turns/claim-store.ts';
import { lockKey, type Queued, type Work, type WorkContext } from '../../src/app/work/queued-work.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

requirement(
  {
    ids: ['I-20', 'DESIGN-5'],
    title: 'a run is asked whether it still needs its branch under its own lock, where nothing of it changes meanwhile',
    input: 'a run about #4 has a branch, another one waits for it; a look at the branch',
    expected:
      'no record is read, and nobody has or waits for anything else; a look at the run is queued under the lock of #4, and the next look at the branch',
  },
  async () => {
    const store = createMemoryAppStore();
    const now = () => Date.parse('2026-03-18T09:00:00.000Z');
    const claims = createClaims({ store, now, start: async () => undefined });
    const branches = createBranches(claims, now);
    const repository = { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };
    for (const lock of [4, 5]) {
      const run = { run: `fix-2-${lock}`, thread: lock, first: { id: lock, at: '2026-03-18T08:00:00Z' }, lock };
      const item = { id: `item ${lock}`, key: '', payload: null };
      await branches.acquire({ repository: 7, branch: 'shared', run, id: `fix-2-${lock}/look 1`, subject: lock, item });
    }
    const read = async () => ({ ...(await claims.read({ repository: 7, resource: 'branch shared' })), lookAt: undefined });
    const before = await read();
    const added: { readonly key: string; readonly work: Work; readonly runAt?: string }[] = [];
    const context = {
      ...{ claims, branches },
      arrivals: () => '2026-03-18T09:00:00.000Z',
      add: async (item: { readonly key: string; readonly work: Work }) => void added.push(item),
    } as unknown as WorkContext;
    const work: Queued<'look'> = {
      kind: 'look',
      installation: 1,
      repository,
      resource: 'branch shared',
      at: '2026-03-18T09:00:00.000Z',
    };
    await lookAtClaim(context, work, () => Promise.reject(new Error('No engine may be opened here.')));
    expect(await read()).toEqual(before);
    expect(added.map(({ key }) => key)).toEqual([lockKey(7, 4), 'claim 7 branch shared']);
    expect(added[0]?.work).toMatchObject({ kind: 'look', holder: { run: 'fix-2-4', thread: 4 } });
    expect(added[1]?.runAt).toBe('2026-03-18T09:30:00.000Z');
  },
);
