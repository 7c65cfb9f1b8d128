import type { AgentsReport } from './report.ts';

/** What was to be tested and is in no count, because a file did not load or holds fewer tests, has failed. */
export function countUntested(report: AgentsReport, expected: number): AgentsReport {
  const { passed, failed, skipped } = report;
  return { ...report, failed: failed + Math.max(0, expected - (passed + failed + skipped)) };
}
