import { expect } from 'vitest';
import { startWaiting } from '../../src/app/starts/start-after-slot.ts';
import { lockKey, type TurnOf, type Work, type WorkContext } from '../../src/app/work/queued-work.ts';
import { openClients } from '../support/open-clients.ts';
import { requirement } from '../support/requirement.ts';

requirement(
  {
    ids: ['P10-11', 'DESIGN-5'],
    title: 'a stage that starts again does so under the lock of its order, whatever the name of its pipeline',
    input: 'the first run of the pipeline fix-2 about #7, whose turn has come; one under a budget',
    expected: 'each goes on under the lock of #7, not of #2, and says so to the engine, which waits for the Action there',
  },
  async () => {
    const added: { readonly key: string; readonly work: Work }[] = [];
    const context = {
      arrivals: () => '2026-03-18T09:00:00.000Z',
      ...openClients(undefined),
      variables: { readNow: async () => undefined },
      slots: { release: async () => undefined },
      add: async (item: { readonly key: string; readonly work: Work }) => void added.push(item),
    } as unknown as WorkContext;
    const run = { run: 'fix-2-7', thread: 7, first: { id: 1, at: '2026-03-18T08:00:00Z' }, lock: 7 };
    const order = JSON.stringify({ ...run, task: 'look' });
    const place = { pipeline: 'fix-2', limit: 1, priority: 0, subject: 7, urgentLabels: [] };
    const waiting: Omit<TurnOf<'order'>, 'order'> = {
      ...{ kind: 'turn', starts: 'order' },
      installation: 1,
      repository: { id: 3, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' },
      slot: { repository: 3, pipeline: 'fix-2', id: 'fix-2-7/look 1' },
      issued: '2026-03-18T08:00:00Z',
      place,
    };
    await startWaiting(context, { ...waiting, order });
    await startWaiting(context, { ...waiting, order, place: { ...place, hasBudget: true } });
    expect(added.map(({ key }) => key)).toEqual([lockKey(3, 7), lockKey(3, 7)]);
    for (const { work } of added) expect(work).toMatchObject({ kind: 'turn', starts: 'stage', run, stage: 'look' });
  },
);
