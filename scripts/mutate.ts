// Changes the code in small ways, one at a time, and looks whether a test of core, of the engine or a case finds it (`npm run mutate`).
//   node scripts/mutate.ts PATH… [--tests PATH]… [--fast] [--concurrency N] [--force] [--write]
// A PATH is a file or folder below src, such as core/gate. Without --tests all of these tests run; with --write the scores are kept for the
// page; with --fast one process of vitest tries them, without Stryker's runner, in minutes instead of hours. Exit 1: a watched folder has
// too low a score, or a survivor there that is not named; 2: wrong use.
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { lowestScore, watchedFolders } from './mutate/folders.ts';
import { runInOneProcess } from './mutate/run-in-one-process.ts';
import { countByFolder, percentOf, readScores, renderScores, scoresIn } from './mutate/scores.ts';
import { keyOf, listWeighty, readNamed, type TriedMutant } from './mutate/survivors.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: ['test/core', 'test/engine', 'test/cases.test.ts'] },
    concurrency: { type: 'string' },
    fast: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const paths = positionals.map((path) => path.replace(/^src\//, '').replace(/\/$/, ''));

/** Returns what is wrong with the command line, or undefined. */
function findWrongUse(): string | undefined {
  if (paths.length === 0) return 'No PATH is given. Write a folder or file below src, such as `npm run mutate -- core/gate`.';
  const missing = paths.find((path) => !existsSync(join(root, 'src', path)));
  return missing && `"${missing}" is no file or folder below src. Write one such as core/gate.`;
}

/** Returns the pattern of the files that a path names. */
function toPattern(path: string, suffix: string): string {
  return statSync(join(root, path)).isDirectory() ? `${path}/**/*${suffix}` : path;
}

function nameOfPaths(): string {
  return paths.join('+').replaceAll('/', '-');
}

async function runStryker(): Promise<readonly TriedMutant[]> {
  const stryker = new Stryker({
    mutate: paths.map((path) => toPattern(`src/${path}`, '.ts')),
    testRunner: 'vitest',
    testFiles: values.tests.map((path) => toPattern(path, '.test.ts')),
    // The files that belong to a change cannot be told from the imports: nearly every test of the engine imports all of it.
    vitest: { related: false },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/ignore-texts.ts'],
    ignorers: ['texts'],
    // The runner reports mutants of what runs once, while a file is loaded, as survivors whatever the tests say.
    ignoreStatic: true,
    // The preprocessor for this file breaks on TypeScript 7.
    tsconfigFile: 'none.json',
    ignorePatterns: ['reports', 'docs/images'],
    // A busy machine may take its time: a mutant that loops ends by its count of hits anyway.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 60,
    incremental: true,
    incrementalFile: `reports/mutation/${nameOfPaths()}.json`,
    force: values.force,
    reporters: ['progress-append-only'],
    ...(values.concurrency === undefined ? {} : { concurrency: Number(values.concurrency) }),
  });
  return stryker.runMutationTest();
}

function runFast(): Promise<readonly TriedMutant[]> {
  const sources = paths.map((path) => toPattern(`src/${path}`, '.ts'));
  const tests = values.tests.map((path) => toPattern(path, '.test.ts'));
  return runInOneProcess({ root, sources, tests, log: join(root, `reports/mutation/${nameOfPaths()}.fast`) });
}

/** Prints the score of each folder, and returns whether every watched one is high enough. */
function reportScores(mutants: readonly TriedMutant[]): boolean {
  const scores = countByFolder(mutants);
  const isWhole = paths.every((path) => !path.endsWith('.ts'));
  const low = Object.entries(scores).filter(([folder, score]) => {
    console.log(`${folder}: ${percentOf(score)} %, ${score.killed} killed, ${score.survived} survived`);
    return isWhole && isWatched(folder) && percentOf(score) < lowestScore;
  });
  for (const [folder] of low) console.log(`${folder} is below ${lowestScore} %`);
  if (values.write) writeFileSync(join(root, scoresIn), renderScores({ ...readScores(root), ...scores }));
  return low.length === 0;
}

function isWatched(path: string): boolean {
  return watchedFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** Prints the survivors that are neither killed nor named, such as they are to be named, and returns whether there are none. */
function reportSurvivors(mutants: readonly TriedMutant[]): boolean {
  const named = new Set(readNamed(root).map(keyOf));
  const unnamed = listWeighty(root, mutants).filter((survivor) => isWatched(survivor.file) && !named.has(keyOf(survivor)));
  for (const survivor of unnamed) console.log(JSON.stringify(survivor));
  console.log(`${unnamed.length} survivors without a name`);
  return unnamed.length === 0;
}

const wrongUse = findWrongUse();
if (wrongUse === undefined) {
  const mutants = await (values.fast ? runFast() : runStryker());
  const verdicts = [reportScores(mutants), reportSurvivors(mutants)];
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
} else {
  console.error(wrongUse);
  process.exitCode = 2;
}
