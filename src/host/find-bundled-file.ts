import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the real path of an entry of the bundle. Searches from the root of the project, because a chunk of the same name may
 * lie beside this file.
 */
export function findBundledFile(name: string, start = dirname(fileURLToPath(import.meta.url))): string {
  let folder = start;
  while (!existsSync(join(folder, 'dist', name))) {
    if (dirname(folder) === folder)
      throw new Error(`The bundle of Baton is not complete: dist/${name} is not there. In a clone, \`npm run build\` writes it.`);
    folder = dirname(folder);
  }
  return realpathSync(join(folder, 'dist', name));
}
