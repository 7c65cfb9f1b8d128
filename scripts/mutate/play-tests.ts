// The process in which `npm run mutate -- --fast` runs the tests: node play-tests.ts INSTRUMENTED LOG TEST…
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node';
import { z } from 'zod';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [instrumented = '', log = '', ...tests] = process.argv.slice(2);
const files = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(instrumented, 'utf8')));
process.env.BATON_MUTATION_LOG = log;

/** Keeps the order in which the files are named. */
class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => tests.indexOf(moduleId);
    return specifications.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

await startVitest(
  'test',
  [],
  {
    ...{ config: false, root, watch: false, include: tests, reporters: [{}], silent: true },
    ...{ runner: join(root, 'scripts/mutate/mutant-runner.ts'), sequence: { sequencer: GivenOrder } },
    setupFiles: ['schemas-as-in-jobs', 'no-network', 'temporary-folder'].map((name) => join(root, `test/support/${name}.ts`)),
    // Vitest knows a module by the text of its file, so it would hand out what an earlier play made of it, with other mutants.
    fsModuleCache: false,
    // One process that keeps its modules: loading them for each mutant takes most of the time otherwise.
    ...{ pool: 'forks', isolate: false, maxWorkers: 1, maxConcurrency: 1 },
    ...{ testTimeout: 10_000, hookTimeout: 10_000 },
    server: { deps: { inline: [/@actions\/workflow-parser/] } },
  },
  { plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => files[id] }] },
);
