import { type ChangeFacts, type CommitFacts, commitLimits } from '../../../core/git/check-commits.ts';
import { GitFailure, type GitTool } from '../tool/git-tool.ts';

/** A changed file with the ids and sizes of its old and its new content. A size is 0 where there is no content. */
export interface RawChange extends ChangeFacts {
  readonly oldBytes: number;
  readonly oldId: string;
  readonly id: string;
}

export interface RawCommit extends CommitFacts {
  readonly message: string;
  /** The tree of the commit before it. */
  readonly baseTree: string;
  readonly changes: readonly RawChange[];
}

interface Range {
  readonly base: string;
  readonly head: string;
}

/** Lists the commits of `base..head`, oldest first, each compared with the commit before it. Does not read contents. */
export async function listCommits(git: GitTool, { base, head }: Range): Promise<readonly RawCommit[]> {
  const baseTree = await git.line(['rev-parse', '--verify', `${base}^{tree}`]);
  const commits = await readCommits(git, { base, head });
  const pairs = commits.map(({ tree }, index) => ({ from: commits[index - 1]?.tree ?? baseTree, to: tree }));
  const changes = await readChanges(git, pairs);
  return commits.map(({ sha, parents, message }, index) => ({
    sha,
    parents,
    message,
    baseTree: pairs[index]?.from ?? baseTree,
    changes: changes[index] ?? [],
  }));
}

interface ReadCommit extends Omit<CommitFacts, 'changes'> {
  readonly tree: string;
  readonly message: string;
}

/** Reads all commits with one process: an agent may hand in a hundred. */
async function readCommits(git: GitTool, { base, head }: Range): Promise<readonly ReadCommit[]> {
  const count = `--max-count=${commitLimits.commits + 1}`;
  const form = ['--no-show-signature', '--encoding=UTF-8', '--format=%H%n%P%n%T%n%B'];
  const output = await git.run(['log', '-z', '--no-notes', '--topo-order', count, ...form, head, `^${base}`, '--']);
  const texts = output.toString().split('\0').filter(Boolean);
  return texts.toReversed().map((text) => {
    const [sha = '', parents = '', tree = '', ...message] = text.split('\n');
    return { sha, parents: parents.split(' ').filter(Boolean), tree, message: message.join('\n').trimEnd() };
  });
}

interface TreePair {
  readonly from: string;
  readonly to: string;
}

/** Compares the trees of each pair, all of them with one process. */
async function readChanges(git: GitTool, pairs: readonly TreePair[]): Promise<readonly (readonly RawChange[])[]> {
  const form = ['-r', '--raw', '-z', '--no-renames', '--no-abbrev', '--no-ext-diff'];
  const input = pairs.map(({ from, to }) => `${from} ${to}\n`).join('');
  const lists = parseChanges((await git.run(['diff-tree', '--stdin', ...form], { input })).toString());
  const sizes = await readSizes(git, lists.flat());
  const sizeOf = (id: string): number => sizes.get(id) ?? 0;
  return lists.map((list) => list.map((change) => ({ ...change, oldBytes: sizeOf(change.oldId), bytes: sizeOf(change.id) })));
}

type UnsizedChange = Omit<RawChange, 'oldBytes' | 'bytes'>;

const pairLine = /[0-9a-f]{40} [0-9a-f]{40}\n/y;
const changeFields = /:(\d{6}) (\d{6}) ([0-9a-f]{40}) ([0-9a-f]{40}) [A-Z]\d*\0([^\0]*)\0/y;

/**
 * Parses one list of changes for each pair: a line with both trees, then `:<old mode> <new mode> <old id> <new id> <status>`, NUL,
 * path, NUL for each change. Reads from the start on, because a path may look like any of this. A path that is not UTF-8 contains
 * U+FFFD.
 */
function parseChanges(text: string): readonly (readonly UnsizedChange[])[] {
  const lists: UnsizedChange[][] = [];
  let position = 0;
  while (position < text.length) {
    const pair = matchAt(pairLine, text, position);
    const change = matchAt(changeFields, text, position);
    const [found = ''] = pair ?? change ?? [];
    if (found === '')
      throw new Error(`git diff-tree printed what Baton does not know: ${JSON.stringify(text.slice(position, position + 100))}`);
    position += found.length;
    if (pair) lists.push([]);
    const [, oldMode = '', mode = '', oldId = '', id = '', path = ''] = change ?? [];
    if (change) lists.at(-1)?.push({ path, oldMode, mode, oldId, id });
  }
  return lists;
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** Returns whether a mode is that of a file or link: not of an absent one, or of a submodule. */
export function hasContent(mode: string): boolean {
  return mode !== '000000' && mode !== '160000';
}

async function readSizes(git: GitTool, changes: readonly UnsizedChange[]): Promise<ReadonlyMap<string, number>> {
  const ids = changes.flatMap(({ oldMode, mode, oldId, id }) => [
    ...(hasContent(oldMode) ? [oldId] : []),
    ...(hasContent(mode) ? [id] : []),
  ]);
  const input = ids.map((id) => `${id}\n`).join('');
  const output = await git.run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input });
  return new Map(output.toString().split('\n').map(parseSize));
}

function parseSize(line: string): readonly [string, number] {
  const [id = '', size = ''] = line.split(' ');
  return [id, Number(size)];
}

/** Reads contents by id, each once. All of them must exist. */
export async function readObjects(git: GitTool, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const output = await git.run(['cat-file', '--batch'], { input: wanted.map((id) => `${id}\n`).join('') });
  const contents = new Map<string, Buffer>();
  let position = 0;
  for (const id of wanted) {
    const lineEnd = output.indexOf('\n', position);
    const size = Number(/ (\d+)$/.exec(output.toString('latin1', position, lineEnd))?.[1] ?? Number.NaN);
    if (Number.isNaN(size)) throw new GitFailure(`object ${id} is missing`);
    contents.set(id, output.subarray(lineEnd + 1, lineEnd + 1 + size));
    position = lineEnd + 1 + size + 1;
  }
  return contents;
}
