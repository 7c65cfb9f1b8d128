import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs, inputsFile } from './hash-inputs.ts';

/** Builds dist/ if it does not fit the sources. Returns the exit status, 0 if there was nothing to do. Prints nothing on stdout. */
export function buildIfStale(root: string): number {
  const path = join(root, 'dist', inputsFile);
  if (existsSync(path) && readFileSync(path, 'utf8').trim() === hashInputs(root)) return 0;
  const build = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: ['ignore', 2, 'inherit'] });
  return build.status ?? 1;
}
