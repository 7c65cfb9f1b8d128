/** One file that differs between two commits. */
export interface ComparedFile {
  readonly path: string;
  /** GitHub's word: added, modified, removed, renamed, … */
  readonly status: string;
  readonly additions: number;
  readonly deletions: number;
  /** The changed lines; absent where GitHub shows none, as of binary or very large files. */
  readonly patch?: string | undefined;
}

/** The difference between two commits. */
export interface Comparison {
  readonly commits: number;
  /** GitHub lists at most 300 files. */
  readonly files: readonly ComparedFile[];
}
