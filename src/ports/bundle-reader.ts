import type { Commits } from '../core/output/agent-output.ts';
import type { Problem } from '../core/problem.ts';
import type { Result } from '../core/result.ts';
import type { FileChange } from './github.ts';

export interface BundledCommit {
  readonly message: string;
  readonly baseTree: string;
  readonly changes: readonly FileChange[];
}

/** Commits that an agent job left as an artifact: fetched, verified and read in a bare repository, never checked out. */
export interface BundleReader {
  /** Oldest first. `workflowRun` is the run that must have made the artifact. */
  read(commits: Commits, workflowRun: number): Promise<Result<readonly BundledCommit[], Problem>>;
}
