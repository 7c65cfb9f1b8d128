// `npm test`: types, lint, unused code, generated files, and all tests but the scenes. The last line on stdout is `N passed, N failed`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTestPages } from './docs/test-pages.ts';
import { type Listing, listRequirements, testConfigs } from './test/list-requirements.ts';
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

/** Reports scenes that cannot be loaded. They are not played here, but the pages made from the tests hold their rows too. */
function checkScenes({ errors }: Listing): Check {
  const name = 'list of scenes';
  console.log(`${errors.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const error of errors) console.log(error);
  return { name, isPassed: errors.length === 0 };
}

/** Lists the tests of the suites whose rows stand in the pages as well. */
async function listOthers(): Promise<Listing> {
  const [scenes, server] = [await listRequirements(root, testConfigs.scenes), await listRequirements(root, testConfigs.server)];
  return { rows: [...scenes.rows, ...server.rows], errors: [...scenes.errors, ...server.errors] };
}

const [checks, scenes, report] = await Promise.all([runChecks(), listOthers(), runVitest(root)]);
const listed = checkScenes(scenes);
checks.push(listed);
if (report && listed.isPassed) checks.push(checkTestPages(root, [...report.requirements, ...scenes.rows]));

const { line, isPassed } = summarise({ checks, report });
console.log(line);
process.exitCode = isPassed ? 0 : 1;
