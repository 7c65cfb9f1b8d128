import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Stands in dist/ with the digest of the inputs: tells whether the bundle is stale. */
export const inputsFile = 'inputs.sha256';

/** Everything that the bundle is made from. */
const inputs = ['package-lock.json', 'scripts/build.ts', 'scripts/build', 'src'];

/** Digest over names and contents of the inputs below `root`; the same on every machine. */
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
