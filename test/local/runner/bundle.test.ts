import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const READER = join(ROOT, 'src/local/runner/workflow/read-workflow.ts');
const CALL =
  "const { readWorkflow } = await import(process.argv[1]); console.log(readWorkflow('w.yml', process.argv[2]).jobs.length);";

function readOutside(module: string): string {
  const text = readFileSync(join(ROOT, '.github/workflows/run.yml'), 'utf8');
  return execFileSync(process.execPath, ['--input-type=module', '--eval', CALL, module, text], {
    cwd: tmpdir(),
    encoding: 'utf8',
  }).trim();
}

it('reads workflows as plain TypeScript in Node', () => {
  expect(readOutside(READER)).toBe('5');
});

it('reads workflows from a bundle that has no packages beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bundle-'));
  const bundle = await rolldown({ input: READER, platform: 'node', cwd: ROOT, logLevel: 'silent' });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'bundle.js' });
  await bundle.close();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const jobs = readOutside(join(folder, 'bundle.js'));
  rmSync(folder, { recursive: true });
  expect(jobs).toBe('5');
});
