import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childLimits } from '../../../core/children/child.ts';
import type { ConflictFile, MergeRange, MergeTrials, TriedMerge } from '../../../ports/bundle-reader.ts';
import type { FileChange } from '../../../ports/github.ts';
import { createBareRepository } from '../tool/bare-repository.ts';
import { createGitTool, GitFailure, type GitTool } from '../tool/git-tool.ts';
import { fetchBase, type Remote } from './fetch-base.ts';
import { listCommits, readObjects } from './list-commits.ts';
import { modeOf } from './read-bundle.ts';

/**
 * Creates the port that merges in a bare repository, with `git merge-tree` of git 2.38 or newer. `path`: the `PATH` to find git
 * by.
 */
export function createMergeTrials({ remote, path }: { readonly remote: Remote; readonly path: string }): MergeTrials {
  return {
    async tryMerges(onto, ranges) {
      const directory = await mkdtemp(join(tmpdir(), 'baton-merge-'));
      try {
        const git = createGitTool({ directory, path, env: { GIT_DIR: directory, ...identity } });
        return await mergeAll(git, { remote, onto, ranges, directory });
      } catch (error) {
        if (error instanceof GitFailure) return ranges.map(() => ({ kind: 'failed', reason: error.message }));
        throw error;
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}

/** The name in the commits of this repository alone. GitHub makes those that are published. */
const identity = {
  GIT_AUTHOR_NAME: 'Baton',
  GIT_AUTHOR_EMAIL: 'baton@invalid',
  GIT_COMMITTER_NAME: 'Baton',
  GIT_COMMITTER_EMAIL: 'baton@invalid',
};

interface MergeRequest {
  readonly remote: Remote;
  readonly onto: string;
  readonly ranges: readonly MergeRange[];
  readonly directory: string;
}

async function mergeAll(git: GitTool, { remote, onto, ranges, directory }: MergeRequest): Promise<readonly TriedMerge[]> {
  await createBareRepository(directory);
  const readTree = async (commit: string): Promise<string> => {
    await fetchBase(git, remote, commit);
    return git.line(['rev-parse', '--verify', `${commit}^{tree}`]);
  };
  let tree = await readTree(onto);
  const tried: TriedMerge[] = [];
  for (const { base, head } of ranges) {
    try {
      const merged = await mergeTrees(git, { base: await readTree(base), ours: tree, theirs: await readTree(head) });
      tried.push(await describeMerge(git, { before: tree, ...merged }));
      if (merged.conflicts.length === 0) tree = merged.tree;
    } catch (error) {
      if (!(error instanceof GitFailure)) throw error;
      tried.push({ kind: 'failed', reason: error.message });
    }
  }
  return tried;
}

interface Merged {
  readonly tree: string;
  readonly conflicts: readonly StagedFile[];
}

/** A file of a conflict, as one side has it: 1 is the base, 2 ours, 3 theirs. */
interface StagedFile {
  readonly path: string;
  readonly id: string;
  readonly side: string;
}

/**
 * Merges two trees by their base. Git wants commits, so each tree gets one. They stand for the real ones, whose histories are not fetched.
 */
async function mergeTrees(
  git: GitTool,
  { base, ours, theirs }: { readonly base: string; readonly ours: string; readonly theirs: string },
): Promise<Merged> {
  const root = await git.line(['commit-tree', base, '-m', 'base']);
  const [left, right] = [
    await git.line(['commit-tree', ours, '-p', root, '-m', 'ours']),
    await git.line(['commit-tree', theirs, '-p', root, '-m', 'theirs']),
  ];
  const answer = await git.try(['merge-tree', '--write-tree', '-z', '--no-messages', left, right]);
  if (answer.status > 1) throw new GitFailure(`git merge-tree ended with ${answer.status}: ${answer.stderr.trim()}`);
  const [tree = '', ...lines] = answer.stdout.toString().split('\0');
  if (!/^[0-9a-f]{40}$/.test(tree)) throw new GitFailure('git merge-tree printed no tree. Git 2.38 or newer is needed');
  return { tree, conflicts: answer.status === 0 ? [] : lines.flatMap(parseStaged) };
}

function parseStaged(line: string): readonly StagedFile[] {
  const [, id, side, path] = /^\d{6} ([0-9a-f]{40}) ([123])\t(.*)$/s.exec(line) ?? [];
  return id === undefined || side === undefined || path === undefined ? [] : [{ id, side, path }];
}

async function describeMerge(
  git: GitTool,
  { before, tree, conflicts }: Merged & { readonly before: string },
): Promise<TriedMerge> {
  if (conflicts.length > 0) return { kind: 'conflict', files: await readConflicts(git, { tree, conflicts }) };
  if (tree === before) return { kind: 'nothing' };
  const parent = await git.line(['commit-tree', before, '-m', 'before']);
  const merge = await git.line(['commit-tree', tree, '-p', parent, '-m', 'merge']);
  const [commit] = await listCommits(git, { base: parent, head: merge });
  const raw = commit?.changes ?? [];
  const ids = raw.filter(({ mode }) => mode !== '000000').map(({ id }) => id);
  const contents = await readObjects(git, ids);
  const changes = raw.map((change): FileChange => {
    return { path: change.path, mode: modeOf(change), content: contents.get(change.id) ?? null };
  });
  return { kind: 'clean', baseTree: before, changes };
}

/** Reads the files of a conflict, with both sides of those that are shown. An agent may bring thousands into conflict. */
async function readConflicts(git: GitTool, { tree, conflicts }: Merged): Promise<readonly ConflictFile[]> {
  const paths = [...new Set(conflicts.map(({ path }) => path))];
  const files: ConflictFile[] = [];
  for (const [index, path] of paths.entries()) {
    if (index >= childLimits.conflictFiles) {
      files.push({ path, ours: '', theirs: '' });
      continue;
    }
    const marked = await git.try(['cat-file', 'blob', `${tree}:${path}`]);
    const sides = marked.status === 0 ? readSides(marked.stdout) : undefined;
    files.push({ path, ...(sides ?? (await readWhole(git, { path, conflicts }))) });
  }
  return files;
}

type Sides = Pick<ConflictFile, 'ours' | 'theirs'>;

/** Reads the lines of both sides between the marks of git; undefined for a file without such marks. */
function readSides(content: Buffer): Sides | undefined {
  const sides = { ours: [] as string[], theirs: [] as string[] };
  let side: keyof Sides | undefined;
  for (const line of content.toString().split('\n')) {
    if (line.startsWith('<<<<<<< ')) side = 'ours';
    else if (line === '=======' && side === 'ours') side = 'theirs';
    else if (line.startsWith('>>>>>>> ')) side = undefined;
    else if (side !== undefined) sides[side].push(line);
  }
  const [ours, theirs] = [sides.ours.join('\n'), sides.theirs.join('\n')];
  return ours === '' && theirs === '' ? undefined : { ours, theirs };
}

/** Reads the whole file on both sides, for one that only one side has, or a binary one. A side without it is empty. */
async function readWhole(
  git: GitTool,
  { path, conflicts }: Pick<Merged, 'conflicts'> & { readonly path: string },
): Promise<Sides> {
  const read = async (side: string): Promise<string> => {
    const id = conflicts.find((staged) => staged.path === path && staged.side === side)?.id;
    if (id === undefined) return '';
    const content = await git.run(['cat-file', 'blob', id]);
    return content.includes(0) ? '(binary)' : content.toString();
  };
  return { ours: await read('2'), theirs: await read('3') };
}
