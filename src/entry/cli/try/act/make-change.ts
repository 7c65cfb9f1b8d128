import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PullRequestFilter } from '../../../../core/config/schema/filter-schema.ts';
import { compileGlob } from '../../../../core/text/patterns.ts';
import { createGitRepository, findGit, type GitRepository, readGit, runGit } from '../../../../local/git/run-git.ts';
import type { Snapshot } from '../snapshot/create-snapshot.ts';

interface Change {
  readonly branch: string;
  /** Paths below the root of the repository. */
  readonly files: readonly string[];
}

const ownBranches = 'try/change-';

/** Returns the name of the branch with the change of one turn. */
export function nameOwnBranch(turn: number): string {
  return `${ownBranches}${turn}`;
}

export function isOwnBranch(name: string): boolean {
  return name.startsWith(ownBranches);
}

const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'You'],
    [`GIT_${who}_EMAIL`, 'you@localhost'],
  ]),
);

/** Makes a branch that changes files: each gets one more line at its end, and one that does not exist yet is made. */
export async function makeChange({ directory, commit }: Snapshot, { branch, files }: Change): Promise<void> {
  const environment = { ...identity, GIT_INDEX_FILE: join(directory, 'change-index') };
  const repository = createGitRepository(directory);
  const git = (...args: readonly string[]): Promise<string> => readGit(repository, args, { environment });
  await git('read-tree', commit);
  for (const path of files) {
    const before = await readFile(repository, `${commit}:${path}`);
    const input = Buffer.concat([before, Buffer.from(before.length === 0 ? 'A new file.\n' : '\n')]);
    const blob = await readGit(repository, ['hash-object', '-w', '--stdin'], { input });
    await git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
  }
  const made = await git('commit-tree', await git('write-tree'), '-p', commit, '-m', `Change ${files.join(', ')}`);
  const ref = join(directory, 'refs/heads', branch);
  mkdirSync(dirname(ref), { recursive: true });
  writeFileSync(ref, `${made}\n`);
}

async function readFile(repository: GitRepository, name: string): Promise<Buffer> {
  const id = await findGit(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
  return id === undefined ? Buffer.alloc(0) : runGit(repository, ['cat-file', 'blob', id]);
}

/** Chooses a file whose change fits the filter: the README where that does, else the first one outside of `.github`. */
export async function chooseFile({ directory, commit }: Snapshot, filter: PullRequestFilter['files']): Promise<string> {
  const all = (await readGit(createGitRepository(directory), ['ls-tree', '-r', '-z', '--name-only', commit]))
    .split('\0')
    .filter(Boolean);
  const isIncluded = compileGlobs(filter?.include ?? ['**']);
  const isExcluded = compileGlobs(filter?.exclude ?? []);
  const fitting = all.filter((path) => isIncluded(path) && !isExcluded(path));
  const plain = fitting.filter((path) => !path.startsWith('.'));
  return plain.find((path) => /^readme\b/i.test(path)) ?? plain[0] ?? fitting[0] ?? 'try.txt';
}

/** Returns whether one of the globs fits a path. `validate` reports globs that cannot be read. */
function compileGlobs(globs: readonly string[]): (path: string) => boolean {
  const compiled = globs.flatMap((glob) => {
    const result = compileGlob(glob);
    return result.ok ? [result.value] : [];
  });
  return (path) => compiled.some((matches) => matches(path));
}
