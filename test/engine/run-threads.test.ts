import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/core/trigger/trigger.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import {
  isStoredElsewhere,
  mentionsNewerRun,
  runsSince,
  runThreadsOf,
  sortLedgers,
  threadsOf,
} from '../../src/engine/thread/run-threads.ts';
import type { LedgerIssue } from '../../src/ports/ledgers.ts';
import { buildComment, buildRun } from '../support/record-builders.ts';

const stored = { record: buildRun(), digest: '', comment: 10, envelope: {} };
const seen = (id: number, run: string, more = '') => buildComment(id, `x\n\n${statusMarker(run)}${more}`);

describe('a comment that mentions a newer run', () => {
  const names = { pipeline: 'fix', subject: 42, newest: stored };

  it.each([
    ['the run that is known', [seen(11, 'fix-42')], false],
    ['a later one of the same subject', [seen(11, 'fix-42'), seen(12, 'fix-42-2')], true],
    ['one older than the run that is known', [seen(9, 'fix-42-2')], false],
    ['one in the very comment of the run that is known', [seen(10, 'fix-42-2')], false],
    ['a run of another subject', [seen(11, 'fix-421'), seen(11, 'fix-4')], false],
    ['a run of another pipeline', [seen(11, 'fix-42-docs'), seen(11, 'triage-42-2')], false],
    ['a marker that does not stand at the end', [seen(11, 'fix-42-2', '\nmore')], false],
    ['no marker at all', [buildComment(11, 'fix-42-2')], false],
  ])('%s', (_, comments, expected) => {
    expect(mentionsNewerRun(comments, names)).toBe(expected);
  });

  it('any run of the subject, where none is known', () => {
    expect(mentionsNewerRun([seen(11, 'fix-42')], { ...names, newest: undefined })).toBe(true);
    expect(mentionsNewerRun([], { ...names, newest: undefined })).toBe(false);
    expect(mentionsNewerRun([buildComment(11, 'x'), seen(12, 'fix-42')], { ...names, newest: undefined })).toBe(true);
  });
});

describe('runs of which the records may stand on runs issues', () => {
  const hint = { pipeline: 'fix', subject: { number: 42 }, newest: stored };

  it('are those of a config that keeps them there, whatever is written on the subject', () => {
    for (const comments of ['outcomes', 'none'] as const) {
      expect(isStoredElsewhere({ comments })).toBe(true);
      expect(isStoredElsewhere({ comments }, { ...hint, comments: [] })).toBe(true);
    }
  });

  it('are those that a comment on the subject mentions, where the config keeps them on the subject', () => {
    const all = { comments: 'all' } as const;
    expect(isStoredElsewhere(all)).toBe(false);
    expect(isStoredElsewhere(all, { ...hint, comments: [seen(11, 'fix-42')] })).toBe(false);
    expect(isStoredElsewhere(all, { ...hint, comments: [seen(11, 'fix-42-2')] })).toBe(true);
    expect(isStoredElsewhere(all, { ...hint, subject: { number: 43 }, comments: [seen(11, 'fix-42-2')] })).toBe(false);
  });
});

const issue = (number: number, changes: Partial<LedgerIssue> = {}): LedgerIssue => ({
  ...{ number, comments: 3, open: false, locked: false, url: '', createdAt: '2026-03-01T00:00:00Z' },
  ...changes,
});
const full = (number: number, createdAt: string) => issue(number, { comments: 1_000, createdAt });
const numbers = (issues: readonly { readonly number: number }[]): readonly number[] => issues.map(({ number }) => number);

describe('issues that hold records', () => {
  it('take more of them, the lowest number first, until they are full or somebody locks them', () => {
    const { accepting, past } = sortLedgers([
      issue(7),
      issue(3, { comments: 999 }),
      issue(2, { comments: 1_000 }),
      issue(9, { locked: true }),
      issue(5, { comments: 1_001 }),
      issue(4, { open: true }),
    ]);
    expect([numbers(accepting), numbers(past)]).toEqual([
      [3, 4, 7],
      [9, 5, 2],
    ]);
  });
});

describe('threads where runs about a subject may stand', () => {
  const createdAt = '2026-03-18T08:00:00Z';
  const subject = { number: 42, comments: 6, createdAt } as Subject;
  const own = { number: 42, comments: 6, about: 42 };

  it('are all issues that take records, and of the full ones those since the subject was made, and the one before', () => {
    const sorted = sortLedgers([
      issue(50),
      full(40, '2026-03-18T09:00:00Z'),
      full(30, '2026-03-18T08:30:00Z'),
      full(20, '2026-03-18T07:00:00Z'),
      full(10, '2026-03-17T07:00:00Z'),
    ]);
    const found = runThreadsOf(sorted, subject);
    // The last but one was made before the subject, but took runs about it until the next one was made.
    expect(numbers(found)).toEqual([50, 40, 30, 20]);
    expect(found[0]).toEqual({ number: 50, comments: 3, about: 42, since: createdAt });
    expect(found[1]).toEqual({ number: 40, comments: 1_000, about: 42, since: createdAt });
  });

  it('end at the issue before one that is as old as the subject', () => {
    const made = (at: string) => numbers(runThreadsOf(sortLedgers([full(20, at), full(10, '2026-03-17T07:00:00Z')]), subject));
    expect(made('2026-03-18T08:00:00Z')).toEqual([20, 10]);
    expect(made('2026-03-18T07:59:59Z')).toEqual([20]);
  });

  it('end with the own one of the subject, which is the only one where there are no others', () => {
    expect(threadsOf(subject)).toEqual([own]);
    expect(threadsOf(subject, sortLedgers([]))).toEqual([own]);
    expect(threadsOf(subject, sortLedgers([issue(50)]))).toEqual([{ number: 50, comments: 3, about: 42, since: createdAt }, own]);
  });

  it('are searched for runs of the last 35 days, the longest that a run may take', () => {
    const clock = { now: () => '2026-03-18T09:00:00.000Z', sleep: async () => undefined };
    expect(runsSince(clock)).toBe('2026-02-11T09:00:00.000Z');
  });
});
