import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The most bytes that the package may have, as a tarball and installed: `npx` fetches all of it before the first word. */
const limits = { packed: 4 * 1024 * 1024, unpacked: 15 * 1024 * 1024 };

interface Packed {
  readonly path: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly files: number;
}

/** Packs a folder with npm into `target`. Throws when the package is larger than its limits. */
export function packFolder(folder: string, target: string): Packed {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const output = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const [{ filename, size: packed, unpackedSize: unpacked, entryCount: files }] = JSON.parse(output);
  if (packed > limits.packed) throw new Error(describeExcess(packed, { limit: limits.packed, what: 'packed' }));
  if (unpacked > limits.unpacked) throw new Error(describeExcess(unpacked, { limit: limits.unpacked, what: 'unpacked' }));
  return { path: join(target, filename), packed, unpacked, files };
}

function describeExcess(bytes: number, { limit, what }: { readonly limit: number; readonly what: string }): string {
  return `the package has ${bytes} bytes ${what}; at most ${limit} are allowed. Look for a new library in dist/.`;
}
