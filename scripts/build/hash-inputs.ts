import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The file in dist/ with the digest of the inputs, by which a stale bundle is recognised. */
export const inputsFile = 'inputs.sha256';

/** The files and folders that the bundle is made from. */
const inputs = ['package-lock.json', 'scripts/build.ts', 'scripts/build', 'src'];

/** Returns the digest of names and contents of the inputs below `root`. It is the same on every machine. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(join(root, input))).sort()) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(`${content}  ${relative(root, file).split(sep).join('/')}\n`);
  }
  return hash.digest('hex');
}

function listFiles(path: string): readonly string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
