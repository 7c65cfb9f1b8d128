import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a repository as `git init --bare --template=` writes them, in folders that git wants. */
const files = {
  HEAD: 'ref: refs/heads/master\n',
  config: '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n',
} as const;
const folders = ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'] as const;

/** Creates an empty bare repository in a folder of ours without starting git. Leaves the objects of one that is there already. */
export async function createBareRepository(directory: string): Promise<void> {
  await Promise.all(folders.map((folder) => mkdir(join(directory, folder), { recursive: true })));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(directory, name), text)));
}
