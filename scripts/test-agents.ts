// `npm run test:agents`: real CLIs through the whole chain, against a scripted model, where there is only loopback.
// All of it runs twice: as this machine is, and as on GitHub's Ubuntu, where nobody may make a user namespace. The last line on stdout is
// `N passed, N failed, N skipped`. `--engine`, `--suite` and `--user-namespaces with` choose, `--trouble` plays what goes wrong,
// `--rules` what reaches them of a repository. `--table` runs everything and writes what it shows into the table of `docs/engines.md`, of
// the columns that it ran.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from './test-agents/options.ts';
import { deriveCells, readTable, renderTable, replaceTable } from './test-agents/promise-table.ts';
import type { AgentsReport } from './test-agents/report.ts';
import { runSuites } from './test-agents/run-suites.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const options = readOptions(process.argv.slice(2));

/** Writes the columns of the engines that ran, and leaves the others as they are. */
function writeTable(proofs: AgentsReport['proofs']): void {
  const path = join(root, 'docs', 'engines.md');
  const page = readFileSync(path, 'utf8');
  const ran = Object.fromEntries(options.engines.map((engine) => [engine, deriveCells(engine, proofs)]));
  writeFileSync(path, replaceTable(page, renderTable({ ...readTable(page), ...ran })));
}

const reports = await runSuites(root, options);
if (options.writesTable) writeTable(reports.flatMap(({ proofs }) => proofs));
const sum = (count: 'passed' | 'failed' | 'skipped'): number => reports.reduce((total, report) => total + report[count], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed + skipped === 0 && passed > 0 ? 0 : 1;
