/** What the tests were, as the reporter writes it for `npm test`. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** Errors outside any test, and files that could not be loaded. */
  readonly errors: number;
  readonly requirements: readonly RequirementRow[];
}

export interface RequirementRow {
  readonly ids: readonly string[];
  readonly title: string;
  readonly input: string;
  readonly expected: string;
  /** The state of a requirement that the test does not prove; `expected` says why. */
  readonly standing?: 'not built' | 'does not apply';
  /** Path of the test file below the root. */
  readonly file: string;
}

/** Environment variable that tells the reporter where to write. */
export const reportVariable = 'BATON_TEST_REPORT';
