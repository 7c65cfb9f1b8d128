/** A value that a condition reads, by the path as it is written: `needs.investigate.handoff.data.severity`. */
export type ReadValues = Readonly<Record<string, string>>;

/** The facts of a run that the condition of one stage is decided with. All come from its records. */
export interface ConditionFacts {
  /** The values of the roots: `needs`, `results`, `subject`, `run`, `inputs`. */
  readonly roots: Readonly<Record<string, unknown>>;
  /** True when a stage before this one failed without `continue-on-failure`. */
  readonly failed: boolean;
  /** The stages before this one that were skipped. */
  readonly skipped: readonly string[];
}

/** The result of a condition, with the values that it read. `broken`: it could not be decided, for the reason in `message`. */
export type Verdict =
  | { readonly kind: 'true' | 'false'; readonly values: ReadValues }
  | { readonly kind: 'broken'; readonly message: string; readonly values: ReadValues };

/** The number that an expression gives, or the reason why it gives none. */
export type Score = { readonly kind: 'number'; readonly value: number } | { readonly kind: 'none'; readonly message: string };

/** Decides conditions of stages. The same text and facts always give the same verdict. */
export interface Conditions {
  /**
   * Returns whether a condition asks how earlier stages ended: `always()`, `failed()`, `skipped(…)`. Such a stage may start
   * although one that it needs did not succeed.
   */
  readonly asksForStatus: (text: string) => boolean;
  readonly decide: (text: string, facts: ConditionFacts) => Verdict;
  /** Returns the number that an expression gives for these values. */
  readonly score: (text: string, roots: ConditionFacts['roots']) => Score;
}
