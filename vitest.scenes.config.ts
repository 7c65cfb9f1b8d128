import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The long scenes of the demo, each a few whole chains: `npm run test:scenes` starts this. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['test/scenes/**/*.test.ts'], exclude: [] },
});
