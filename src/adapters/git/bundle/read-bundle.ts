// This folder reads the commits of an agent from a bundle, as untrusted data. `bundle-reader` downloads it, `fetch-base` fetches
// the commit that it builds on, this file verifies it in a bare repository, and `list-commits` reads its commits and contents.

import { type CommitRules, checkCommits } from '../../../core/git/check-commits.ts';
import type { Problem } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { BundledCommit } from '../../../ports/bundle-reader.ts';
import type { FileChange } from '../../../ports/github.ts';
import { createBareRepository } from '../tool/bare-repository.ts';
import { createGitTool, GitFailure, type GitTool } from '../tool/git-tool.ts';
import { fetchBase, type Remote } from './fetch-base.ts';
import { hasContent, listCommits, type RawChange, type RawCommit, readObjects } from './list-commits.ts';

const maxHeaderBytes = 65_536;

/**
 * Parses a `git bundle` into its header and its pack. Returns undefined when the bytes are no bundle, or one of a kind that Baton
 * does not write. `prerequisites`: commits that the receiving repository must have. `heads`: tips that the bundle contains.
 */
function parseBundle(
  bytes: Uint8Array,
): { readonly prerequisites: readonly string[]; readonly heads: readonly string[]; readonly pack: Uint8Array } | undefined {
  const text = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString('latin1');
  const end = text.indexOf('\n\n');
  const [signature, ...lines] = text.slice(0, end).split('\n');
  if (end < 0 || signature !== '# v2 git bundle') return undefined;
  const prerequisites = matchAll(lines, /^-([0-9a-f]{40})( |$)/);
  const heads = matchAll(lines, /^([0-9a-f]{40}) /);
  return prerequisites.length + heads.length === lines.length
    ? { prerequisites, heads, pack: bytes.subarray(end + 2) }
    : undefined;
}

function matchAll(lines: readonly string[], pattern: RegExp): readonly string[] {
  return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}

export interface BundleRequest extends CommitRules {
  readonly bytes: Uint8Array;
  /** The last commit that the agent job reports. */
  readonly head: string;
  readonly remote: Remote;
  /** An empty directory; the caller removes it. */
  readonly directory: string;
  readonly path: string;
}

/** Reads an agent's commits, oldest first, in a fresh bare repository that has only their base. Checks nothing out. */
export async function readBundle(request: BundleRequest): Promise<Result<readonly BundledCommit[], Problem>> {
  try {
    return await readVerified(request);
  } catch (error) {
    if (error instanceof GitFailure) return failure(unreadableProblem(error.message));
    throw error;
  }
}

async function readVerified(request: BundleRequest): Promise<Result<readonly BundledCommit[], Problem>> {
  const { base, head, directory, path } = request;
  const bundle = parseBundle(request.bytes);
  if (bundle?.heads.length !== 1 || bundle.heads[0] !== head)
    return failure(unreadableProblem('this is not the bundle that the agent job announced'));
  if (bundle.prerequisites.length !== 1 || bundle.prerequisites[0] !== base) {
    const needed = bundle.prerequisites.map((id) => id.slice(0, 12)).join(', ') || 'nothing';
    const message = `The commits build on ${needed} instead of ${base.slice(0, 12)} alone, from which the task started.`;
    return failure({ code: 'BATON-E702', message });
  }
  const git = createGitTool({ directory, path, env: { GIT_DIR: directory } });
  await createBareRepository(directory);
  await fetchBase(git, request.remote, base);
  // `index-pack` checks every object by git's own rules, including the names in trees.
  await git.run(['index-pack', '--stdin', '--fix-thin', '--strict', '--max-input-size=536870912'], { input: bundle.pack });
  const commits = await listCommits(git, { base, head });
  const [problem] = checkCommits(commits, {
    base,
    protectedPaths: request.protectedPaths,
    trustedPaths: request.trustedPaths ?? [],
  });
  return problem ? failure(problem) : success(await addContents(git, commits));
}

async function addContents(git: GitTool, commits: readonly RawCommit[]): Promise<readonly BundledCommit[]> {
  const changes = commits.flatMap((commit) => commit.changes);
  const ids = changes.filter(({ mode }) => hasContent(mode)).map(({ id }) => id);
  const contents = await readObjects(git, ids);
  const before = await readObjects(git, listOldContents(changes));
  return commits.map(({ message, baseTree, changes: own }) => ({
    message,
    baseTree,
    changes: own.map((change) => ({
      path: change.path,
      mode: modeOf(change),
      content: contents.get(change.id) ?? null,
      before: before.get(change.oldId) ?? null,
    })),
  }));
}

/** The most bytes of old contents that are read. They only tell which lines are new, and an agent may delete whole folders. */
const maxOldBytes = 67_108_864;

/** Lists the ids of old contents as far as they fit into the limit, those of files that remain first. */
function listOldContents(changes: readonly RawChange[]): readonly string[] {
  const remain = changes.filter(({ mode }) => hasContent(mode));
  const deleted = changes.filter(({ mode }) => !hasContent(mode));
  let left = maxOldBytes;
  return [...remain, ...deleted].flatMap(({ oldMode, oldId, oldBytes }) => {
    if (!hasContent(oldMode) || oldBytes > left) return [];
    left -= oldBytes;
    return [oldId];
  });
}

/** Returns the mode of a change. A deletion has none of its own, but GitHub requires one. */
export function modeOf({ mode }: Pick<RawChange, 'mode'>): FileChange['mode'] {
  return mode === '100755' || mode === '120000' ? mode : '100644';
}

function unreadableProblem(words: string): Problem {
  return { code: 'BATON-E708', message: `The commits of the agent cannot be read: ${words}. Run the task again.` };
}
