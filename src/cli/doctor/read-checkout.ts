import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RepositoryName } from '../../adapters/github/client/github-client.ts';
import { readGit } from '../../terminal/files/read-git.ts';
import { printAside } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { openCheckout } from '../init/open-checkout.ts';

/** The checkout of a repository, as far as its files are compared with those on GitHub. */
export interface LocalFiles {
  /** Reads a file; undefined where it is not there. */
  readonly read: (path: string) => string | undefined;
  /** The path of the workflow that calls Baton, or of the place where it is going to be. */
  readonly workflow: string;
  /** The branch that it is on; undefined where it is on none. */
  readonly branch: string | undefined;
  /** The file with the private half of the signing key that `baton init` left, as one types it here. */
  readonly keyFile: string | undefined;
}

/** Finds the checkout that a folder is in; undefined where that is no checkout of this repository. */
export async function findCheckout(folder: string, { owner, name }: RepositoryName): Promise<LocalFiles | undefined> {
  const origin = readGit(folder, ['remote', 'get-url', 'origin']) ?? '';
  if (!new RegExp(`[/:]${quote(owner)}/${quote(name)}(?:\\.git)?/?$`, 'i').test(origin)) return undefined;
  try {
    const { root, workflow, keyFile } = await openCheckout(folder);
    return {
      workflow: workflow.path,
      branch: readGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD']) || undefined,
      keyFile: existsSync(keyFile) ? relative(folder, keyFile) : undefined,
      read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printAside(`The files here are not compared with those on GitHub: ${error.message}\n`);
    return undefined;
  }
}

function quote(text: string): string {
  return text.replace(/[.]/g, '\\.');
}
