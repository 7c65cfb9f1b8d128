import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createAgentRunner } from '../../../src/adapters/agent/create-agent-runner.ts';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { type DecidedOutcome, decideOutcome } from '../../../src/core/output/decide-outcome.ts';
import { requirement } from '../../support/requirement.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
const isolation = { isolated: false, reason: 'not isolated: the test wants it so.' } as const;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baton-command-'));
  mkdirSync(join(root, 'files'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function outcomeOf(script: string): Promise<DecidedOutcome> {
  const runner = createAgentRunner({ log, redact: (text) => text, isolation });
  const agent = agentSchema.parse({ engine: 'command', command: ['sh', '-c', script] });
  const environment = { PATH: '/usr/bin:/bin', HOME: root };
  const places = { workspace: root, files: join(root, 'files') };
  const run = await runner.run({ agent, prompt: 'x', ...places, environment, timeoutSeconds: 60 });
  return decideOutcome({ ...run, signal: 'required' });
}

describe('a command that ends with a line of its result', () => {
  requirement(
    {
      ids: ['C-12', 'DESIGN-4.4'],
      title: 'signals in its summary',
      input: 'a summary that ends with a signal of success, one with a noop, one without a signal',
      expected: 'succeeded; noop; empty-output',
    },
    async () => {
      const end = (summary: string): string => `echo working; printf '%s\\n' '::agent-result:: {"summary":"${summary}"}'`;
      expect(await outcomeOf(end('Done.\\n[BATON-RESULT: success]'))).toEqual({ outcome: 'succeeded' });
      expect(await outcomeOf(end('[BATON-RESULT: noop] nothing to do'))).toEqual({ outcome: 'noop', note: 'nothing to do' });
      expect((await outcomeOf(end('Done.'))).failure?.reason).toBe('empty-output');
    },
  );
});
