// `npm run engines:check -- --latest`: installs the newest release of each CLI that is not the pinned one, runs what the table of promises is made
// of, and says which cells of `docs/engines.md` would change. `--engine` and `--suite` choose. `--report FILE` writes it as JSON, and
// `--pin FILE` writes such a report's releases that keep every promise into the sources. It ends with 1 where a release breaks a promise.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findLatest, installLatest } from './engines-check/install-latest.ts';
import { pin } from './engines-check/pin.ts';
import { listChanges } from './engines-check/render-release.ts';
import { compareCells, keepsPromises, parseReport, type Release } from './engines-check/report.ts';
import { cliNames, readOptions, type TestedEngine } from './test-agents/options.ts';
import { deriveCells, readTable } from './test-agents/promise-table.ts';
import { findTools, runSuites } from './test-agents/run-suites.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  options: { latest: { type: 'boolean', default: false }, engine: list, suite: list, report: text, pin: text },
});

/** Runs the suites with the newest release of an engine. A cell that the chosen suites say nothing about stays as it is. */
async function check(engine: TestedEngine): Promise<Release | undefined> {
  const found = findLatest(engine);
  if (found.latest === found.pinned) {
    console.log(`${engine} ${found.pinned} is the newest release.`);
    return undefined;
  }
  const folder = join(findTools(root), 'latest');
  mkdirSync(folder, { recursive: true });
  const programs = await installLatest(engine, found, folder);
  const suites = values.suite ?? [];
  const args = [
    '--engine',
    engine,
    ...suites.flatMap((suite) => ['--suite', suite]),
    ...(suites.length === 0 ? ['--table'] : []),
  ];
  const reports = await runSuites(root, { ...readOptions(args), programs: [programs] });
  const before = readTable(readFileSync(join(root, 'docs', 'engines.md'), 'utf8'))[engine];
  const seen = deriveCells(
    engine,
    reports.flatMap(({ proofs }) => proofs),
  );
  const cells = seen.map((cell, index) => (cell === 'not run' ? (before[index] ?? cell) : cell));
  return { engine, ...found, cells: [...cells], changes: [...compareCells(before, cells)] };
}

async function checkAll(): Promise<readonly Release[]> {
  const releases: Release[] = [];
  for (const engine of cliNames.filter((name) => values.engine?.includes(name) ?? true)) {
    const release = await check(engine);
    if (release !== undefined) releases.push(release);
  }
  return releases;
}

if (values.pin !== undefined) {
  for (const release of parseReport(readFileSync(values.pin, 'utf8')).filter(keepsPromises)) pin(root, release);
} else if (values.latest) {
  const releases = await checkAll();
  for (const line of releases.flatMap(listChanges)) console.log(line);
  if (values.report !== undefined) writeFileSync(values.report, `${JSON.stringify(releases, undefined, 2)}\n`);
  process.exitCode = releases.every(keepsPromises) ? 0 : 1;
} else {
  console.error('Write `--latest`, or `--pin FILE` with the report of such a run.');
  process.exitCode = 1;
}
