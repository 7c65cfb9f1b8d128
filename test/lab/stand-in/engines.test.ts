import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import { engineNames } from '../../../src/core/agent/engine-name.ts';
import { requirement } from '../../support/requirement.ts';
import { configOf, prepare, start } from './support.ts';

const prompt = 'Fix the bug.\n"quoted" $(id) `x` – ünïcode\n'.repeat(50);
const digest = createHash('sha256').update(prompt).digest('hex');
const bytes = Buffer.byteLength(prompt);
const replaced = engineNames.filter((name) => name !== 'command');

const data = {
  type: 'object',
  required: ['severity', 'ticket', 'where'],
  properties: {
    severity: { enum: ['low', 'high'] },
    ticket: { type: 'string', pattern: '^[A-Z]{2,4}-[1-9][0-9]{1,3}$' },
    where: { type: 'string', minLength: 3, maxLength: 80 },
    lines: { minItems: 2 },
  },
  allOf: [{ required: ['owner'] }, { anyOf: [{ required: ['reason'] }, { required: ['excuse'] }] }],
};

describe.each(replaced)('the stand-in for %s', (engine) => {
  requirement(
    {
      ids: ['U24', 'U25'],
      title: `a stand-in for ${engine} is started, read and checked like the real program`,
      input: 'a stage with a branch and a schema with required, enum, pattern, minItems and a choice; a prompt of 2 KiB',
      expected: 'no installation; the same prompt byte for byte; tokens, a session, a handoff that fits, a file, success',
    },
    async () => {
      const config = configOf(
        { worker: { engine, env: ['KEY_OF_IT'] } },
        { work: { agent: 'worker', branch: 'baton/x', handoff: { required: true, data } } },
      );
      const { run, ended, reading, read } = await start(config, await prepare(config), { prompt });
      expect(ended).toEqual({ outcome: 'succeeded' });
      expect(reading.errors).toEqual([]);
      expect(reading.handoff?.summary).toBe(`Stand-in for ${engine}: pretends to have done stage work of #7.`);
      expect(run.stderr).toContain(`sha256:${digest}`);
      expect(reading.handoff?.detail).toContain(`The prompt had ${bytes.toLocaleString('en-US')} bytes`);
      expect(reading.handoff?.data).toMatchObject({ where: 'stand-in for where', owner: 'stand-in for owner' });
      expect(run.finalText).toMatch(/^Stand-in for .*\n\[BATON-RESULT: success\]$/s);
      expect(run.result.usage).toMatchObject({ inputTokens: Math.ceil(bytes / 4), outputTokens: expect.any(Number) });
      expect(run.result.sessionId).toBe('stand-in-work-1');
      expect(read('baton-try/work.md')).toContain(`Stand-in for ${engine}`);
    },
  );
});

describe('the programs', () => {
  requirement(
    {
      ids: ['U25'],
      title: 'a stand-in has the name and the tested version of the program that it stands in for',
      input:
        'a config with one agent of each engine; two programs are asked for their version, and one is started outside of a job',
      expected: 'a program for each engine; the tested versions; a sentence and status 1',
    },
    async () => {
      const agents = Object.fromEntries(replaced.map((engine) => [engine, { engine }]));
      const [folder = ''] = (await prepare(configOf(agents, { work: { agent: 'codex' } }))).path;
      expect(readdirSync(folder).toSorted()).toEqual(
        [...replaced.map((engine) => engines[engine].program), 'plan.json'].toSorted(),
      );
      const ask = (program: string, ...args: readonly string[]) =>
        spawnSync(join(folder, program), args, { encoding: 'utf8', env: {} });
      for (const engine of ['claude-code', 'cursor'] as const) {
        const { program = '', testedVersions } = engines[engine];
        expect(ask(program, '--version').stdout).toBe(`${testedVersions[0]}\n`);
      }
      expect(ask('codex', 'exec')).toMatchObject({ status: 1, stderr: expect.stringContaining('It does nothing elsewhere.') });
    },
  );
});
