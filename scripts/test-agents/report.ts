/** Names the file that the reporter writes. */
export const reportVariable = 'BATON_TEST_AGENTS_REPORT';

export interface AgentsReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
