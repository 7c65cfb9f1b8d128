import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Scenes of whole runs, which `test/scenes/play` has, and other long tests of whole chains: `npm run test:scenes` starts this. A busy machine may take its time for them. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/scenes/**/*.test.ts'], exclude: [], testTimeout: 120_000, hookTimeout: 120_000 },
});
