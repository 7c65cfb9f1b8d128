import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** What a stranger gets: the installed package, the tutorial, and every example tried: `npm run test:package` starts this. CI gives it a job of its own. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/package/**/*.test.ts'], exclude: [], testTimeout: 120_000, hookTimeout: 120_000 },
});
