import { expect, it } from 'vitest';
import type { StoredRecord } from '../../../src/core/record/record.ts';
import { findFixes } from '../../../src/core/state/find-fixes.ts';
import type { Trigger } from '../../../src/core/trigger/trigger.ts';
import { buildRun, buildTask } from '../../support/record-builders.ts';
import { store } from '../run/run-builder.ts';

/** A run about the pull request, the record in a comment of this id; with the head of a failed check, or by something else. */
function runOf(run: string, comment: number, { check, by = 'mona' }: { check?: string; by?: string } = {}) {
  const first = buildRun({ run });
  const trigger = { ...first.body.trigger, actor: { id: comment, login: by } };
  const failed = { ...trigger, kind: 'check', check: { head: check } } as unknown as Trigger;
  const body = { ...first.body, trigger: check === undefined ? trigger : failed, start: `event ${run}` };
  return { ...store({ ...first, body }), comment };
}

/** A commit that a run has made on another one; without a commit an execution that changed nothing. */
const made = (run: string, commit?: string, base = ''): StoredRecord => {
  const body = commit === undefined ? {} : { commits: { base, head: 'h', published: commit } };
  return store(buildTask({ run, seq: 2 }, body));
};

const fixes = (head: string, ...records: readonly ReturnType<typeof store>[]) =>
  findFixes(records, { about: 42, head, start: 'event now' });

it('counts the runs of checks that made the commits of the branch, and those that started from one of them', () => {
  const found = fixes(
    'p2',
    runOf('fix-42', 101, { by: 'olga' }),
    runOf('fix-42-2', 102, { check: 'elsewhere' }),
    runOf('fix-42-3', 103, { check: 'p1' }),
    runOf('fix-42-4', 104, { check: 'elsewhere' }),
    runOf('now', 105, { check: 'p2' }),
    made('fix-42', 'p1', 'p0'),
    made('fix-42-2', 'p2', 'p1'),
    made('fix-42-3'),
    made('fix-42-4'),
  );
  expect(found.runs).toEqual({ fix: ['fix-42-2', 'fix-42-3'] });
});

it('is asked of who started the run that made the head', () => {
  const records = [runOf('fix-42', 101, { by: 'olga' }), runOf('fix-42-2', 102), made('fix-42', 'p1', 'p0')];
  expect(fixes('p1', ...records).starter?.login).toBe('olga');
  expect(fixes('p0', ...records).starter).toBeUndefined();
});

it('ends where records name each other’s commits in a circle', () => {
  const records = [runOf('fix-42', 101, { check: 'p0' }), made('fix-42', 'p1', 'p0'), made('fix-42', 'p0', 'p1')];
  expect(fixes('p1', ...records).runs).toEqual({ fix: ['fix-42'] });
});
