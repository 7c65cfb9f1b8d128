// Checks the table of threats in docs/security.md against the tests, which it loads and does not run. `npm test` makes the same check.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkThreats } from './check-threats/check-threats.ts';
import { listedSuites, listSuites } from './test/list-requirements.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { rows, errors } = await listSuites(root, ['unit', ...listedSuites]);
for (const error of errors) console.error(error);
if (errors.length > 0 || !checkThreats(root, rows).isPassed) process.exitCode = 1;
