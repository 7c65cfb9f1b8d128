import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createUserGit, type UserGit } from '../../lab/try/snapshot/user-git.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { findCallingJob } from './merge-caller.ts';

export interface CheckoutFile {
  /** The path below the root, with slashes. */
  readonly path: string;
  /** The content with plain line ends; undefined where there is no such file yet. */
  readonly text: string | undefined;
  /** True when its lines end with CR and LF. */
  readonly isCrlf: boolean;
}

/** The user's repository, as far as `init` reads it. */
export interface Checkout {
  readonly root: string;
  /** Git there, which starts nothing that the settings of the repository name. */
  readonly git: UserGit;
  readonly config: CheckoutFile;
  /** The workflow that calls Baton, or the place where it is going to be. */
  readonly workflow: CheckoutFile;
  /** The file that has the private half of the signing key where GitHub does not have it yet. */
  readonly keyFile: string;
}

const configPath = '.github/baton.yml';
const workflowPath = '.github/workflows/baton.yml';

/** Opens the repository of a folder, which may be any of its folders. */
export async function openCheckout(folder: string): Promise<Checkout> {
  const { signal } = new AbortController();
  const [root = '', shared = ''] = await askGit(createUserGit(folder, { signal }));
  const git = createUserGit(root, { signal });
  if (shared !== (await askGit(git).catch(() => []))[1])
    throw new UsageError(
      `The settings of this repository (\`core.worktree\`) say that its files are in ${root}, which is not part of it. Take that setting out: git config --unset core.worktree`,
    );
  const isFile = lstatSync(join(root, '.git'), { throwIfNoEntry: false })?.isFile() === true;
  refuseOther(root, { path: '.git', wanted: isFile ? 'file' : 'folder' });
  for (const path of ['.github', '.github/workflows']) refuseOther(root, { path, wanted: 'folder' });
  refuseOther(shared, { path: 'baton', wanted: 'folder' });
  refuseOther(shared, { path: 'baton/signing-key', wanted: 'file' });
  const other = join(root, '.github/baton.yaml');
  if (existsSync(other) && !existsSync(join(root, configPath)))
    throw new UsageError(
      `Baton reads ${configPath}, and there is .github/baton.yaml. Rename it: git mv .github/baton.yaml ${configPath}`,
    );
  return {
    root,
    git,
    config: readCheckoutFile(root, configPath),
    workflow: readCheckoutFile(root, findWorkflow(root) ?? workflowPath),
    keyFile: join(shared, 'baton/signing-key'),
  };
}

async function askGit(git: UserGit): Promise<readonly string[]> {
  const asked = ['rev-parse', '--path-format=absolute', '--show-toplevel', '--git-common-dir'];
  const { status, stdout, stderr } = await git.try(asked);
  if (status === 0) return stdout.trim().split('\n');
  if (!/not a git repository|work tree/.test(stderr)) throw new UsageError(`git cannot read this repository: ${stderr.trim()}`);
  throw new UsageError('This folder is in no git repository with files. Change to your repository, or make one with: git init');
}

/**
 * Refuses a file in the place of a folder, and the other way round, before anything is written; and a link, which may lead out of a
 * repository that somebody else made.
 */
function refuseOther(root: string, { path, wanted }: { readonly path: string; readonly wanted: 'file' | 'folder' }): void {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isSymbolicLink())
    throw new UsageError(
      `${join(root, path)} is a link, and Baton writes through none. Put a ${wanted} in its place, and run \`baton init\` again.`,
    );
  if (found === undefined || (wanted === 'file' ? found.isFile() : found.isDirectory())) return;
  throw new UsageError(
    `${path} is no ${wanted}, and Baton needs a ${wanted} of that name. Rename it, and run \`baton init\` again.`,
  );
}

function readCheckoutFile(root: string, path: string): CheckoutFile {
  refuseOther(root, { path, wanted: 'file' });
  const file = join(root, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return { path, text: text?.replaceAll('\r\n', '\n'), isCrlf: text?.includes('\r\n') ?? false };
}

/** Finds the workflow that calls Baton, which may have another name than ours. */
function findWorkflow(root: string): string | undefined {
  const folder = join(root, '.github/workflows');
  if (!existsSync(folder)) return undefined;
  const paths = readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `.github/workflows/${name}`);
  // A file of our name comes first, so that its faults are named.
  const ordered = [workflowPath, ...paths.filter((path) => path !== workflowPath)].filter((path) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isFile(),
  );
  const callers = ordered.filter((path) => findCallingJob(readFileSync(join(root, path), 'utf8')) !== undefined);
  return callers[0];
}
