import type { AgentFilePaths } from '../core/agent/agent-environment.ts';
import type { WorkingCopy } from '../core/agent/working-copy.ts';
import type { Problem } from '../core/problem.ts';
import type { Result } from '../core/result.ts';

/** The files of DESIGN 4.2 that the agent left; each is absent when the agent wrote none. */
export interface LeftFiles {
  /** Bytes, so that invalid UTF-8 is detected when the file is parsed. */
  readonly mcpFile?: Uint8Array;
  readonly file?: Uint8Array;
  /** Transfers that the agent requested by the MCP tool before the last request. */
  readonly superseded?: Uint8Array;
  readonly results?: string;
  /** A sentence for each file that was refused unread: links, pipes, or files larger than 1 MiB. */
  readonly warnings?: readonly string[];
}

export interface FilePaths extends AgentFilePaths {
  readonly root: string;
}

/** The files of one attempt: a fresh directory outside the checkout, removed before start and after capture. */
export interface TaskFiles {
  readonly paths: FilePaths;
  write(files: { readonly prompt: string; readonly context: string }): Promise<void>;
  collect(): Promise<LeftFiles>;
  /** Moves a refused handoff out of the way, to `handoff.rejected.json` beside it. */
  rejectHandoff(): Promise<void>;
  /** Empties the directory for the next agent of the same job. */
  reset(): Promise<void>;
  remove(): Promise<void>;
}

export interface CapturedCommits {
  readonly file: string;
  readonly base: string;
  readonly head: string;
}

/** The checked-out code of an agent job. After the agent ran, everything in it is hostile, `.git` included. */
export interface Workspace {
  readonly directory: string;
  /** Checks out the tip of `branch` when that branch exists, else `head`. Returns the commit the agent starts from. */
  prepare(start: { readonly head: string; readonly branch?: string }): Promise<Result<string, Problem>>;
  /**
   * Compares the files that an engine reads settings or instructions from with `base`, because they must be as in `base` while
   * the engine runs. Used for pull requests, before `setup`. Returns the files that differ; changes to them are never captured.
   * When `base` is unknown or was not fetched, all of them count as absent from it.
   */
  guard(trusted: {
    readonly base: string | undefined;
    readonly paths: readonly string[];
  }): Promise<Result<readonly string[], Problem>>;
  /** Restores the files that `guard` found different. Called after `setup`, right before the agent. */
  restoreGuarded(): Promise<Result<void, Problem>>;
  /**
   * Writes a file of ours into the checkout, at a path relative to it, for as long as the agent runs. The file is never captured.
   */
  addFile(path: string, text: string): Promise<Result<void, Problem>>;
  /**
   * Lists copies of context files that earlier jobs left directly in a folder of the checkout. Committed files are never listed.
   */
  listStale(folder: string): Promise<readonly WorkingCopy[]>;
  /** Removes the files that `addFile` wrote. */
  removeAddedFiles(): Promise<void>;
  /** Captures everything changed since `base` as a `git bundle`; returns undefined when nothing has changed. */
  capture(request: { readonly base: string; readonly message: string }): Promise<Result<CapturedCommits | undefined, Problem>>;
}

/** Directories that earlier jobs left on the machine because they died. */
export interface WorkingCopies {
  /**
   * Lists the entries directly in the runner's temporary folder that have one of our names. Leaves out entries that cannot be
   * read.
   */
  list(): Promise<readonly WorkingCopy[]>;
  /** Removes a directory. Does nothing when it is already gone; throws when it cannot be removed. */
  remove(copy: WorkingCopy): Promise<void>;
}
