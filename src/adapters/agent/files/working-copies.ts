import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isWorkingFolder } from '../../../core/agent/working-copy.ts';
import type { WorkingCopies } from '../../../ports/workspace.ts';
import { removeTree } from '../process/remove-tree.ts';

/** Creates the port for folders of executions that lie directly in `root`. Never lists a link or a folder under another name. */
export function createWorkingCopies(root: string): WorkingCopies {
  return {
    async list() {
      const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
      const own = entries.filter((entry) => entry.isDirectory() && isWorkingFolder(entry.name));
      const copies = own.map(async ({ name }) => {
        const path = join(root, name);
        const modified = await readNewestTime(path);
        return modified === undefined ? [] : [{ name, path, modifiedAt: new Date(modified).toISOString() }];
      });
      return (await Promise.all(copies)).flat();
    },
    remove: ({ path }) => removeTree(path),
  };
}

/** Reads the time of the newest change in a folder. The folder's own time does not change when a file in it is written. */
async function readNewestTime(path: string): Promise<number | undefined> {
  const names = await readdir(path).catch(() => []);
  const all = [path, ...names.map((name) => join(path, name))].map((one) => lstat(one).catch(() => undefined));
  const [own, ...others] = await Promise.all(all);
  return own === undefined ? undefined : Math.max(own.mtimeMs, ...others.flatMap((facts) => facts?.mtimeMs ?? []));
}
