import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GitRepository, runGit } from '../../git/run-git.ts';

/** The tree that contains a workflow file; `./` and `$/` refer to this tree. */
export type Source =
  | { readonly kind: 'commit'; readonly repository: string; readonly git: GitRepository; readonly sha: string }
  | { readonly kind: 'folder'; readonly repository: string; readonly directory: string };

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

const FOLDER = '.github/workflows';

export async function listWorkflows(source: Source): Promise<readonly SourceFile[]> {
  const names =
    source.kind === 'commit' ? await listCommitted(source.git, source.sha) : await readdir(join(source.directory, FOLDER));
  const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
  return Promise.all(
    files.map(async (name) => ({ file: `${FOLDER}/${name}`, text: await readSource(source, `${FOLDER}/${name}`) })),
  );
}

/** Reads a file of the tree. Throws when there is no such file. */
export function readSource(source: Source, file: string): Promise<string> {
  if (source.kind === 'folder') return readFile(join(source.directory, file), 'utf8');
  return runGit(source.git, ['show', `${source.sha}:${file}`]).then(String);
}

/** Returns a folder with the tree: the source's own folder, or `target` with the files of the commit. */
export async function materialiseSource(source: Source, target: string): Promise<string> {
  if (source.kind === 'folder') return source.directory;
  await mkdir(target, { recursive: true });
  const environment = { GIT_DIR: source.git.directory, GIT_INDEX_FILE: `${target}.index`, GIT_WORK_TREE: target };
  await runGit(source.git, ['read-tree', source.sha], { environment });
  await runGit(source.git, ['checkout-index', '--all', '--force', `--prefix=${target}/`], { environment });
  return target;
}

async function listCommitted(git: GitRepository, sha: string): Promise<readonly string[]> {
  const listing = await runGit(git, ['ls-tree', '--name-only', '-z', sha, `${FOLDER}/`]);
  return listing
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((path) => path.slice(FOLDER.length + 1));
}
