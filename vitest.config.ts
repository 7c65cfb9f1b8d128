import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './scripts/test/file-order.ts';
import { RequirementReporter } from './scripts/test/requirement-reporter.ts';

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
    include: ['test/**/*.test.ts'],
    // Minutes of whole chains, whose parts are tested here too: `npm run test:scenes`. Long chains over the App: `test:server`. Processes
    // killed at every gap: `test:crash`. The installed package and every example: `test:package`. Pages in a browser: `test:browser`. Of
    // the corpus a sample is tested here: `test:corpus` replays the whole.
    exclude: [
      ...['scenes', 'server', 'crash', 'package', 'browser'].map((suite) => `test/${suite}/**`),
      ...['replay', 'starts'].map((name) => `test/corpus/${name}.test.ts`),
    ],
    setupFiles: ['test/support/schemas-as-in-jobs.ts', 'test/support/no-network.ts', 'test/support/temporary-folder.ts'],
    reporters: ['default', new RequirementReporter()],
    // Most tests wait for processes that they have started, so one worker for each core leaves a fifth of the machine idle.
    maxWorkers: availableParallelism() + 1,
    // A worker serves many files, because importing the sources anew for each took half of the time. Files share the process and
    // all modules: a test that replaces a variable, a timer or an output restores it.
    isolate: false,
    sequence: { sequencer: FileOrder },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // It also imports JSON without attributes, which Node refuses.
    server: { deps: { inline: [/@actions\/workflow-parser/] } },
  },
});
