import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

export interface FailedTest {
  /** Path below the folder. */
  readonly file: string;
  readonly title: string;
}

/** The part that is read of the report of vitest. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});

/** Runs the tests of these files and folders, and lists those that fail. One that was only too slow says nothing. Throws where vitest leaves no report. */
export async function findFailures(folder: string, tests: readonly string[]): Promise<readonly FailedTest[]> {
  const path = join(folder, 'mutant-report.json');
  rmSync(path, { force: true });
  const args = ['run', ...tests, '--reporter=json', `--outputFile=${path}`];
  await once(spawn('vitest', args, { cwd: folder, stdio: 'ignore' }), 'close');
  if (!existsSync(path)) throw new Error(`vitest left no report of ${tests.join(' ')} in ${folder}.`);
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(folder, name);
    const failed = assertionResults.filter(
      (result) => result.status === 'failed' && !result.failureMessages.some((message) => message.includes('timed out')),
    );
    if (assertionResults.length === 0 && status === 'failed') return [{ file, title: 'it could not be loaded' }];
    return failed.map(({ fullName }) => ({ file, title: fullName }));
  });
}
