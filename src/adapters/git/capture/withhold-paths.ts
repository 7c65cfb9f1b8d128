import { join } from 'node:path';
import type { GitTool } from '../tool/git-tool.ts';
import { identity, listEntries, removalOf, toBytes } from './commit-worktree.ts';

interface Withholding {
  readonly base: string;
  readonly head: string;
  /** Returns whether changes to a path are left out. */
  readonly isWithheld: (path: string) => boolean;
  /** A folder for an index of our own. */
  readonly directory: string;
}

interface Withheld {
  readonly head: string;
  /** The paths whose changes were left out; sorted. */
  readonly paths: readonly string[];
}

/**
 * Rewrites the commits after `base` without their changes to some paths; a commit that changed nothing else is dropped. Leaves
 * commits with a merge among them as they are, because those are refused later anyway.
 */
export async function withholdPaths(git: GitTool, { base, head, isWithheld, directory }: Withholding): Promise<Withheld> {
  if (head === base) return { head, paths: [] };
  const log = await git.run(['log', '--format=', '--name-only', '--no-renames', '-z', `${base}..${head}`]);
  const paths = [...new Set(splitNames(log))].filter((path) => isWithheld(path)).sort();
  if (paths.length === 0) return { head, paths };
  if ((await git.line(['rev-list', '--merges', '--max-count=1', `${base}..${head}`])) !== '') return { head, paths: [] };
  const env = { GIT_INDEX_FILE: join(directory, 'withheld-index') };
  const readEntries = async (commit: string) => {
    await git.run(['read-tree', commit], { env });
    return (await listEntries(git, env)).filter(({ path }) => isWithheld(path));
  };
  const kept = (await readEntries(base)).map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\0`);
  let parent = base;
  for (const commit of (await git.line(['rev-list', '--reverse', `${base}..${head}`])).split('\n')) {
    const lines = [...(await readEntries(commit)).map(removalOf), ...kept].join('');
    await git.run(['update-index', '-z', '--index-info'], { env, input: toBytes(lines) });
    const tree = await git.line(['write-tree'], { env });
    if (tree === (await git.line(['rev-parse', `${parent}^{tree}`]))) continue;
    const message = await git.run(['log', '-1', '--format=%B', commit]);
    parent = await git.line(['commit-tree', tree, '-p', parent, '-F', '-'], { input: message, env: identity });
  }
  return { head: parent, paths: paths.map((path) => Buffer.from(path, 'latin1').toString('utf8')) };
}

/** Splits names that end with NUL. Names are bytes to git, and latin1 preserves each of them. */
function splitNames(output: Buffer): readonly string[] {
  return output
    .toString('latin1')
    .split('\0')
    .map((path) => path.replace(/^\n+/, ''))
    .filter((path) => path !== '');
}
