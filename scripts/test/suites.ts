/**
 * The suites that `npm test` need not wait for, with how long a test and a hook of each may take, in milliseconds. A suite has the folder of its
 * name in `test`, and is a project of vitest and a command: `npm run test:scenes`.
 */
export const suites = {
  /** Scenes of whole runs, which `test/scenes/play` has, and other long tests of whole chains. A busy machine may take its time for them. */
  scenes: { testTimeout: 120_000, hookTimeout: 120_000 },
  /** Long chains over the App, with limits, crashes and changes of the side. CI gives it a job of its own. */
  server: { testTimeout: 120_000, hookTimeout: 120_000 },
  /** Jobs that are killed between any two of their requests or run again, floods of events, and every order of what may happen. CI gives it a job of its own. */
  crash: { testTimeout: 120_000, hookTimeout: 120_000 },
  /** What a stranger gets: the installed package, the tutorial, and every example tried. CI gives it a job of its own. */
  package: { testTimeout: 120_000, hookTimeout: 120_000 },
  /** Pages that are opened in Chromium. */
  browser: { testTimeout: 30_000, hookTimeout: 30_000 },
  /** The corpus of records, replayed as a whole. CI gives it a job of its own. */
  corpus: { testTimeout: 300_000, hookTimeout: 30_000 },
};
