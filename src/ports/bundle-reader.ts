import type { Commits } from '../core/output/agent-output.ts';
import type { Problem } from '../core/problem.ts';
import type { Result } from '../core/result.ts';
import type { FileChange } from './github.ts';

/** A changed file with its content before the change. */
export interface BundledChange extends FileChange {
  /** Null where there was no such file, or where the old contents together are too large to be read: then all lines count as new. */
  readonly before: Uint8Array | null;
}

export interface BundledCommit {
  readonly message: string;
  readonly baseTree: string;
  readonly changes: readonly BundledChange[];
}

export interface BundleRules {
  /** The workflow run that must have uploaded the artifact. */
  readonly workflowRun: number;
  /** Paths that engines trust, in every folder; commits that change them are refused. */
  readonly trustedPaths: readonly string[];
}

/** The commits of a child that are to be merged: those of `base..head`. */
export interface MergeRange {
  readonly base: string;
  readonly head: string;
}

/**
 * A file that both sides have changed. A side is the lines in conflict, or the whole file where one side has deleted it; empty for files
 * behind the first few (`childLimits.conflictFiles`), which are counted alone.
 */
export interface ConflictFile {
  readonly path: string;
  readonly ours: string;
  readonly theirs: string;
}

export type TriedMerge =
  /** `changes` are against the result of the merge before it, `baseTree` is the tree of that one. */
  | { readonly kind: 'clean'; readonly baseTree: string; readonly changes: readonly FileChange[] }
  /** All of it is there already. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'conflict'; readonly files: readonly ConflictFile[] }
  /** Git could not read or merge the commits, for this reason. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Merges commits in a bare repository, without a checkout and without writing to GitHub. */
export interface MergeTrials {
  /**
   * Merges ranges one after the other onto a commit, and returns one answer for each, in their order. One that conflicts is left out of
   * those after it. Throws only where GitHub cannot be reached.
   */
  tryMerges(onto: string, ranges: readonly MergeRange[]): Promise<readonly TriedMerge[]>;
}

/**
 * Fetches, verifies and reads the commits that an agent job uploaded as an artifact. Uses a bare repository and never checks them
 * out.
 */
export interface BundleReader {
  /** Reads the commits, oldest first. */
  read(commits: Commits, rules: BundleRules): Promise<Result<readonly BundledCommit[], Problem>>;
}
