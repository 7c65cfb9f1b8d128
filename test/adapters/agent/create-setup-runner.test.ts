import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSetupRunner } from '../../../src/adapters/agent/create-setup-runner.ts';
import { buildIsolation, probeMachine } from '../../../src/adapters/agent/process/probe-isolation.ts';
import type { SetupTask } from '../../../src/ports/agent-runner.ts';
import { requirement } from '../../support/requirement.ts';

let folder: string;
let workspace: string;
const written: string[] = [];
const isolation = buildIsolation(await probeMachine());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-setup-'));
  workspace = await mkdtemp(join(folder, 'workspace-'));
  written.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

async function runSetup(script: string, change: Partial<SetupTask> = {}): Promise<string | undefined> {
  const own = await mkdtemp(join(folder, 'files-'));
  const log = { info: (line: string) => void written.push(line), warning: () => undefined, error: () => undefined };
  const redact = (text: string): string => text.replaceAll('hunter2', '***');
  const runner = createSetupRunner({ log, redact, isolation, grace: 0.2 });
  return runner.run({ script, workspace, folder: own, environment: { PATH: '/usr/bin:/bin' }, timeoutSeconds: 60, ...change });
}

describe('setup', () => {
  it('prepares the workspace for the agent and is silent about success', async () => {
    expect(await runSetup('echo a >file\necho "installed $(cat file)"')).toBeUndefined();
    expect(await readFile(join(workspace, 'file'), 'utf8')).toBe('a\n');
    expect(written).toEqual(['installed a']);
  });

  requirement(
    {
      ids: ['F-M15'],
      title: 'opens its output by name, as a step of a workflow can',
      input: 'echo x > /dev/stderr; echo y | tee /dev/stdout; cat /dev/stdin',
      expected: 'no failure; both lines in the log, and nothing to read',
    },
    async () => {
      expect(await runSetup('echo x > /dev/stderr; echo y | tee /dev/stdout; cat /dev/stdin')).toBeUndefined();
      expect(written.toSorted()).toEqual(['x', 'y', 'y']);
    },
  );

  it('stops at the first command that fails, and says what that said', async () => {
    expect(await runSetup('echo no such package hunter2 >&2\nfalse\necho after')).toBe(
      'setup ended with status 1: no such package ***',
    );
    expect(written).toEqual(['no such package ***']);
  });

  it('says that it took too long', async () => {
    expect(await runSetup('exec sleep 1000', { timeoutSeconds: 0.5 })).toBe('setup took longer than 1 seconds and was ended.');
  });

  requirement(
    {
      ids: ['T04', 'DESIGN-2'],
      title: 'setup sees the variables it is given and no others',
      input: 'environment: PATH, NPM_TOKEN; the parent has GITHUB_TOKEN',
      expected: 'env prints the two (and what the shell itself adds)',
    },
    async () => {
      process.env.GITHUB_TOKEN = 'ghs_x';
      await runSetup('env', { environment: { PATH: '/usr/bin:/bin', NPM_TOKEN: 'n' } });
      delete process.env.GITHUB_TOKEN;
      const names = written
        .map((line) => line.split('=')[0])
        .filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name ?? ''));
      expect(names.sort()).toEqual(['NPM_TOKEN', 'PATH']);
    },
  );
});
