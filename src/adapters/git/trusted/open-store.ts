import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Remote } from '../bundle/fetch-base.ts';
import { createBareRepository } from '../tool/bare-repository.ts';
import { borrowObjects, createGitTool, type GitTool } from '../tool/git-tool.ts';

export interface TrustedOptions {
  /** The absolute path of the checkout. */
  readonly workspace: string;
  /** Names directly in the checkout that belong to Baton. */
  readonly exclude: readonly string[];
  /** A folder outside of the checkout, which is made when it is needed. */
  readonly store: string;
  /** The repository to fetch the commit from when the checkout does not have it. */
  readonly remote?: Remote | undefined;
  readonly path: string;
}

interface Store {
  readonly directory: string;
  /** Sees the objects of the checkout as well. */
  readonly git: GitTool;
  /** Sees our own objects alone. A fetch would otherwise ask for the history that a shallow checkout does not have. */
  readonly apart: GitTool;
}

/** Opens a bare repository of ours that borrows the objects of the checkout. Its settings are nobody's but ours. */
export async function openStore({ workspace, store, path }: TrustedOptions): Promise<Store> {
  const directory = join(store, 'objects.git');
  await mkdir(store, { recursive: true });
  const env = { GIT_DIR: directory };
  const apart = createGitTool({ directory: store, path, env });
  await createBareRepository(directory);
  const borrowed = borrowObjects(join(workspace, '.git', 'objects'));
  return { directory, apart, git: createGitTool({ directory: store, path, env: { ...env, ...borrowed } }) };
}
