import { type GitAnswer, type GitCall, runGit } from './run-git.ts';

type Extra = Pick<GitCall, 'env' | 'input'>;

/** Runs git in one directory. `run` throws with git's own message, `try` leaves the status to the caller. */
export interface GitTool {
  try(args: readonly string[], extra?: Extra): Promise<GitAnswer>;
  run(args: readonly string[], extra?: Extra): Promise<Buffer>;
  /** Returns standard output, trimmed. */
  line(args: readonly string[], extra?: Extra): Promise<string>;
  /** Returns the id of a commit by any of its names; undefined when the repository does not have it. */
  findCommit(name: string): Promise<string | undefined>;
}

/** An error that git reported. It is caught where it becomes a problem with a code. */
export class GitFailure extends Error {
  override readonly name = 'GitFailure';
}

export function createGitTool(base: Pick<GitCall, 'directory' | 'path' | 'env'>): GitTool {
  const attempt: GitTool['try'] = (args, extra) => runGit({ ...base, ...extra, args, env: { ...base.env, ...extra?.env } });
  const run: GitTool['run'] = async (args, extra) => {
    const answer = await attempt(args, extra);
    if (answer.status !== 0) throw new GitFailure(`git ${args[0]} ended with ${answer.status}: ${answer.stderr.trim()}`);
    return answer.stdout;
  };
  return {
    try: attempt,
    run,
    line: async (args, extra) => (await run(args, extra)).toString().trim(),
    async findCommit(name) {
      const { status, stdout } = await attempt(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
      return status === 0 ? stdout.toString().trim() : undefined;
    },
  };
}

/** Builds the variable by which git also sees the objects of another repository. Git splits a path without quotes at colons. */
export function borrowObjects(directory: string): { readonly GIT_ALTERNATE_OBJECT_DIRECTORIES: string } {
  return { GIT_ALTERNATE_OBJECT_DIRECTORIES: `"${directory.replace(/[\\"]/g, '\\$&')}"` };
}
