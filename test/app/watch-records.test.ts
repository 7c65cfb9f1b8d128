import { describe, expect } from 'vitest';
import { watchRecords } from '../../src/app/engine/watch-records.ts';
import type { AppContext } from '../../src/app/work/queued-work.ts';
import type { AppendRequest, RecordStore } from '../../src/ports/record-store.ts';
import { buildTask } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';

const place = { installation: 3, repository: { id: 7, owner: 'octo-org', name: 'rocket' } };

describe('records that the App writes', () => {
  requirement(
    {
      ids: ['P14-sleep'],
      title: 'of an agent that a usage limit refused have a sweep queued for the two minutes after the limit opens',
      input: 'tasks of a hundred runs that a limit until 13:45 refused, each recorded twice; one that no limit refused',
      expected: 'a sweep of the repository for each, spread over two minutes; the same item again; none',
    },
    async () => {
      const added: { readonly id: string; readonly runAt?: string | undefined; readonly work: { readonly kind: string } }[] = [];
      const context = {
        openRuns: { note: async () => undefined },
        clock: { now: () => '2026-03-18T09:00:00Z' },
        add: async (item: (typeof added)[number]) => void added.push(item),
      } as unknown as AppContext;
      const store = watchRecords({ append: async () => undefined } as unknown as RecordStore, context, place as never);
      const write = (run: string, limit?: { readonly 'not-before': string }): Promise<unknown> =>
        store.append({ thread: 42, drafts: [buildTask({ run }, { limit })] } as unknown as AppendRequest);
      await write('fix-1');
      expect(added).toEqual([]);
      const opens = '2026-03-18T13:45:00Z';
      for (let run = 1; run <= 100; run++) for (const _ of [1, 2]) await write(`fix-${run}`, { 'not-before': opens });
      expect(new Set(added.map(({ id }) => id)).size).toBe(100);
      expect(added.every(({ work }) => work.kind === 'sweep')).toBe(true);
      const seconds = added.map(({ runAt = '' }) => (Date.parse(runAt) - Date.parse(opens)) / 1000);
      expect(Math.min(...seconds)).toBeGreaterThan(0);
      expect(Math.max(...seconds)).toBeLessThanOrEqual(120);
      expect(new Set(seconds).size).toBeGreaterThan(10);
    },
  );
});
