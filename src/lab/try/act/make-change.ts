import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { PullRequestFilter } from '../../../core/config/schema/filter-schema.ts';
import { compileGlob } from '../../../core/text/patterns.ts';
import { createGitRepository, findGit, type GitRepository, readGit, runGit } from '../../../local/git/run-git.ts';
import { UsageError } from '../../../terminal/files/usage-error.ts';
import { personEmail } from '../../world/ask-as-person.ts';
import type { Snapshot } from '../snapshot/create-snapshot.ts';

interface Change {
  readonly branch: string;
  /** Paths below the root of the repository. */
  readonly files: readonly string[];
}

/** Returns the name of the branch with the change of one turn. */
export function nameOwnBranch(turn: number): string {
  return `try/change-${turn}`;
}

const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'You'],
    [`GIT_${who}_EMAIL`, personEmail],
  ]),
);

/** Makes a branch that changes files: each gets one more line at its end, and one that does not exist yet is made. */
export async function makeChange({ directory, commit }: Snapshot, { branch, files }: Change): Promise<void> {
  const environment = { ...identity, GIT_INDEX_FILE: join(directory, 'change-index') };
  const repository = createGitRepository(directory);
  const git = (...args: readonly string[]): Promise<string> => readGit(repository, args, { environment });
  await git('read-tree', commit);
  for (const path of files) {
    const { mode, content } = await readFile(repository, { commit, path });
    const input = Buffer.concat([content, Buffer.from(content.length === 0 ? 'A new file.\n' : '\n')]);
    const blob = await readGit(repository, ['hash-object', '-w', '--stdin'], { input });
    await git('update-index', '--add', '--cacheinfo', `${mode},${blob},${normalize(path)}`).catch((cause: unknown) => {
      throw refuseChange(path, { why: 'which git does not accept as the path of a file', cause });
    });
  }
  const made = await git('commit-tree', await git('write-tree'), '-p', commit, '-m', `Change ${files.join(', ')}`);
  const ref = join(directory, 'refs/heads', branch);
  mkdirSync(dirname(ref), { recursive: true });
  writeFileSync(ref, `${made}\n`);
}

interface File {
  /** The mode, as git writes it: a program stays one. */
  readonly mode: string;
  readonly content: Buffer;
}

/** Reads a file, or an empty one where there is none yet. Throws a UsageError for what is no file. */
async function readFile(repository: GitRepository, { commit, path }: { commit: string; path: string }): Promise<File> {
  const own = normalize(path).replace(/\/$/, '');
  const [found] = (await listEntries(repository, [commit, '--', own])).filter((entry) => entry.path === own);
  if (found === undefined) return { mode: plainFile, content: Buffer.alloc(0) };
  if (!isFile(found)) throw refuseChange(path, { why: `which is ${kinds[found.mode] ?? 'no file'} in the repository` });
  return { mode: found.mode, content: await runGit(repository, ['cat-file', 'blob', found.id]) };
}

function refuseChange(path: string, { why, cause }: { readonly why: string; readonly cause?: unknown }): UsageError {
  return new UsageError(`--files names "${path}", ${why}. Write the path of a file from the root of the repository.`, { cause });
}

const plainFile = '100644';
const kinds: Readonly<Record<string, string>> = { '040000': 'a folder', '120000': 'a symbolic link', '160000': 'a submodule' };

interface Entry {
  readonly mode: string;
  readonly id: string;
  readonly path: string;
}

function isFile({ mode }: Entry): boolean {
  return mode === plainFile || mode === '100755';
}

/** Lists what `git ls-tree` finds; nothing for a path that cannot stand in a repository. */
async function listEntries(repository: GitRepository, args: readonly string[]): Promise<readonly Entry[]> {
  const lines = (await findGit(repository, ['ls-tree', '-z', ...args]))?.split('\0') ?? [];
  return lines.flatMap((line) => {
    const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]+)$/.exec(line) ?? [];
    return path === '' ? [] : [{ mode, id, path }];
  });
}

/** Chooses a file whose change fits the filter: the README where that does, else the first one outside of `.github`. */
export async function chooseFile({ directory, commit }: Snapshot, filter: PullRequestFilter['files']): Promise<string> {
  const entries = await listEntries(createGitRepository(directory), ['-r', commit]);
  const all = entries.filter(isFile).map(({ path }) => path);
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
