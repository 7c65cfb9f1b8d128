// `npm run test:scenes` and the other suites that `npm test` need not wait for. The first argument names the suite, as in
// `vitest.<suite>.config.ts`; the others go to vitest. The last line on stdout is `N passed, N failed`.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runVitest } from './test/run-vitest.ts';
import { summarise } from './test/summarise.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [suite = '', ...rest] = process.argv.slice(2);
const config = `vitest.${suite}.config.ts`;
if (suite === '' || !existsSync(join(root, config))) {
  console.error(
    `test-suite: ${config} does not exist. Write the name of a suite: browser, corpus, crash, package, scenes or server.`,
  );
  process.exit(2);
}
const report = await runVitest(root, ['--config', config, ...rest]);
const { line, isPassed } = summarise({ checks: [], report });
console.log(line);
process.exitCode = isPassed ? 0 : 1;
