import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Long chains over the App, with limits, crashes and changes of the side: `npm run test:server` starts this. CI gives it a job of its own. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/server/**/*.test.ts'], exclude: [], testTimeout: 120_000, hookTimeout: 120_000 },
});
