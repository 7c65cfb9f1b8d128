// `npm test`: types, lint, unused code, generated files, and all tests but the scenes. The last line on stdout is `N passed, N failed`.
// `--update` (part of `npm run all`) writes the pages made from the tests instead of comparing them.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTestPages, writeTestPages } from './docs/test-pages.ts';
import { listScenes } from './test/list-scenes.ts';
import type { RequirementRow } from './test/report.ts';
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

/** Writes or compares the pages that have a row for each requirement; those of the scenes are listed without playing them. */
function checkPages(rows: readonly RequirementRow[]): readonly Check[] {
  if (!update) return [checkTestPages(root, rows)];
  writeTestPages(root, rows);
  return [];
}

const [checks, scenes, report] = await Promise.all([runChecks(), listScenes(root), runVitest(root)]);
checks.push(scenes.check);
if (report && scenes.check.isPassed) checks.push(...checkPages([...report.requirements, ...scenes.rows]));

const { line, isPassed } = summarise({ checks, report });
console.log(line);
process.exitCode = isPassed ? 0 : 1;
