// `npm run test:scenes`: whole chains of the demo, minutes that `npm test` need not wait for. The last line on stdout is `N passed, N failed`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runVitest } from './test/run-vitest.ts';
import { summarise } from './test/summarise.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const report = await runVitest(root, ['--config', 'vitest.scenes.config.ts', ...process.argv.slice(2)]);
const { line, isPassed } = summarise({ checks: [], report });
console.log(line);
process.exitCode = isPassed ? 0 : 1;
