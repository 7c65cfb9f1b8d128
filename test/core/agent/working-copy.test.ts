import { describe, expect, it } from 'vitest';
import {
  isContextCopy,
  isWorkingFolder,
  nameWorkingCopy,
  selectStale,
  type WorkingCopy,
} from '../../../src/core/agent/working-copy.ts';
import { requirement } from '../../support/requirement.ts';

const now = '2026-03-18T09:00:00.000Z';
const week = 7 * 24 * 3_600_000;

function left(milliseconds: number, name = 'baton-fix-1.fix.1.1'): WorkingCopy {
  return { name, path: `/temp/${name}`, modifiedAt: new Date(Date.parse(now) - milliseconds).toISOString() };
}

function names(copies: readonly WorkingCopy[], active: readonly string[] = [], days = 7): readonly string[] {
  return selectStale(copies, { now, days, active }).map(({ name }) => name);
}

describe('working copies past their time', () => {
  requirement(
    {
      ids: ['C-29', 'C-30'],
      title: 'are those last changed more than 7 times 24 hours ago',
      input: 'changed 7 × 24 h − 1 ms, exactly 7 × 24 h, and 7 × 24 h + 1 ms ago; then 1 d',
      expected: 'the third only; with one day all three',
    },
    () => {
      const copies = [left(week - 1, 'baton-a.b.1.1'), left(week, 'baton-a.b.1.2'), left(week + 1, 'baton-a.b.1.3')];
      expect(names(copies)).toEqual(['baton-a.b.1.3']);
      expect(names(copies, [], 1)).toHaveLength(3);
    },
  );

  requirement(
    {
      ids: ['C-31'],
      title: 'are never an active run’s, nor named otherwise than ours',
      input: 'old folders and copies of the active run fix-1, of fix-12 and of fix-1-2; names that only look alike',
      expected: 'those of fix-12 and fix-1-2; no other name counts as ours',
    },
    () => {
      const copies = ['fix-1', 'fix-12', 'fix-1-2'].flatMap((run) => [
        left(2 * week, nameWorkingCopy({ run, task: 'fix', attempt: 1, execution: 1 })),
        left(2 * week, `1773824400-${run}.json`),
      ]);
      expect(names(copies, ['fix-1'])).toEqual([
        'baton-fix-12.fix.1.1',
        '1773824400-fix-12.json',
        'baton-fix-1-2.fix.1.1',
        '1773824400-fix-1-2.json',
      ]);
      const folders = [
        'baton-fix-1.fix.1',
        'baton-world-abc',
        'fix-1.fix.1.1',
        'baton-fix-1.fix.1.1.bak',
        'baton-../x.y.1.1',
        'home',
      ];
      expect(folders.filter(isWorkingFolder)).toEqual([]);
      expect(['baton-output-3', 'baton-fix-1.fix_5b_2_5d_.1.12'].filter(isWorkingFolder)).toHaveLength(2);
      const files = ['notes.json', '1773824400.json', '1773824400-fix-1.json.bak', '12-fix.json', 'x1773824400-fix-1.json'];
      expect(files.filter(isContextCopy)).toEqual([]);
    },
  );

  it('are named so that every name is known again as its own run’s', () => {
    for (const run of ['fix-42', 'weekly_report', '../x', 'fix-1-2']) {
      const name = nameWorkingCopy({ run, task: 'a/b[1]', attempt: 2, execution: 3 });
      expect(isWorkingFolder(name)).toBe(true);
      expect(names([left(2 * week, name)], [run])).toEqual([]);
      expect(names([left(2 * week, name)], ['other'])).toEqual([name]);
    }
  });
});
