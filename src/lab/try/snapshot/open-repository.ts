import { basename } from 'node:path';
import { UsageError } from '../../../terminal/files/usage-error.ts';
import { findRepositoryOf } from '../../../terminal/github/find-repository-name.ts';
import { createUserGit, type UserGit } from './user-git.ts';

/** The repository that the user stands in. Nothing in it is changed. */
export interface UserRepository {
  readonly git: UserGit;
  /** The folder of the checkout. */
  readonly root: string;
  /** `owner/name`: as on GitHub, else made up from the folder. */
  readonly name: string;
  readonly head: string;
  readonly defaultBranch: string;
  /** Absolute paths of parts of the repository, wherever a worktree keeps them. */
  readonly objects: string;
  readonly index: string;
  readonly shallow: string;
}

/** Finds the repository around a folder. Throws a UsageError with what to type if there is none that can be tried. */
export async function openUserRepository(folder: string, signal: AbortSignal): Promise<UserRepository> {
  const root = await findRoot(folder, signal);
  const git = createUserGit(root, { signal });
  const head = await readHead(git);
  const paths = ['objects', 'index', 'shallow'].flatMap((name) => ['--git-path', name]);
  const [objects = '', index = '', shallow = ''] = (await git.run(['rev-parse', '--path-format=absolute', ...paths])).split('\n');
  const defaultBranch = await findDefaultBranch(git);
  return { git, root, head, objects, index, shallow, defaultBranch, name: nameRepository(root) };
}

async function findRoot(folder: string, signal: AbortSignal): Promise<string> {
  const git = createUserGit(folder, { signal });
  const { status, stdout, stderr } = await git.try(['rev-parse', '--show-toplevel']);
  if (status === 0) return stdout.trim();
  if (/must be run in a work tree/.test(stderr))
    throw new UsageError('This repository has no checkout (it is bare). Clone it, and run `baton try` in the clone.');
  if (!/not a git repository/.test(stderr)) throw new UsageError(`git cannot read this repository: ${stderr.trim()}`);
  throw new UsageError(
    'This folder is in no git repository. Run `baton try` inside the repository that has your .github/baton.yml, or type: git init',
  );
}

async function readHead(git: UserGit): Promise<string> {
  const { status, stdout } = await git.try(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (status !== 0)
    throw new UsageError(`This repository has no commit yet. Type: git add --all && git commit --message "First commit"`);
  const head = stdout.trim();
  if (head.length === 40) return head;
  throw new UsageError('This repository uses SHA-256 for its objects. GitHub takes SHA-1 only, and so does `baton try`.');
}

/** Returns the default branch as far as this clone knows it: that of `origin`, else `main` or `master`, else the current one. */
async function findDefaultBranch(git: UserGit): Promise<string> {
  const origin = await git.try(['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  if (origin.status === 0) return origin.stdout.trim().replace(/^origin\//, '');
  const refs = ['origin/main', 'origin/master', 'heads/main', 'heads/master'];
  for (const ref of refs) {
    const full = ref.startsWith('origin/') ? `refs/remotes/${ref}` : `refs/${ref}`;
    if ((await git.try(['rev-parse', '--verify', '--quiet', full])).status === 0) return ref.replace(/^\w+\//, '');
  }
  const current = await git.try(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return current.status === 0 ? current.stdout.trim() : 'main';
}

/** Names the repository as on GitHub. A repository that is not there yet gets the name of its folder. */
function nameRepository(root: string): string {
  return findRepositoryOf(root) ?? `local/${basename(root).replaceAll(/[^\w.-]+/g, '-') || 'repository'}`;
}
