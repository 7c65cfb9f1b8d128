// `npm run test:scenes` and the other suites that `npm test` need not wait for. The first argument names the suite, a project of
// `vitest.config.ts`; the others go to vitest. The last line on stdout is `N passed, N failed`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runVitest } from './test/run-vitest.ts';
import { suites } from './test/suites.ts';
import { summarise } from './test/summarise.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [suite = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(suites, suite)) {
  console.error(`test-suite: there is no suite "${suite}". Write the name of one: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
const report = await runVitest(root, ['--project', suite, ...rest]);
const { line, isPassed } = summarise({ checks: [], report });
console.log(line);
process.exitCode = isPassed ? 0 : 1;
