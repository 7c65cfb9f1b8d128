import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createAgentRunner } from '../../../src/adapters/agent/create-agent-runner.ts';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { buildUsageFacts } from '../../../src/core/output/build-usage-facts.ts';
import { type DecidedOutcome, decideOutcome } from '../../../src/core/output/decide-outcome.ts';
import type { AgentRun } from '../../../src/ports/agent-runner.ts';
import { requirement } from '../../support/requirement.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
const isolation = { isolated: false, reason: 'not isolated: the test wants it so.' } as const;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baton-command-'));
  mkdirSync(join(root, 'files'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function runCommandAgent(script: string, stdin = 'x'): Promise<AgentRun> {
  const runner = createAgentRunner({ log, redact: (text) => text, isolation });
  const agent = agentSchema.parse({ engine: 'command', command: ['sh', '-c', script] });
  const environment = { PATH: '/usr/bin:/bin', HOME: root };
  const places = { workspace: root, files: join(root, 'files') };
  return runner.run({ agent, prompt: stdin, system: '', mcpServers: {}, ...places, environment, timeoutSeconds: 60 });
}

async function outcomeOf(script: string): Promise<DecidedOutcome> {
  return decideOutcome({ ...(await runCommandAgent(script)), signal: 'required' });
}

describe('the standard streams of a program', () => {
  requirement(
    {
      ids: ['F-M15'],
      title: 'can be opened by their names, as shell scripts do',
      input: 'echo hello | tee /dev/stderr; echo >/dev/stdout; cat /dev/stdin, which is the prompt; a megabyte each way',
      expected: 'status 0; every text where it belongs',
    },
    async () => {
      const named = await runCommandAgent('echo hello | tee /dev/stderr; echo out >/dev/stdout; cat /dev/stdin');
      expect({ ...named, result: undefined }).toMatchObject({ ended: 'exited', exitStatus: 0, stderr: 'hello\n' });
      expect(named.finalText).toBe('hello\nout\nx');
      const long = 'y'.repeat(1_048_576);
      const count = await runCommandAgent('cat | tee /dev/stderr | wc -c >/dev/stdout', long);
      expect([count.exitStatus, count.finalText.trim()]).toEqual([0, '1048576']);
    },
  );

  requirement(
    {
      ids: ['F-M15'],
      title: 'end when the program does, whatever it read of its prompt',
      input: 'a program that closes its stdin, given a megabyte; one that leaves a process behind which holds them open',
      expected: 'both end by themselves with their status',
    },
    async () => {
      const closed = await runCommandAgent('exec <&-; echo done; exit 3', 'y'.repeat(1_048_576));
      expect([closed.ended, closed.exitStatus, closed.finalText]).toEqual(['exited', 3, 'done\n']);
      const left = await runCommandAgent('sleep 30 & echo done');
      expect([left.ended, left.exitStatus, left.finalText]).toEqual(['exited', 0, 'done\n']);
    },
  );
});

describe('the numbers of a command', () => {
  const rows = [
    ['negative ones', '{"usage":{"inputTokens":-5,"outputTokens":-1}}', null, null],
    ['one of them', '{"usage":{"outputTokens":80}}', { inputTokens: null, outputTokens: 80 }, null],
    [
      'one negative, one good',
      '{"usage":{"inputTokens":7,"outputTokens":-1},"costUsd":0}',
      { inputTokens: 7, outputTokens: null },
      0,
    ],
    [
      'a number that no double can hold',
      '{"id":12345678901234567890,"usage":{"inputTokens":7,"outputTokens":1}}',
      { inputTokens: 7, outputTokens: 1 },
      null,
    ],
  ] as const;
  for (const [name, said, usage, costUsd] of rows) {
    requirement(
      {
        ids: ['F-P6'],
        title: `that are never said or no amounts are unknown, which is not 0: ${name}`,
        input: `::agent-result:: ${said}`,
        expected: `usage ${JSON.stringify(usage)}, cost ${costUsd}; no 0 in the record`,
      },
      async () => {
        const { result } = await runCommandAgent(`echo '::agent-result:: ${said}'`);
        expect(result.costUsd).toBe(costUsd);
        if (usage === null) expect(result.usage).toBeNull();
        else expect(result.usage).toMatchObject(usage);
        const facts = buildUsageFacts({ results: [result], model: undefined, prices: { default: { input: 1, output: 1 } } });
        expect(facts?.inputTokens).toBe(usage?.inputTokens ?? undefined);
        expect(facts?.outputTokens).toBe(usage?.outputTokens ?? undefined);
        expect(facts?.costUsd).toBe(costUsd ?? undefined);
      },
    );
  }
});

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
