// `npm test`: types, lint, unused code, generated files, then all tests. The last line on stdout is `N passed, N failed`.
// `--update` (part of `npm run all`) writes the pages made from the tests instead of comparing them.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTestPages, writeTestPages } from './docs/test-pages.ts';
import { type Check, runCheck } from './test/run-check.ts';
import { runVitest } from './test/run-vitest.ts';
import { summarise } from './test/summarise.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const update = process.argv.includes('--update');

/** One after the other beside the tests, which wait for their processes most of the time. */
async function runChecks(): Promise<Check[]> {
  return [
    await runCheck(root, 'types', ['tsc', '--noEmit']),
    await runCheck(root, 'format and lint', ['biome', 'check', '.']),
    await runCheck(root, 'imports', ['node', 'scripts/check-imports.ts']),
    await runCheck(root, 'comments', ['node', 'scripts/check-comments.ts']),
    await runCheck(root, 'unused code', ['knip']),
    await runCheck(root, 'generated files', ['node', 'scripts/generate-docs.ts', '--check']),
  ];
}

const [checks, report] = await Promise.all([runChecks(), runVitest(root)]);
if (report && update) writeTestPages(root, report.requirements);
if (report && !update) checks.push(checkTestPages(root, report.requirements));

const { line, isPassed } = summarise({ checks, report });
console.log(line);
process.exitCode = isPassed ? 0 : 1;
