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
  /** Requests for child tasks that the agent made by the MCP tools. */
  readonly children?: Uint8Array;
  readonly results?: string;
  /** A sentence for each file that was refused unread: links, pipes, or files that are too large. */
  readonly warnings?: readonly string[];
}

/** The places of the files of an attempt. HOME lies beside `root`, because engines let agents edit what is in `root`. */
export interface FilePaths extends Required<AgentFilePaths> {
  /** The folder that the agent and Baton exchange files in. */
  readonly root: string;
  /** The folder of what package managers fetched, where `setup` runs twice. */
  readonly caches: string;
}

export interface StartFiles {
  readonly prompt: string;
  readonly context: string;
  /** The start repairs what the one before left: results and requests stay, and its handoff becomes `handoff.rejected.json`. */
  readonly isRepair: boolean;
}

/** A shell text of the configuration. `first-setup` is `setup` in a copy of the configuration's commit, before the one in the checkout. */
export type ScriptName = 'setup' | 'first-setup' | 'program-setup';

/** A folder for one shell text of the configuration. */
export interface ScriptFolder {
  readonly root: string;
  readonly home: string;
  readonly tmp: string;
  remove(): Promise<void>;
}

/** The files of one attempt: fresh folders outside the checkout, removed before start and after capture. */
export interface TaskFiles {
  readonly paths: FilePaths;
  /**
   * Prepares the folders for one start: HOME, TMPDIR and the folder of exchange are empty but for what Baton writes, whatever
   * `setup` or a start left there. What `setup` left in its own HOME becomes read-only. Throws when a folder cannot be emptied.
   */
  prepare(start: StartFiles): Promise<void>;
  /** Creates an empty folder with a HOME and TMPDIR for a shell text, and `paths.caches`. The HOME of `setup` is `paths.setupHome`. */
  openScript(what: ScriptName): Promise<ScriptFolder>;
  collect(): Promise<LeftFiles>;
  remove(): Promise<void>;
}

export interface CapturedCommits {
  readonly file: string;
  readonly base: string;
  readonly head: string;
}

export interface TrustRequest {
  /** The commit; undefined where none is known: then nothing is trusted, and guarded files are taken away. */
  readonly commit: string | undefined;
  /** Guarded files are trusted as they are now, because the user's own workflow prepared the checkout. */
  readonly asFound: boolean;
  /** Paths where engines look for settings and instructions, in every folder; the files there are guarded. */
  readonly paths: readonly string[];
  /** Plain files whose text is asked for. */
  readonly texts: readonly string[];
  /** Files with rules at the root. They are read with what they import, four files deep, through links in the commit. */
  readonly rules: readonly string[];
  /** The names of all files are asked for. */
  readonly programs: boolean;
}

/** A file below `.agents/skills`. */
export interface SkillFile {
  /** The path below that folder. */
  readonly path: string;
  readonly mode: number;
  readonly content: Uint8Array;
}

/** The files that engines and programs trust, all of one commit. */
export interface TrustedFiles {
  /** The guarded files that the checkout has otherwise, sorted. */
  readonly altered: readonly string[];
  /** The folder for a copy of the commit. It exists only after `copyTrusted`. */
  readonly root: string;
  /** The absolute paths of the checkout and of HOME, where `setup` and agents may have left programs. */
  readonly places: readonly string[];
  /** Returns what the commit has at a path relative to its root. */
  kindOf(path: string): 'file' | 'folder' | undefined;
  /** Returns the text of one of `texts`; undefined when it is not a regular file of at most 64 KiB. */
  readText(path: string): string | undefined;
  /** Returns the text of one of `rules` or of what they import. A long one is cut, after more than all rules may have together. */
  readRule(path: string): string | undefined;
  /** The files of the skills at the root, without what acts at their heads. */
  readonly skills: readonly SkillFile[];
}

/** The checked-out code of an agent job. After the agent ran, everything in it is hostile, `.git` included. */
export interface Workspace {
  readonly directory: string;
  /**
   * Checks out the tip of `branch` when that branch exists, else `head`. Returns the commit the agent starts from. `checkTip` is asked
   * about a branch that exists; with a problem nothing is checked out.
   */
  prepare(start: {
    readonly head: string;
    readonly branch?: string;
    readonly checkTip?: (tip: string) => Promise<Problem | undefined>;
  }): Promise<Result<string, Problem>>;
  /**
   * Reads what engines and programs trust from one commit, which is fetched where the checkout does not have it. Called once,
   * before anything that strangers or agents wrote can run.
   */
  trust(request: TrustRequest): Promise<Result<TrustedFiles, Problem>>;
  /**
   * Restores the guarded files as they are in that commit, and removes others where engines look; what controls git in the
   * checkout becomes what it was at `trust`. Fails where `.git` is no folder any more. Called right before every start of an
   * agent. Remembers what was changed in guarded files.
   */
  restoreTrusted(): Promise<Result<void, Problem>>;
  /**
   * Writes all files of that commit to a folder outside of the checkout, and returns its path. For `programs` it is
   * `TrustedFiles.root`.
   */
  copyTrusted(what: 'programs' | 'setup'): Promise<Result<string, Problem>>;
  /** Removes the copy for `setup`. */
  dropCopy(): Promise<void>;
  /** Makes the copy of the programs readable for everybody and writable for nobody. */
  sealTrusted(): Promise<Result<void, Problem>>;
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
  /**
   * Captures everything changed since `base` as a `git bundle`; returns undefined when nothing has changed. Changes to guarded
   * files are left out unless `takesTrusted` is true.
   */
  capture(request: {
    readonly base: string;
    readonly message: string;
    readonly takesTrusted?: boolean;
  }): Promise<Result<CapturedCommits | undefined, Problem>>;
  /** Lists in words where work since the first `restoreTrusted` lies that `capture` does not find: other branches and worktrees. */
  listUnpublished(): Promise<readonly string[]>;
  /** Lists the guarded files that agents changed and that `capture` left out; sorted. Complete after `capture`. */
  listWithheld(): readonly string[];
  /**
   * Removes the copy of the commit, and the repository of the checkout where no step after this one needs it: its settings may
   * be an agent's, and whoever runs git there next would obey them. Never throws.
   */
  release(): Promise<void>;
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
