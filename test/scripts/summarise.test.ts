import { describe, expect, it } from 'vitest';
import { summarise } from '../../scripts/test/summarise.ts';

const good = { name: 'types', isPassed: true };
const bad = { name: 'lint', isPassed: false };

function reportOf(counts: { passed: number; failed?: number; errors?: number }) {
  return { failed: 0, errors: 0, requirements: [], ...counts };
}

describe('the closing line of npm test', () => {
  const cases = [
    { title: 'all is well', checks: [good], report: reportOf({ passed: 3 }), line: '4 passed, 0 failed' },
    { title: 'a test fails', checks: [good], report: reportOf({ passed: 2, failed: 1 }), line: '3 passed, 1 failed' },
    { title: 'a check fails', checks: [good, bad], report: reportOf({ passed: 3 }), line: '4 passed, 1 failed' },
    { title: 'a test file cannot be loaded', checks: [], report: reportOf({ passed: 3, errors: 1 }), line: '3 passed, 1 failed' },
    { title: 'no test ran at all', checks: [good], report: reportOf({ passed: 0 }), line: '1 passed, 1 failed' },
    { title: 'the tests ended without a report', checks: [good], report: undefined, line: '1 passed, 1 failed' },
  ];
  for (const { title, checks, report, line } of cases) {
    it(`counts when ${title}`, () => {
      expect(summarise({ checks, report })).toEqual({ line, isPassed: line.endsWith(' 0 failed') });
    });
  }
});
