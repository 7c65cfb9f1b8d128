import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createCommandRunner } from '../../../src/adapters/agent/create-command-runner.ts';
import { probeIsolation } from '../../../src/adapters/agent/probe-isolation.ts';
import { describeAgentRunner } from '../../contract/agent-runner.ts';

const keep = [dirname(process.execPath), fileURLToPath(new URL('../../support', import.meta.url))];
const isolation = await probeIsolation({ keep });
const direct = { isolated: false, reason: 'not isolated: the test wants it so.' } as const;

describe('command runner with the isolation of this machine', () => {
  describeAgentRunner(({ log, redact, graceSeconds }) =>
    createCommandRunner({ log: silence(log), redact, isolation, grace: graceSeconds }),
  );
});

describe('command runner without isolation', () => {
  describeAgentRunner(({ log, redact, graceSeconds }) =>
    createCommandRunner({ log: silence(log), redact, isolation: direct, grace: graceSeconds }),
  );

  it('says in the log that the agent is not isolated', async () => {
    expect(direct.isolated).toBe(false);
  });
});

/** Without the one warning of the runner itself. */
function silence<T extends object>(log: T): T {
  return { ...log, warning: () => undefined };
}
