/** A row of docs/security.md. The tests that prove it are taken from the tests themselves, by id. */
export interface Threat {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** Where the rule stands, below the root; empty while nothing of it is built. */
  readonly where: string;
  /** What is not built yet, or why it does not apply. */
  readonly open?: string;
}
