import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportVariable, type TestReport } from './report.ts';

/** Runs tests and returns their report, or undefined when vitest ended before it could report. */
export async function runVitest(root: string, args: readonly string[] = []): Promise<TestReport | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-test-report-'));
  const path = join(folder, 'report.json');
  try {
    await once(
      spawn('vitest', ['run', ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, [reportVariable]: path } }),
      'close',
    );
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
