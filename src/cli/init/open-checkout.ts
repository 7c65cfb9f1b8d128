import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
  readonly config: CheckoutFile;
  /** The workflow that calls Baton, or the place where it is going to be. */
  readonly workflow: CheckoutFile;
  /** The file that has the private half of the signing key where GitHub does not have it yet. */
  readonly keyFile: string;
}

const configPath = '.github/baton.yml';
const workflowPath = '.github/workflows/baton.yml';

/** Opens the repository of a folder, which may be any of its folders. */
export function openCheckout(folder: string): Checkout {
  const [root = '', shared = ''] = askGit(folder, ['--path-format=absolute', '--show-toplevel', '--git-common-dir']);
  for (const path of ['.github', '.github/workflows']) refuseOther(root, { path, wanted: 'folder' });
  const other = join(root, '.github/baton.yaml');
  if (existsSync(other) && !existsSync(join(root, configPath)))
    throw new UsageError(
      `Baton reads ${configPath}, and there is .github/baton.yaml. Rename it: git mv .github/baton.yaml ${configPath}`,
    );
  return {
    root,
    config: readCheckoutFile(root, configPath),
    workflow: readCheckoutFile(root, findWorkflow(root) ?? workflowPath),
    keyFile: join(shared, 'baton/signing-key'),
  };
}

function askGit(folder: string, args: readonly string[]): readonly string[] {
  try {
    return execFileSync('git', ['rev-parse', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
      .trim()
      .split('\n');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new UsageError('git is not on PATH. Install it, and run `baton init` again.', { cause });
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    if (!/not a git repository|work tree/.test(said)) throw new UsageError(`git cannot read this repository: ${said}`, { cause });
    throw new UsageError(
      'This folder is in no git repository with files. Change to your repository, or make one with: git init',
      { cause },
    );
  }
}

/** Refuses a file in the place of a folder, and the other way round, before anything is written. */
function refuseOther(root: string, { path, wanted }: { readonly path: string; readonly wanted: 'file' | 'folder' }): void {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
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
