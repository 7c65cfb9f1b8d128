import { expect, it } from 'vitest';
import { addNextSweep } from '../../src/app/watch/sweep-runs.ts';

it.each([
  [7, '2026-03-18T09:00:00.000Z', '2026-03-18T09:07:00.000Z'],
  [17, '2026-03-18T09:06:59.999Z', '2026-03-18T09:07:00.000Z'],
  [7, '2026-03-18T09:07:00.000Z', '2026-03-18T09:17:00.000Z'],
  [7, '2026-03-18T23:58:00.000Z', '2026-03-19T00:07:00.000Z'],
  [20, '2026-03-18T09:01:00.000Z', '2026-03-18T09:10:00.000Z'],
])('the next sweep of repository %i after %s is at %s: each has its minute of ten', async (id, after, at) => {
  const repository = { id, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };
  const added: unknown[] = [];
  await addNextSweep(async (item) => void added.push(item), { installation: 1, repository }, after);
  const work = { kind: 'sweep', installation: 1, repository };
  expect(added).toEqual([{ id: `sweep ${id} ${at}`, key: `sweep ${id}`, runAt: at, work }]);
});
