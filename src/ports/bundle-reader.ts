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

/**
 * Fetches, verifies and reads the commits that an agent job uploaded as an artifact. Uses a bare repository and never checks them
 * out.
 */
export interface BundleReader {
  /** Reads the commits, oldest first. */
  read(commits: Commits, rules: BundleRules): Promise<Result<readonly BundledCommit[], Problem>>;
}
