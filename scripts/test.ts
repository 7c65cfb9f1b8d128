// `npm test`: types, lint, unused code, generated files, then all tests. The last line on stdout is `N passed, N failed`.
// `--update` (part of `npm run all`) writes the pages made from the tests instead of comparing them.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTestPages, writeTestPages } from './docs/test-pages.ts';
import { runCheck } from './test/run-check.ts';
import { runVitest } from './test/run-vitest.ts';
import { summarise } from './test/summarise.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const update = process.argv.includes('--update');

const checks = [
  runCheck(root, 'types', ['tsc', '--noEmit']),
  runCheck(root, 'format and lint', ['biome', 'check', '.']),
  runCheck(root, 'imports', ['node', 'scripts/check-imports.ts']),
  runCheck(root, 'unused code', ['knip']),
  runCheck(root, 'generated files', ['node', 'scripts/generate-docs.ts', '--check']),
];

const report = runVitest(root);
if (report && update) writeTestPages(root, report.requirements);
if (report && !update) checks.push(checkTestPages(root, report.requirements));

const { line, isPassed } = summarise({ checks, report });
console.log(line);
process.exitCode = isPassed ? 0 : 1;
