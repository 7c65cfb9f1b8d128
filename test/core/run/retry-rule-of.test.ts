import { describe, expect, it } from 'vitest';
import type { TaskRecord } from '../../../src/core/record/record.ts';
import { retryRuleOf } from '../../../src/core/run/attempts.ts';
import { requirement } from '../../support/requirement.ts';

/** Executions that failed for these reasons; `ok` did not fail. */
function executions(...reasons: readonly string[]): readonly Pick<TaskRecord, 'body'>[] {
  return reasons.map((reason) => {
    const ended = reason === 'ok' ? { outcome: 'succeeded' } : { outcome: 'failed', failure: { reason, message: '' } };
    return { body: ended as TaskRecord['body'] };
  });
}

describe('what follows from a failed execution', () => {
  for (const reason of ['rate-limit', 'overloaded', 'job-lost', 'stale-base']) {
    requirement(
      {
        ids: ['C-21', 'DESIGN-2'],
        title: `${reason} starts the task again without an attempt, three times in all`,
        input: `one to four executions that ended with ${reason}`,
        expected: 'three free starts, then an attempt',
      },
      () => {
        const rules = [1, 2, 3, 4].map((count) => retryRuleOf(executions(...Array<string>(count).fill(reason))));
        expect(rules).toEqual(['free', 'free', 'free', 'attempt']);
      },
    );
  }

  it('does not count what was skipped, whatever it failed for, as a free start', () => {
    const skipped = { outcome: 'skipped', failure: { reason: 'overloaded', message: '' } } as TaskRecord['body'];
    expect(retryRuleOf([{ body: skipped }, ...executions('overloaded', 'overloaded', 'overloaded')])).toBe('free');
  });

  it('is an attempt where the record does not say why', () => {
    expect(retryRuleOf([{ body: { outcome: 'failed' } as TaskRecord['body'] }])).toBe('attempt');
  });

  it('counts all free starts of a task together, whatever they were for', () => {
    expect(retryRuleOf(executions('stale-base', 'rate-limit', 'job-lost', 'overloaded'))).toBe('attempt');
    expect(retryRuleOf(executions('rate-limit', 'exit-status', 'rate-limit', 'rate-limit'))).toBe('free');
  });

  for (const reason of ['auth', 'billing', 'budget', 'secret-missing', 'not-runnable']) {
    requirement(
      {
        ids: ['C-21'],
        title: `${reason} is never tried again`,
        input: `an execution that ended with ${reason}`,
        expected: 'nothing follows, however many attempts are left',
      },
      () => {
        expect(retryRuleOf(executions(reason))).toBe('never');
        expect(retryRuleOf(executions('exit-status', reason))).toBe('never');
      },
    );
  }

  requirement(
    {
      ids: ['F-EN2', 'C-21'],
      title: 'limited starts nothing by itself, and is no free start of another reason',
      input: 'one to five executions that ended with limited; a busy model after them',
      expected: 'later each time; free',
    },
    () => {
      for (const count of [1, 2, 3, 4, 5]) expect(retryRuleOf(executions(...Array<string>(count).fill('limited')))).toBe('later');
      expect(retryRuleOf(executions('limited', 'limited', 'limited', 'rate-limit'))).toBe('free');
    },
  );

  it.each(['max-turns', 'permission', 'startup', 'killed', 'timeout', 'exit-status', 'empty-output', 'tests-failed'])(
    '%s takes an attempt',
    (reason) => {
      expect(retryRuleOf(executions(reason))).toBe('attempt');
    },
  );
});
