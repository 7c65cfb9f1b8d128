// For CI: writes all generated files and the bundle again and fails if anything differs from what is committed.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function run(program: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with status ${status}`);
  return stdout;
}

try {
  run(process.execPath, ['scripts/generate-docs.ts']);
  run(process.execPath, ['scripts/build.ts']);
  const changes = run('git', ['status', '--porcelain', '--untracked-files=all']).trimEnd();
  if (changes !== '') {
    throw new Error(`these files differ from what is committed; run \`npm run all\` and commit them:\n${changes}`);
  }
  console.error('check-clean: generated files and bundle are what is committed');
} catch (error) {
  console.error(`check-clean: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
