import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real path of a file of the bundle, wherever the bundle put this one: beside it, above it, or in `dist` of a clone. */
export function findBundledFile(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  // A chunk may have the name of an entry.
  if (basename(folder) === 'chunks') folder = dirname(folder);
  while (dirname(folder) !== folder) {
    const found = [join(folder, name), join(folder, 'dist', name)].find((path) => existsSync(path));
    if (found !== undefined) return realpathSync(found);
    folder = dirname(folder);
  }
  throw new Error(`The bundle of Baton is not complete: ${name} is not there. In a clone, \`npm run build\` writes it.`);
}
