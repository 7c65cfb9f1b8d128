import type { AgentFilePaths } from '../core/agent/agent-environment.ts';
import type { WorkingCopy } from '../core/agent/working-copy.ts';
import type { Problem } from '../core/problem.ts';
import type { Result } from '../core/result.ts';

/** What the agent left in the files of DESIGN 4.2; absent when it wrote none. */
export interface LeftFiles {
  /** Bytes, so that what is no UTF-8 is seen where it is parsed. */
  readonly mcpFile?: Uint8Array;
  readonly file?: Uint8Array;
  /** Transfers that were asked for by the MCP tool before the last one. */
  readonly superseded?: Uint8Array;
  readonly results?: string;
  /** Files that were refused unread: links, pipes, or larger than 1 MiB. */
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
  /** Moves a refused handoff out of the way: what lay in `handoff` is beside it as `handoff.rejected.json`. */
  setAside(): Promise<void>;
  /** Empty again, for the next agent of the same job. */
  renew(): Promise<void>;
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
  /** Goes to the tip of `branch` where that exists, else stays at `head`; answers the commit the agent starts from. */
  prepare(start: { readonly head: string; readonly branch?: string }): Promise<Result<string, Problem>>;
  /**
   * For pull requests, before `setup`: what an engine takes settings or instructions from is to be as in `base` while it runs. Answers
   * which files differ; changes to those are never captured. When `base` is not known or was not fetched, all of them count as not there.
   */
  guard(trusted: {
    readonly base: string | undefined;
    readonly paths: readonly string[];
  }): Promise<Result<readonly string[], Problem>>;
  /** After `setup`, right before the agent: does what `guard` found out. */
  restoreGuarded(): Promise<Result<void, Problem>>;
  /** Writes a file of ours into the checkout, at a path relative to it, for as long as the agent runs. It is never captured. */
  addFile(path: string, text: string): Promise<Result<void, Problem>>;
  /** Copies of context files that earlier jobs left directly in a folder of the checkout; never what is committed. */
  listStale(folder: string): Promise<readonly WorkingCopy[]>;
  /** Takes the files of `place` away again. */
  removeAddedFiles(): Promise<void>;
  /** Everything changed since `base` as a `git bundle`; undefined when nothing has changed. */
  capture(request: { readonly base: string; readonly message: string }): Promise<Result<CapturedCommits | undefined, Problem>>;
}

/** What jobs before this one left behind on the machine, because they died. */
export interface WorkingCopies {
  /** What lies directly in the runner's temporary folder under a name of ours; what cannot be looked at is left out. */
  list(): Promise<readonly WorkingCopy[]>;
  /** Throws when it cannot be removed. Nothing happens when it is gone already. */
  remove(copy: WorkingCopy): Promise<void>;
}
