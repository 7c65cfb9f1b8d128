import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** Jobs that are killed between any two of their requests or run again, floods of events, and every order of what may happen: `npm run test:crash` starts this. CI gives it a job of its own. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/crash/**/*.test.ts'], exclude: [], testTimeout: 120_000, hookTimeout: 120_000 },
});
