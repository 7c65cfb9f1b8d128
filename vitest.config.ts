import { defineConfig } from 'vitest/config';
import { RequirementReporter } from './scripts/test/requirement-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', new RequirementReporter()],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // These packages import JSON without attributes, which Node refuses.
    server: { deps: { inline: [/@actions\//] } },
  },
});
