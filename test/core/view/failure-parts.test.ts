import { globSync, readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { classifyFailure } from '../../../src/core/output/failure-reason.ts';
import { failureCauses } from '../../../src/core/view/failure-report.ts';
import { requirement } from '../../support/requirement.ts';

const goldens = globSync('test/cases/failure-*/escalation.md').toSorted();

/** Returns the class of the failure that a recorded comment is about, by the reason among its names and numbers. */
function readClass(comment: string) {
  return classifyFailure(/^ended: \S+, fix: (\S+)$/m.exec(comment)?.[1] ?? '').kind;
}

/** The seven parts of a failure message, in the order in which they are read. */
function listParts(comment: string): readonly (readonly [string, RegExp])[] {
  const cause = failureCauses[readClass(comment)].replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return [
    [
      'the verdict, with the stage and the attempt',
      /^\*\*A person is needed\*\*, @\w+: run `\S+` ❌ failed in `fix`(?:, attempt \d of \d)?\.$/m,
    ],
    ['what to do', /^\*\*To go on\*\*, (?:.*(?:take the label|wait for)|.*comment:\n\n```text\n\/baton )/m],
    ['the log of each attempt', /^- ❌ `fix`.*: .+ \(`[a-z-]+`\) · \[log\]\(https:\/\/\S+\/actions\/runs\/900\S*\)$/m],
    ['the decisive lines', /^```text\n(?!\/baton )(?:.+\n)+?```$/m],
    ['whose it is', new RegExp(`^${cause}$`, 'm')],
    ['what follows by itself', /^\*\*By itself\*\* nothing follows[^.]*\. /m],
    [
      'names and numbers',
      /^<details><summary>Names and numbers<\/summary>\n\n```text\nbaton: \S+\nrun: \S+\n(?:.+\n)*workflow run: 900, attempt 1.*\n/m,
    ],
  ];
}

describe('the comment about a failure', () => {
  requirement(
    {
      ids: ['U15', 'U17'],
      title: 'is recorded for every class of failures, and each has the seven parts in their order; one alone asks for a report',
      input: 'test/cases/failure-*/escalation.md',
      expected: 'six classes; verdict, what to do, logs, lines, whose it is, what follows, names; a report link where it is ours',
    },
    () => {
      const comments = goldens.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
      const classes = new Set(comments.map(({ text }) => readClass(text)));
      expect([...classes].toSorted()).toEqual(['account', 'agent', 'github', 'model', 'ours', 'yours']);
      for (const { path, text } of comments) {
        const places = listParts(text).map(([part, pattern]) => ({ part, at: text.search(pattern) }));
        expect(
          places.filter(({ at }) => at < 0),
          path,
        ).toEqual([]);
        expect(
          places.toSorted((a, b) => a.at - b.at),
          path,
        ).toEqual(places);
        expect(text.includes('/issues/new'), path).toBe(readClass(text) === 'ours');
      }
    },
  );
});
