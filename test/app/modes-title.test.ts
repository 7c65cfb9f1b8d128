import { describe, expect } from 'vitest';
import { mayBeAbout, readLock, readRunName } from '../../src/app/modes/read-title.ts';
import { findStall, statusOf } from '../../src/core/launch/execution-status.ts';
import { requirement } from '../support/requirement.ts';

describe('workflow runs near a change of BATON_MODE', () => {
  const titles: readonly (readonly [title: string, lock: number, mayWrite: boolean])[] = [
    ['fix-4/look 1 · 1/2', 4, true],
    ['fix-4-2/look[0]/1-part 3', 4, true],
    ['fix-14/look 1', 4, false],
    ['Baton: fix on #4', 4, true],
    ['Baton: fix on #44', 4, false],
    ['Baton: schedule', 0, true],
    ['Baton: fix on #4', 0, false],
    ['weekly-7-20261123/write 1', 0, true],
  ];
  for (const [title, lock, mayWrite] of titles)
    requirement(
      {
        ids: ['P10-11'],
        title: 'are about the subject that their title names',
        input: `"${title}" and #${lock}`,
        expected: String(mayWrite),
      },
      () => {
        expect(mayBeAbout(title, lock)).toBe(mayWrite);
      },
    );

  requirement(
    {
      ids: ['P10-11'],
      title: 'name the run whose order they carry out',
      input: 'titles of orders, with a counted run, of an event, and the name of a tick',
      expected: 'run and subject; nothing for the event, and no subject for a tick',
    },
    () => {
      expect(['fix-4/look 1', 'fix-4-2/look 1 · 1/2', 'Baton: a/b on #4'].map(readRunName)).toEqual([
        'fix-4',
        'fix-4-2',
        undefined,
      ]);
      expect(['fix-4', 'fix-4-2', 'fix', 'weekly-20261123-0900'].map(readLock)).toEqual([4, 4, 0, 0]);
    },
  );

  requirement(
    {
      ids: ['P10-11', 'DESIGN-2'],
      title: 'that GitHub skipped have begun nothing, but for the fourth of one execution',
      input: 'one, three and four skipped workflow runs; a skipped one behind one that is at work, and behind one that failed',
      expected: 'never started, twice; lost; at work; lost',
    },
    () => {
      const run = (id: number, conclusion: string | null) => ({
        id,
        url: '',
        status: conclusion === null ? 'in_progress' : 'completed',
        conclusion,
      });
      const skipped = [4, 3, 2, 1].map((id) => run(id, 'skipped'));
      const stall = (dispatched: ReturnType<typeof run>[]) => findStall(statusOf({ dispatched }))?.kind ?? 'at work';
      expect([1, 3, 4].map((count) => stall(skipped.slice(0, count)))).toEqual(['never-started', 'never-started', 'lost']);
      expect(stall([run(9, 'skipped'), run(8, null)])).toBe('at work');
      expect(findStall(statusOf({ dispatched: [run(9, 'skipped'), run(8, 'failure')] }))).toEqual({
        kind: 'lost',
        workflowRun: 8,
      });
    },
  );
});
