/** A change of the code: one text in one file, which must be there once, becomes another one. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A fault that is planted into a copy of the checkout. A test has to fail with it. */
export interface Mutant {
  readonly name: string;
  /** What goes wrong with it. */
  readonly wrong: string;
  readonly edits: readonly Edit[];
  /** Files or folders with tests of which one has to fail. */
  readonly tests: readonly string[];
  /** The threat whose rule it takes out. The test that docs/security.md names first for it has to fail. */
  readonly threat?: string;
}
