// `npm run demo`: builds dist/ if it does not fit the sources, then runs the demo. stdout belongs to the demo alone.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build/build-if-stale.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Signals reach the child as well: it is in the same process group. */
function runDemo(): number {
  const args = [join(root, 'dist/cli.js'), 'demo', ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

process.exitCode = buildIfStale(root) || runDemo();
