import type { TestReport } from './report.ts';
import type { Check } from './run-check.ts';

/** The closing line: every check counts as one, like a test. Tests that could not report count as one failure. */
export function summarise({ checks, report }: { checks: readonly Check[]; report: TestReport | undefined }): {
  readonly line: string;
  readonly isPassed: boolean;
} {
  const tests = report ?? { passed: 0, failed: 0, errors: 1 };
  const nothing = tests.passed + tests.failed === 0 && tests.errors === 0 ? 1 : 0;
  const passed = tests.passed + checks.filter((check) => check.isPassed).length;
  const failed = tests.failed + tests.errors + nothing + checks.filter((check) => !check.isPassed).length;
  return { line: `${passed} passed, ${failed} failed`, isPassed: failed === 0 };
}
