import { describe, expect, it } from 'vitest';
import { failureReasons } from '../../../src/core/output/failure-reason.ts';
import { describeDuration, describeTime } from '../../../src/core/text/times.ts';
import { reasonWithName, reasonWords, renderEndReason } from '../../../src/core/view/reason-words.ts';
import { requirement } from '../../support/requirement.ts';

describe('reasons in words', () => {
  requirement(
    {
      ids: ['U15'],
      title: 'are there for every reason that Baton gives, and different for each',
      input: 'all reasons',
      expected: 'words with blanks, not the name of the reason; no two alike',
    },
    () => {
      const all = failureReasons.map(reasonWords);
      expect(new Set(all).size).toBe(failureReasons.length);
      for (const reason of failureReasons) {
        expect(reasonWords(reason), reason).toMatch(/^[A-Za-z]\S* .*[^.]$/);
        expect(reasonWithName(reason)).toBe(`${reasonWords(reason)} (\`${reason}\`)`);
        expect(renderEndReason(`fix: ${reason}`)).toBe(` in \`fix\`: ${reasonWords(reason)}`);
      }
    },
  );

  it("show an agent's own word as it is, harmless", () => {
    expect(reasonWords('tests-still-red')).toBe('tests-still-red');
    expect(reasonWords('ask @mona | <b>')).toBe('ask `@mona` ¦ &lt;b>');
    expect(renderEndReason('limits.max-tasks is 1, and the next execution would be number 2')).toBe(
      ': limits.max-tasks is 1, and the next execution would be number 2',
    );
    expect(renderEndReason('fix: tests-still-red')).toBe(': fix: tests-still-red');
  });
});

it.each([
  [400, 'less than 1 s'],
  [44_600, '45 s'],
  [90_000, '2 min'],
  [720_000, '12 min'],
  [3_600_000, '1 h'],
  [7_500_000, '2 h 5 min'],
])('%i milliseconds are said as “%s”', (milliseconds, words) => {
  expect(describeDuration(milliseconds)).toBe(words);
});

it('times are said in UTC to the minute', () => {
  expect(describeTime('2026-11-22T11:43:08.658Z')).toBe('22 Nov 2026, 11:43 UTC');
  expect(describeTime('2026-01-02T01:03:00+02:00')).toBe('1 Jan 2026, 23:03 UTC');
  expect(describeTime('soon')).toBe('soon');
});
