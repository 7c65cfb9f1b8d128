import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './scripts/test/file-order.ts';
import { RequirementReporter } from './scripts/test/requirement-reporter.ts';
import { suites } from './scripts/test/suites.ts';
import { AgentsReporter } from './scripts/test-agents/agents-reporter.ts';
import { reportVariable as agentsReport } from './scripts/test-agents/report.ts';

// The workers inherit these settings of glibc: one arena, and what is free goes back to the system. Starting a process copies the page
// tables of its worker, so memory that nobody uses makes each of some eleven thousand starts dearer: 4.4 ms of CPU time without them,
// 2.9 ms with them.
Object.assign(process.env, { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '262144', MALLOC_MMAP_THRESHOLD_: '131072' });

export default defineConfig({
  plugins: [
    {
      // This package names source maps that it does not ship, and every one of them would be a warning.
      name: 'without-missing-source-maps',
      load(id) {
        if (!id.includes('/@actions/workflow-parser/') || !id.endsWith('.js')) return undefined;
        return readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/gm, '');
      },
    },
  ],
  test: {
    // The default of `--project`: what `npm test` waits for. The type of the config does not know this option of the command line.
    ...{ project: 'unit' },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          // The parts of the long suites are tested here too, and of the corpus a sample.
          exclude: Object.keys(suites).map((suite) =>
            suite === 'corpus' ? 'test/corpus/{replay,starts}.test.ts' : `test/${suite}/**`,
          ),
        },
      },
      ...Object.entries(suites).map(([name, limits]) => ({
        test: { name, include: [`test/${name}/**/*.test.ts`], exclude: [], ...limits },
      })),
      {
        test: {
          // Real CLIs against a scripted model. `npm run test:agents` starts them where there is no network.
          name: 'agents',
          include: ['test/agents/**/*.agents.ts'],
          exclude: [],
          // Each test starts CLIs of 400 MB; side by side they would only wait for each other.
          maxWorkers: 1,
          // Vitest asks for that where the number of workers differs.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    setupFiles: ['test/support/schemas-as-in-jobs.ts', 'test/support/no-network.ts', 'test/support/temporary-folder.ts'],
    reporters: agentsReport in process.env ? [new AgentsReporter()] : ['default', new RequirementReporter()],
    // Most tests wait for processes that they have started, so one worker for each core leaves a fifth of the machine idle.
    maxWorkers: availableParallelism() + 1,
    // A worker serves many files, because importing the sources again for each took half of the time. Files share the process and
    // all modules: a test that replaces a variable, a timer or an output restores it.
    isolate: false,
    sequence: { sequencer: FileOrder },
    // They end what hangs, and judge no speed: on a busy machine a test that starts processes takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // It also imports JSON without attributes, which Node refuses.
    server: { deps: { inline: [/@actions\/workflow-parser/] } },
  },
});
