import type { Comparison } from '../core/git/comparison.ts';

export interface Comparisons {
  /**
   * Reads what a commit changes since it left the history of another one. One request. Returns undefined when the two have no
   * common history, or one of them is gone.
   */
  compare(base: string, head: string): Promise<Comparison | undefined>;
}
