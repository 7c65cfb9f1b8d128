import { defineConfig } from 'vitest/config';
import { AgentsReporter } from './scripts/test-agents/agents-reporter.ts';
import base from './vitest.config.ts';

/** Real CLIs against a scripted model. `npm run test:agents` starts this where there is no network. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/agents/**/*.agents.ts'],
    reporters: [new AgentsReporter()],
    // Each test starts CLIs of 400 MB; side by side they would only wait for each other.
    maxWorkers: 1,
  },
});
