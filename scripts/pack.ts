// `node scripts/pack.ts [FOLDER]`: writes the npm package `baton-agents` as a tarball into FOLDER, or into this one. The last line on
// stdout is the path of the tarball.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build/build-if-stale.ts';
import { packFolder } from './pack/pack-folder.ts';
import { stagePackage } from './pack/stage-package.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Packs from a folder of its own, so that nothing of the project's package.json gets into the package. */
function pack(target: string): void {
  const staging = mkdtempSync(join(tmpdir(), 'baton-package-'));
  try {
    stagePackage(root, staging);
    mkdirSync(target, { recursive: true });
    const { path, packed, unpacked, files } = packFolder(staging, target);
    console.error(`pack: ${files} files, ${packed} bytes packed, ${unpacked} bytes unpacked`);
    console.log(path);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const status = buildIfStale(root);
try {
  if (status === 0) pack(resolve(process.argv[2] ?? '.'));
  else process.exitCode = status;
} catch (error) {
  console.error(`pack: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
