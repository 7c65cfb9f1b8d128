import { describe, expect, it } from 'vitest';
import type { TaskRecord } from '../../../src/core/record/record.ts';
import { retryRuleOf as ruleOf, spacingAfter } from '../../../src/core/run/attempts.ts';
import { requirement } from '../../support/requirement.ts';

/** Executions that failed for these reasons; `ok` did not fail. */
function executions(...reasons: readonly string[]): readonly Pick<TaskRecord, 'body'>[] {
  return reasons.map((reason) => {
    const ended = reason === 'ok' ? { outcome: 'succeeded' } : { outcome: 'failed', failure: { reason, message: '' } };
    return { body: ended as TaskRecord['body'] };
  });
}

const hours = 3_600_000;

function retryRuleOf(failed: readonly Pick<TaskRecord, 'body'>[], sleep = 6 * hours): ReturnType<typeof ruleOf> {
  return ruleOf(failed, sleep);
}

/** An execution that a usage limit refused, which opens after so many minutes. */
function closed(minutes: number): Pick<TaskRecord, 'body'> {
  const finishedAt = '2026-03-18T10:00:00Z';
  const opens = new Date(Date.parse(finishedAt) + minutes * 60_000).toISOString();
  const failure = { reason: 'limited', message: '' };
  return { body: { outcome: 'failed', failure, limit: { 'not-before': opens }, finishedAt } as TaskRecord['body'] };
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
      ids: ['P14-sleep', 'F-EN2'],
      title: 'a usage limit counts no attempt as long as it opens within `limits.sleep`, or within 15 minutes',
      input: 'limits that open after 5 hours, 7 hours, 12 minutes and 16 minutes; `limits.sleep` of 6 hours and of 0',
      expected: 'free, later, free, free; with 0: later, later, free, later',
    },
    () => {
      const minutes = [300, 420, 12, 16];
      expect(minutes.map((each) => retryRuleOf([closed(each)]))).toEqual(['free', 'later', 'free', 'free']);
      expect(minutes.map((each) => retryRuleOf([closed(each)], 0))).toEqual(['later', 'later', 'free', 'later']);
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'a task sleeps eight times at most, and no sleep is a free start of another reason',
      input: 'eight and nine limits of five hours; eight of them, then a busy model',
      expected: 'free, later; free',
    },
    () => {
      const eight = Array<ReturnType<typeof closed>>(8).fill(closed(300));
      expect(retryRuleOf(eight)).toBe('free');
      expect(retryRuleOf([...eight, closed(300)])).toBe('later');
      expect(retryRuleOf([...eight, ...executions('rate-limit')])).toBe('free');
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'P14-fallback'],
      title:
        'waits in jobs are counted apart from sleeps, 16 at most, and a limit behind which another agent continued at once is no sleep',
      input: '16 and 17 limits of five minutes; eight limits of an hour, each with a start a minute later, then one more',
      expected: 'free, later; free',
    },
    () => {
      const short = (count: number) => Array.from({ length: count }, () => closed(5));
      expect(retryRuleOf(short(16))).toBe('free');
      expect(retryRuleOf(short(17))).toBe('later');
      const { body } = closed(60);
      const continued = { body: { ...body, startedAt: '2026-03-18T10:01:00Z' } };
      expect(retryRuleOf([...Array.from({ length: 8 }, () => continued), closed(60)])).toBe('free');
      expect(retryRuleOf([...short(16), closed(60)])).toBe('free');
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'an agent that continues in the place of another one has free starts of its own',
      input: 'four overloads of one agent, then one to four of the next',
      expected: 'three free starts, then an attempt',
    },
    () => {
      const rules = [1, 2, 3, 4].map((count) => ruleOf(executions(...Array<string>(4 + count).fill('overloaded')), hours, 4));
      expect(rules).toEqual(['free', 'free', 'free', 'attempt']);
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'a usage limit without a time to come is a model that was busy, and the starts after it are spaced',
      input: 'one to four executions whose limit opened in the past, or named no time',
      expected: 'three free starts after 1, 5 and 15 minutes, then an attempt after 15',
    },
    () => {
      for (const each of [closed(-10), closed(0), ...executions('limited')]) {
        const lists = [1, 2, 3, 4].map((count) => Array<Pick<TaskRecord, 'body'>>(count).fill(each));
        expect(lists.map((list) => retryRuleOf(list))).toEqual(['free', 'free', 'free', 'attempt']);
        expect(lists.map((list) => spacingAfter(list) / 60_000)).toEqual([1, 5, 15, 15]);
      }
      expect(spacingAfter([closed(300)])).toBe(0);
      expect(spacingAfter(executions('limited', 'rate-limit'))).toBe(0);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'T17'],
      title: 'a turn whose commits a pause held is counted once, with the execution that published them',
      input: 'eight limits of five hours, each held and published; three busy models, held and published',
      expected: 'free; free, the next start after 15 minutes',
    },
    () => {
      const held = (each: Pick<TaskRecord, 'body'>) => ({ body: { ...each.body, held: {} } as TaskRecord['body'] });
      const twice = (each: Pick<TaskRecord, 'body'>, count: number) =>
        Array.from({ length: count }, () => [held(each), each]).flat();
      expect(retryRuleOf(twice(closed(300), 8))).toBe('free');
      const busy = executions('limited')[0] ?? closed(0);
      expect(retryRuleOf(twice(busy, 3))).toBe('free');
      expect(spacingAfter(twice(busy, 2)) / 60_000).toBe(5);
      expect(spacingAfter(twice(busy, 3)) / 60_000).toBe(15);
    },
  );

  it.each(['max-turns', 'permission', 'startup', 'killed', 'timeout', 'exit-status', 'empty-output', 'tests-failed'])(
    '%s takes an attempt',
    (reason) => {
      expect(retryRuleOf(executions(reason))).toBe('attempt');
    },
  );
});
