import type { ComparedFile } from '../../../src/core/git/comparison.ts';
import type { MergeRange, MergeTrials, TriedMerge } from '../../../src/ports/bundle-reader.ts';
import type { Commits, Comparisons, FileChange } from '../../../src/ports/github.ts';
import { refuse } from './refuse.ts';

/** A file of a commit: its mode and its bytes. */
export type SimFile = Pick<FileChange, 'mode'> & { readonly content: Uint8Array };
export type Files = ReadonlyMap<string, SimFile>;

export interface SimCommit {
  readonly sha: string;
  readonly message: string;
  readonly parents: readonly string[];
  readonly changes: readonly FileChange[];
  /** All files, by their paths. */
  readonly files: Files;
}

/** The branches and commits of a repository. */
export interface Code {
  readonly branches: Map<string, string>;
  readonly commits: ReadonlyMap<string, SimCommit>;
  readTip(branch: string): string | undefined;
  /** Returns a commit, and all that are in its history. */
  listAncestors(sha: string): readonly string[];
  /** A person pushes a commit to a branch, on top of what it has, or of `main`. Returns the commit. */
  push(branch: string, message: string): string;
  readonly ports: { readonly commits: Commits; readonly comparisons: Comparisons; readonly trials: MergeTrials };
}

export const headSha = 'a'.repeat(40);
/** The tree of the commit with which a play begins. */
export const headTree = 't'.repeat(40);
const workflowFolder = '.github/workflows/';
const begun: Files = new Map([
  ['README.md', { mode: '100644', content: Buffer.from('Hello') }],
  [`${workflowFolder}baton.yml`, { mode: '100644', content: Buffer.from('on: issues') }],
]);

/** Returns the id of a commit: its first seven digits, which are all that a reader sees, are its own. */
export function shaOf(kind: string, number: number): string {
  // In decimal: hexadecimal digits would repeat the kind.
  return String(number).padStart(7, kind).padEnd(40, '0');
}

export function createCode(): Code {
  const branches = new Map([['main', headSha]]);
  const commits = new Map<string, SimCommit>([
    [headSha, { sha: headSha, message: 'begin', parents: [], changes: [], files: begun }],
  ]);
  /** A tree has the id of its commit, but for the first one. */
  const filesOf = (tree: string): Files => commits.get(tree === headTree ? headSha : tree)?.files ?? begun;

  const listAncestors = (sha: string): readonly string[] => {
    const found = new Set([sha]);
    for (const each of found) for (const parent of commits.get(each)?.parents ?? []) found.add(parent);
    return [...found];
  };

  function add(commit: Omit<SimCommit, 'sha' | 'files'>, baseTree: string): string {
    const sha = shaOf('c', commits.size);
    commits.set(sha, { ...commit, sha, files: change(filesOf(baseTree), commit.changes) });
    return sha;
  }

  /** Refuses a branch whose workflow files are not those of the default branch, whoever has changed them. */
  function checkWorkflows(sha: string): void {
    const [own, main] = [filesOf(sha), filesOf(branches.get('main') ?? headSha)].map(renderWorkflows);
    if (own === main) return;
    const headers = { 'x-accepted-github-permissions': 'contents=write,workflows=write' };
    throw refuse({ status: 403, message: 'Resource not accessible by integration', path: '/git/refs', headers });
  }

  return {
    branches,
    commits,
    readTip: (branch) => branches.get(branch),
    listAncestors,
    push(branch, message) {
      const parent = branches.get(branch) ?? branches.get('main') ?? headSha;
      const sha = add({ message, parents: [parent], changes: [] }, parent);
      branches.set(branch, sha);
      return sha;
    },
    ports: {
      commits: {
        readBranch: async (branch) => branches.get(branch),
        async readCommit(sha) {
          const { message = '', parents = [] } = commits.get(sha) ?? {};
          return { sha, message, verified: true, parents };
        },
        async createCommit({ message, parent, merged, baseTree, changes }) {
          const parents = merged === undefined ? [parent] : [parent, merged];
          const sha = add({ message, parents, changes }, baseTree);
          return { sha, tree: sha, verified: true };
        },
        async createBranch(branch, sha) {
          if ((branches.get(branch) ?? sha) !== sha) throw refuse({ status: 422, message: 'Reference already exists' });
          checkWorkflows(sha);
          branches.set(branch, sha);
        },
        async moveBranch(branch, sha) {
          const tip = branches.get(branch);
          if (tip === undefined || !listAncestors(sha).includes(tip)) return false;
          checkWorkflows(sha);
          branches.set(branch, sha);
          return true;
        },
        deleteBranch: async (branch, sha) => branches.get(branch) === sha && branches.delete(branch),
      },
      comparisons: {
        async compare(base, head) {
          const known = new Set(listAncestors(base));
          const fresh = listAncestors(head).filter((sha) => !known.has(sha));
          const shared = listAncestors(head).find((sha) => known.has(sha)) ?? headSha;
          return { commits: fresh.length, files: listChanges(filesOf(shared), filesOf(head)).map(toFile) };
        },
      },
      trials: { tryMerges: async (onto, ranges) => tryMerges(filesOf, { onto, ranges }) },
    },
  };
}

function change(files: Files, changes: readonly FileChange[]): Files {
  const changed = new Map(files);
  for (const { path, mode, content } of changes)
    if (content === null) changed.delete(path);
    else changed.set(path, { mode, content });
  return changed;
}

interface Ranges {
  readonly onto: string;
  readonly ranges: readonly MergeRange[];
}

/** Merges ranges one after the other, by whole files: one that both sides have changed is a conflict. The tree is named by its commit. */
export function tryMerges(filesOf: (commit: string) => Files, { onto, ranges }: Ranges): readonly TriedMerge[] {
  let ours = filesOf(onto);
  return ranges.map(({ base, head }): TriedMerge => {
    const theirs = listChanges(filesOf(base), filesOf(head));
    const fresh = theirs.filter(({ path, content }) => textOf(ours.get(path)?.content) !== textOf(content));
    const own = new Set(listChanges(filesOf(base), ours).map(({ path }) => path));
    const files = fresh.flatMap(({ path, content }) =>
      own.has(path) ? [{ path, ours: textOf(ours.get(path)?.content) ?? '', theirs: textOf(content) ?? '' }] : [],
    );
    if (files.length > 0) return { kind: 'conflict', files };
    if (fresh.length === 0) return { kind: 'nothing' };
    ours = change(ours, fresh);
    return { kind: 'clean', baseTree: onto, changes: fresh };
  });
}

function renderWorkflows(files: Files): string {
  const own = [...files].filter(([path]) => path.startsWith(workflowFolder));
  return JSON.stringify(own.map(([path, { content }]) => [path, Buffer.from(content).toString()]).toSorted());
}

/** A file that differs, with what it was before. */
interface Changed extends FileChange {
  readonly before: Uint8Array | undefined;
}

/** Lists what differs between the files of two commits, by path. */
function listChanges(before: Files, after: Files): readonly Changed[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [old, fresh] = [before.get(path), after.get(path)];
    if (textOf(old?.content) === textOf(fresh?.content)) return [];
    return [{ path, mode: fresh?.mode ?? '100644', content: fresh?.content ?? null, before: old?.content }];
  });
}

/** Returns what a file holds; undefined where there is none. */
function textOf(content: Uint8Array | null | undefined): string | undefined {
  return content === undefined || content === null ? undefined : Buffer.from(content).toString();
}

/** Returns a file with one line as it stands in a comparison. */
function toFile({ path, content, before }: Changed): ComparedFile {
  const [old, fresh] = [textOf(before), textOf(content)];
  const sides = [old === undefined ? [] : [`-${old}`], fresh === undefined ? [] : [`+${fresh}`]] as const;
  const [from, to] = sides.map(({ length }) => (length === 0 ? '0,0' : '1'));
  const lines = sides.flat().map((line) => `${line}\n\\ No newline at end of file`);
  const patch = [`@@ -${from} +${to} @@`, ...lines].join('\n');
  const removed = fresh === undefined ? 'removed' : 'modified';
  return { path, status: old === undefined ? 'added' : removed, additions: sides[1].length, deletions: sides[0].length, patch };
}
