import { describe, expect } from 'vitest';
import { addFirstChildrenLook, addNextChildrenLook } from '../../../src/entry/app/slots/children-look.ts';
import type { Queued, Work } from '../../../src/entry/app/work/queued-work.ts';
import { requirement } from '../../support/requirement.ts';

const place = { installation: 1, repository: { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' } };

interface Added {
  readonly id: string;
  readonly key: string;
  readonly runAt?: string;
  readonly work: Work;
}

/** Returns the seconds to the next look after one with these times, in minutes before now; undefined where there is none. */
async function nextLook(since: number, newsAt: number): Promise<number | undefined> {
  const added: Added[] = [];
  const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
  const work: Queued<'children-look'> = {
    kind: 'children-look',
    ...place,
    workflowRun: 9,
    look: 3,
    since: ago(since),
    newsAt: ago(newsAt),
  };
  await addNextChildrenLook(async (item) => void added.push(item), work);
  const [next] = added;
  return next?.runAt === undefined ? undefined : Math.round((Date.parse(next.runAt) - Date.now()) / 1_000);
}

describe('the looks for what an agent at work asks for', () => {
  requirement(
    {
      ids: ['P10-5', 'LIMITS'],
      title: 'come every ten seconds, after half an hour without news every thirty, and for a day at most',
      input: 'looks with news 1, 29 and 31 minutes ago, since 1,439 and 1,441 minutes',
      expected: '10, 10, 30, 30, none; the first one once, however often the start is repeated',
    },
    async () => {
      expect(await nextLook(1, 1)).toBe(10);
      expect(await nextLook(60, 29)).toBe(10);
      expect(await nextLook(60, 31)).toBe(30);
      expect(await nextLook(1_439, 600)).toBe(30);
      expect(await nextLook(1_441, 1)).toBeUndefined();
      const ids = new Set<string>();
      for (let time = 0; time < 2; time += 1) await addFirstChildrenLook(async ({ id }) => void ids.add(id), place, 9);
      expect([...ids]).toEqual(['children 7 9 1']);
    },
  );
});
