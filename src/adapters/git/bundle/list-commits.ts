import { type CommitFacts, commitLimits } from '../../../core/git/check-commits.ts';
import type { GitTool } from '../tool/git-tool.ts';

/** A changed file with the id of its new content. */
export interface RawChange {
  readonly path: string;
  readonly oldMode: string;
  readonly mode: string;
  readonly bytes: number;
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
  const count = `--max-count=${commitLimits.commits + 1}`;
  const output = await git.line(['rev-list', '--topo-order', '--parents', count, head, `^${base}`]);
  const lines = output === '' ? [] : output.split('\n').toReversed();
  const commits: RawCommit[] = [];
  let previous = base;
  for (const line of lines) {
    const [sha = '', ...parents] = line.split(' ');
    commits.push({ sha, parents, ...(await readCommit(git, { base: previous, head: sha })) });
    previous = sha;
  }
  return commits;
}

async function readCommit(git: GitTool, { base, head }: Range): Promise<Pick<RawCommit, 'message' | 'baseTree' | 'changes'>> {
  const message = await git.run(['show', '-s', '--no-show-signature', '--encoding=UTF-8', '--format=%B', head, '--']);
  const baseTree = await git.line(['rev-parse', '--verify', `${base}^{tree}`]);
  const raw = await git.run([
    'diff-tree',
    '-r',
    '--raw',
    '-z',
    '--no-renames',
    '--no-abbrev',
    '--no-ext-diff',
    baseTree,
    head,
    '--',
  ]);
  return { message: message.toString().trimEnd(), baseTree, changes: await addSizes(git, parseChanges(raw)) };
}

/** Parses `:<old mode> <new mode> <old id> <new id> <status>`, NUL, path, NUL. A path that is not UTF-8 contains U+FFFD. */
function parseChanges(raw: Buffer): readonly Omit<RawChange, 'bytes'>[] {
  const fields = raw.toString().split('\0');
  return fields.flatMap((field, index) => {
    const match = /^:(\d{6}) (\d{6}) [0-9a-f]{40} ([0-9a-f]{40}) [A-Z]\d*$/.exec(field);
    const [, oldMode = '', mode = '', id = ''] = match ?? [];
    return match && index % 2 === 0 ? [{ path: fields[index + 1] ?? '', oldMode, mode, id }] : [];
  });
}

async function addSizes(git: GitTool, changes: readonly Omit<RawChange, 'bytes'>[]): Promise<readonly RawChange[]> {
  const isBlob = ({ mode }: Omit<RawChange, 'bytes'>) => mode !== '000000' && mode !== '160000';
  const input = changes.filter(isBlob).map(({ id }) => `${id}\n`);
  const output = await git.run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: input.join('') });
  const sizes = new Map(output.toString().split('\n').map(parseSize));
  return changes.map((change) => ({ ...change, bytes: sizes.get(change.id) ?? 0 }));
}

function parseSize(line: string): readonly [string, number] {
  const [id = '', size = ''] = line.split(' ');
  return [id, Number(size)];
}

/** Reads contents by id, each once. All of them must exist. */
export async function readObjects(git: GitTool, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(ids)];
  const output = await git.run(['cat-file', '--batch'], { input: wanted.map((id) => `${id}\n`).join('') });
  const contents = new Map<string, Buffer>();
  let position = 0;
  for (const id of wanted) {
    const lineEnd = output.indexOf('\n', position);
    const size = Number(/ (\d+)$/.exec(output.toString('latin1', position, lineEnd))?.[1]);
    contents.set(id, output.subarray(lineEnd + 1, lineEnd + 1 + size));
    position = lineEnd + 1 + size + 1;
  }
  return contents;
}
