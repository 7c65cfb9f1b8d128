import { lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { createBareRepository } from '../tool/bare-repository.ts';
import { borrowObjects, createGitTool, type GitTool } from '../tool/git-tool.ts';
import type { Capture } from './capture-bundle.ts';
import { commitWorktree } from './commit-worktree.ts';
import { findPipe, isFolder, readAgentHead, readPlainFile, readRefs, shaPattern } from './read-agent-head.ts';

type Checkout = Pick<Capture, 'workspace' | 'path'>;

/** The refs that the checkout had before its agent started, and when that was, in seconds since 1970. */
interface Before {
  readonly refs: ReadonlyMap<string, string>;
  readonly since: number;
}

interface Worktree {
  readonly folder: string;
  readonly commit: string;
}

/** Places beyond this number are not looked at: each takes processes of git. */
const mostPlaces = 20;

/** Creates the reader of other places than HEAD. `remember` is called before each start of an agent, and the first call counts. */
export function watchPlaces(checkout: Checkout) {
  let before: Before | undefined;
  return {
    async remember(): Promise<void> {
      before ??= { refs: await readRefs(join(checkout.workspace, '.git')), since: Math.floor(Date.now() / 1000) };
    },
    list: async () => (before === undefined ? [] : listUnpublished(checkout, before)),
  };
}

/**
 * Lists in words the work of an agent that no capture finds: new commits of branches and worktrees that HEAD does not contain, and
 * changed files in other worktrees. As in `captureBundle`, git runs in no repository of the agent.
 */
async function listUnpublished({ workspace, path }: Checkout, before: Before): Promise<readonly string[]> {
  const agent = await readAgentHead(workspace);
  if (!agent.ok) return [];
  const root = await realpath(workspace);
  const refs = await readRefs(join(root, '.git'));
  const trees = (await readWorktrees(join(root, '.git'), refs)).slice(0, mostPlaces);
  const nameOf = ({ folder }: Worktree): string => `worktree ${quote(relative(root, folder))}`;
  // A worktree on a branch goes by the name of the branch.
  const tips = new Map(trees.map((tree) => [tree.commit, nameOf(tree)]));
  for (const [name, commit] of refs)
    if (!/^refs\/(?:remotes|tags|stash)\b/.test(name) && before.refs.get(name) !== commit)
      tips.set(commit, `branch ${quote(name.replace('refs/heads/', ''))}`);
  tips.delete(agent.value.head);
  if (tips.size + trees.length === 0) return [];
  const directory = await mkdtemp(join(tmpdir(), 'baton-unpublished-'));
  try {
    await createBareRepository(directory);
    await agent.value.writeShallow(directory);
    const env = { GIT_DIR: directory, ...borrowObjects(agent.value.objects) };
    const remote = [...refs].flatMap(([name, commit]) => (name.startsWith('refs/remotes/') ? [commit] : []));
    const published = [agent.value.head, ...before.refs.values(), ...remote].map((commit) => `^${commit}`);
    const found: string[] = [];
    for (const [commit, place] of [...tips].slice(0, mostPlaces)) {
      const count = await countCommits(createGitTool({ directory, path, env }), [commit, ...published], before.since);
      if (count > 0) found.push(`${place} (new commits: ${count})`);
    }
    for (const tree of trees) {
      const git = createGitTool({ directory: tree.folder, path, env: { ...env, GIT_WORK_TREE: tree.folder } });
      // A folder that cannot be read is left out: its agent closed it, and loses what nobody would have published.
      const count = await countFiles(git, tree, before.since).catch(() => 0);
      if (count > 0) found.push(`${nameOf(tree)} (changed files: ${count})`);
    }
    return found;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Reads the worktrees whose folder names them in turn. Another folder may not be the agent's. */
async function readWorktrees(gitDirectory: string, refs: ReadonlyMap<string, string>): Promise<readonly Worktree[]> {
  const parent = join(gitDirectory, 'worktrees');
  const trees: Worktree[] = [];
  for (const name of (await isFolder(parent)) ? await readdir(parent) : []) {
    const own = join(parent, name);
    const read = async (file: string): Promise<string> => (await readPlainFile(file))?.trim() ?? '';
    const folder = dirname(resolve(own, await read(join(own, 'gitdir'))));
    const back = (await read(join(folder, '.git'))).replace('gitdir: ', '');
    const head = (await read(join(own, 'HEAD'))).replace('ref: ', '');
    const commit = refs.get(head) ?? head;
    if (resolve(folder, back) === own && shaPattern.test(commit)) trees.push({ folder, commit });
  }
  return trees;
}

/** Counts the commits of a list of revisions that were not made before a time. */
async function countCommits(git: GitTool, revisions: readonly string[], since: number): Promise<number> {
  const args = ['rev-list', '--ignore-missing', '--no-commit-header', '--format=%ct', '--stdin'];
  const { status, stdout } = await git.try(args, { input: `${revisions.join('\n')}\n` });
  const times = status === 0 ? (stdout.toString().match(/\d+/g) ?? []) : [];
  return times.filter((time) => Number(time) >= since).length;
}

/** Counts the files of a worktree that differ from its commit and were changed since a time; one that is gone goes by its root. */
async function countFiles(git: GitTool, { folder, commit }: Worktree, since: number): Promise<number> {
  if ((await findPipe(folder)) !== undefined) return 0;
  const made = await commitWorktree(git, { workspace: folder, head: commit, message: 'x', exclude: [] });
  const changed = await git.run(['diff-tree', '-r', '--name-only', '--no-renames', '-z', commit, made]);
  const files = changed.toString('latin1').split('\0').slice(0, -1);
  const placeOf = (file: string): Buffer => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(file, 'latin1')]);
  const facts = await Promise.all(files.map((file) => lstat(placeOf(file)).catch(() => lstat(folder))));
  return facts.filter(({ ctimeMs }) => ctimeMs / 1000 >= since).length;
}

function quote(name: string): string {
  return `\`${name.replace(/[^ -~]|`/g, '?')}\``;
}
