// `npm run demo`: builds dist/ if it does not fit the sources, then runs the demo. stdout belongs to the demo alone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs, inputsFile } from './build/hash-inputs.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function isStale(): boolean {
  const path = join(root, 'dist', inputsFile);
  return !existsSync(path) || readFileSync(path, 'utf8').trim() !== hashInputs(root);
}

/** Signals reach the child as well: it is in the same process group. */
function run(args: readonly string[], stdout: 'inherit' | 2): number {
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['inherit', stdout, 'inherit'] }).status ?? 1;
}

const built = isStale() ? run([join(root, 'scripts/build.ts')], 2) : 0;
process.exitCode = built === 0 ? run([join(root, 'dist/cli.js'), 'demo', ...process.argv.slice(2)], 'inherit') : built;
