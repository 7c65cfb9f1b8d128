// `npm test`: types, lint, unused code, generated files, and all tests but the suites that have a command of their own. The last line on stdout is `N passed, N failed`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkThreats } from './check-threats/check-threats.ts';
import { checkTestPages } from './docs/test-pages.ts';
import { type Listing, listedSuites, listSuites } from './test/list-requirements.ts';
import { type Check, runCheck } from './test/run-check.ts';
import { runVitest } from './test/run-vitest.ts';
import { summarise } from './test/summarise.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** One after the other beside the tests, which wait for their processes most of the time. */
async function runChecks(): Promise<Check[]> {
  return [
    // With several threads each checks again what its files share: half as much work again, and the tests keep all cores busy.
    await runCheck(root, 'types', ['tsc', '--noEmit', '--singleThreaded']),
    await runCheck(root, 'format and lint', ['biome', 'check', '.']),
    await runCheck(root, 'imports', ['node', 'scripts/check-imports.ts']),
    await runCheck(root, 'comments', ['node', 'scripts/check-comments.ts']),
    await runCheck(root, 'unused code', ['knip']),
    await runCheck(root, 'generated files', ['node', 'scripts/generate-docs.ts', '--check']),
  ];
}

/** Reports tests of other suites that cannot be loaded. They are not run here, but the pages made from the tests hold their rows too. */
function checkOthers({ errors }: Listing): Check {
  const name = 'list of other suites';
  console.log(`${errors.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const error of errors) console.log(error);
  return { name, isPassed: errors.length === 0 };
}

const [checks, others, report] = await Promise.all([runChecks(), listSuites(root, listedSuites), runVitest(root)]);
const listed = checkOthers(others);
checks.push(listed);
if (report && listed.isPassed) {
  const rows = [...report.requirements, ...others.rows];
  checks.push(checkTestPages(root, rows), checkThreats(root, rows));
}

const { line, isPassed } = summarise({ checks, report });
console.log(line);
process.exitCode = isPassed ? 0 : 1;
