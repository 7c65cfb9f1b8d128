import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isSkill, stripSkill } from '../../../core/git/strip-skill.ts';
import { createTrustCheck } from '../../../core/git/trusted-paths.ts';
import type { TrustRequest } from '../../../ports/workspace.ts';
import { readObjects } from '../bundle/list-commits.ts';
import type { GitTool } from '../tool/git-tool.ts';
import { followLinks, link, listTree, type TreeEntry } from './list-tree.ts';
import { readRules } from './read-rules.ts';

function filterTrusted(entries: readonly TreeEntry[], paths: readonly string[]): readonly TreeEntry[] {
  const isTrusted = createTrustCheck(paths);
  return entries.filter(({ path, mode }) => isTrusted({ path, isLink: mode === link }));
}

export interface TrustedFile {
  readonly path: string;
  readonly mode: number;
  readonly content: Uint8Array;
}

export interface TrustedPlan {
  /** The commit that is trusted; undefined when none is known. */
  readonly commit: string | undefined;
  /** The entries of that commit by their paths. */
  readonly tree: ReadonlyMap<string, TreeEntry>;
  /** The texts that were asked for, of plain files. */
  readonly texts: ReadonlyMap<string, string>;
  /** The texts of files with rules, and of what they import. */
  readonly rules: ReadonlyMap<string, string>;
  /** The paths where engines look, in every folder. */
  readonly paths: readonly string[];
  /** Paths that are written otherwise than the checkout tracks them; sorted. Links count, since files take their place. */
  readonly different: readonly string[];
  /** Paths whose content differs from that of the trusted commit; sorted. */
  readonly altered: readonly string[];
  /** The paths of `different` that the checkout tracks. */
  readonly tracked: readonly string[];
  /** The paths to remove before the files are written. */
  readonly remove: readonly string[];
  readonly files: readonly TrustedFile[];
}

interface PlanRequest extends Pick<TrustRequest, 'commit' | 'paths' | 'texts' | 'rules'> {
  /** The commit that is checked out. */
  readonly head: string;
}

const maxTextBytes = 65_536;

/**
 * Compares the files that engines trust in two commits and reads those of the trusted one. Links are read as the files that they
 * lead to.
 */
export async function planTrusted(git: GitTool, { head, commit, paths, texts, rules }: PlanRequest): Promise<TrustedPlan> {
  const whole = commit === undefined ? [] : await listTree(git, commit);
  const current = filterTrusted(head === commit ? whole : await listTree(git, head), paths);
  const wanted = filterTrusted(whole, paths);
  const followed = commit === undefined ? [] : await followLinks(git, { commit, entries: wanted });
  const now = head === commit ? followed : await followLinks(git, { commit: head, entries: current });
  const tree = new Map(whole.map((entry) => [entry.path, entry]));
  const plain = texts.flatMap((path) => tree.get(path) ?? []).filter(({ mode }) => mode.startsWith('100'));
  const read = await readFiles(git, [...followed, ...plain]);
  const { files, stripped } = stripSkills(read.slice(0, followed.length));
  const known = new Map(current.map((entry) => [entry.path, entry]));
  const changed = followed.filter(({ path, mode, id }) => {
    const before = known.get(path);
    return stripped.includes(path) || before?.mode !== mode || before.id !== id;
  });
  const kept = new Set(followed.map(({ path }) => path));
  const removed = current.map(({ path }) => path).filter((path) => !kept.has(path));
  const tracked = [...changed.map(({ path }) => path).filter((path) => known.has(path)), ...removed];
  return {
    commit,
    tree,
    texts: new Map(read.slice(followed.length).flatMap(toTextEntries)),
    rules: commit === undefined ? new Map() : await readRules(git, { commit, tree, files: rules }),
    paths,
    different: [...new Set([...changed.map(({ path }) => path), ...tracked])].sort(),
    altered: listAltered({ before: followed, now, paths }),
    tracked,
    remove: [...new Set([...paths, ...tracked])],
    files,
  };
}

/** Takes out of skills what acts, and lists the paths of those that had any. */
export function stripSkills(files: readonly TrustedFile[]): {
  readonly files: readonly TrustedFile[];
  readonly stripped: readonly string[];
} {
  const kept = files.map((file) => {
    const text = isSkill(file.path) ? Buffer.from(file.content).toString('utf8') : '';
    const plain = stripSkill(text);
    return plain === text ? file : { ...file, content: Buffer.from(plain) };
  });
  return { files: kept, stripped: kept.filter((file) => !files.includes(file)).map(({ path }) => path) };
}

/** Lists the paths at which engines would find something else. */
function listAltered({
  before,
  now,
  paths,
}: {
  before: readonly TreeEntry[];
  now: readonly TreeEntry[];
  paths: readonly string[];
}) {
  const [own, other] = [before, now].map((entries) => new Map(filterTrusted(entries, paths).map((entry) => [entry.path, entry])));
  const names = new Set([...(own?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...names].filter((path) => own?.get(path)?.id !== other?.get(path)?.id).sort();
}

function toTextEntries({ path, content }: TrustedFile): readonly (readonly [string, string])[] {
  return content.length > maxTextBytes ? [] : [[path, Buffer.from(content).toString('utf8')]];
}

async function readFiles(git: GitTool, entries: readonly TreeEntry[]): Promise<readonly TrustedFile[]> {
  const ids = entries.map(({ id }) => id);
  const contents = await readObjects(git, ids);
  return entries.map(({ path, mode, id }) => ({
    path,
    mode: mode === '100755' ? 0o755 : 0o644,
    content: contents.get(id) ?? new Uint8Array(),
  }));
}

interface TrustedSearch {
  readonly workspace: string;
  readonly paths: readonly string[];
  /** Names directly in the checkout that belong to Baton. */
  readonly exclude: readonly string[];
}

/** Lists the files of the checkout where engines look, in every folder, whether git knows them or not. Never follows links. */
export async function listTrustedFiles(search: TrustedSearch): Promise<readonly string[]> {
  const isTrusted = createTrustCheck(search.paths);
  const found: string[] = [];
  const open = [search.workspace];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const name = relative(search.workspace, path);
      if (entry.name === '.git' || search.exclude.includes(name)) continue;
      if (isTrusted({ path: name, isLink: entry.isSymbolicLink() })) found.push(name);
      else if (entry.isDirectory()) open.push(path);
    }
  }
  return found;
}
