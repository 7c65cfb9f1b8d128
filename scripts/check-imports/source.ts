/** A file as a check reads it. */
export interface Source {
  /** Path below the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** A line that breaks a rule, with a sentence that says what to write instead. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
