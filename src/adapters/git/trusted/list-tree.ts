import { GitFailure, type GitTool } from '../tool/git-tool.ts';

/** One line of `ls-tree -r`. */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
  readonly path: string;
}

/** The mode of a symbolic link. */
export const link = '120000';

/** Lists the files, links and submodules of a commit or tree, in all folders. */
export async function listTree(git: GitTool, tree: string): Promise<readonly TreeEntry[]> {
  const output = await git.run(['ls-tree', '-r', '-z', '--full-tree', tree]);
  const lines = output.toString('utf8').split('\0');
  return lines.flatMap((line) => {
    const [, mode = '', id = '', path = ''] = /^(\d{6}) \w+ ([0-9a-f]{40})\t(.*)$/s.exec(line) ?? [];
    return path === '' ? [] : [{ mode, id, path }];
  });
}

/** The most files that links may lead to together. Hundreds of links to one large folder would otherwise fill the memory. */
const maxFollowed = 100_000;

/**
 * Replaces links by the files that they lead to in the same commit; otherwise a link of the trusted commit could lead to a file
 * of the checkout. Leaves out links out of the repository and submodules. Asks git once about all links, since a pull request may
 * have thousands.
 */
export async function followLinks(
  git: GitTool,
  { commit, entries }: { readonly commit: string; readonly entries: readonly TreeEntry[] },
): Promise<readonly TreeEntry[]> {
  // Git cannot be asked for a path with a line end.
  const links = entries.filter(({ mode, path }) => mode === link && !path.includes('\n'));
  const input = links.map(({ path }) => `${commit}:${path}\n`).join('');
  const ask = ['cat-file', '--batch-check', '--follow-symlinks'];
  const answers = links.length === 0 ? [] : parseAnswers(await git.run(ask, { input }));
  const followed = entries.filter(({ mode }) => mode.startsWith('100'));
  const trees = new Map<string, readonly TreeEntry[]>();
  for (const [index, { path }] of links.entries()) {
    const [, id = '', kind] = /^([0-9a-f]{40}) (blob|tree) \d+$/.exec(answers[index] ?? '') ?? [];
    if (kind === 'blob') followed.push({ mode: '100644', id, path });
    if (kind !== 'tree') continue;
    const inside = trees.get(id) ?? (await listTree(git, id)).filter(({ mode }) => mode.startsWith('100'));
    trees.set(id, inside);
    if (followed.length + inside.length > maxFollowed)
      throw new GitFailure(`the links to files that engines trust lead to more than ${maxFollowed} files`);
    for (const entry of inside) followed.push({ ...entry, path: `${path}/${entry.path}` });
  }
  return followed;
}

/** Parses one answer of git for each link. One that leads nowhere is answered by a word, a size, and a text of that size. */
function parseAnswers(output: Buffer): readonly string[] {
  const answers: string[] = [];
  for (let position = 0; position < output.length; ) {
    const lineEnd = output.indexOf('\n', position);
    const line = output.toString('utf8', position, lineEnd);
    const size = /^(?:symlink|dangling|loop|notdir) (\d+)$/.exec(line)?.[1];
    answers.push(line);
    position = lineEnd + 1 + (size === undefined ? 0 : Number(size) + 1);
  }
  return answers;
}
