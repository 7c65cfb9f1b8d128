import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The tests that open pages in Chromium: `npm run test:browser` starts this. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/browser/**/*.test.ts'], exclude: [] },
});
