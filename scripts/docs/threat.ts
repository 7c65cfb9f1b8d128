/** A row of docs/security.md. Its first test stands in `threat-proofs.ts`; others are found by the id that they carry. */
export interface Threat {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** Where the rule stands, below the root. */
  readonly where: string;
  /** Why the threat cannot happen here, in the place of a test. */
  readonly doesNotApply?: string;
  /** What of it is not built yet. */
  readonly open?: string;
}
