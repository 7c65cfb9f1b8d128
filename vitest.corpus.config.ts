import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The corpus of records, replayed as a whole: `npm run test:corpus` starts this. CI gives it a job of its own. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/corpus/**/*.test.ts'], exclude: [], testTimeout: 300_000 },
});
