import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createAgentRunner } from '../../../src/adapters/agent/create-agent-runner.ts';
import type { ProgramSource } from '../../../src/adapters/agent/program/program-source.ts';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { decideOutcome } from '../../../src/core/output/decide-outcome.ts';
import { requirement } from '../../support/requirement.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
const isolation = { isolated: false, reason: 'not isolated: the test wants it so.' } as const;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baton-wait-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('an agent whose program is still being installed', () => {
  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'has the time of the task and no more',
      input: 'an installation that never ends, a limit of 0.2 s',
      expected: 'timeout, with words that say what took so long; then the installation is given up',
    },
    async () => {
      const stopped: true[] = [];
      const programs: ProgramSource = { get: () => new Promise(() => undefined), stop: () => void stopped.push(true) };
      const runner = createAgentRunner({ log, redact: (text) => text, isolation, programs });
      const agent = agentSchema.parse({ engine: 'codex' });
      const environment = { PATH: '/usr/bin:/bin', HOME: root };
      const run = await runner.run({ agent, prompt: 'x', workspace: root, files: root, environment, timeoutSeconds: 0.2 });
      expect(run).toMatchObject({
        ended: 'timeout',
        exitStatus: 124,
        reason: expect.stringContaining('before Codex was installed'),
      });
      const { failure } = decideOutcome({ ...run, signal: 'required', stderr: run.reason ?? '' });
      expect(failure).toMatchObject({ reason: 'timeout', message: expect.stringContaining('before Codex was installed') });
      runner.release();
      expect(stopped).toEqual([true]);
    },
  );
});
