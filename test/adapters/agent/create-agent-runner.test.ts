import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createAgentRunner } from '../../../src/adapters/agent/create-agent-runner.ts';
import { prepareLaunch } from '../../../src/adapters/agent/process/prepare-launch.ts';
import { buildIsolation, probeMachine } from '../../../src/adapters/agent/process/probe-isolation.ts';
import { runProcess } from '../../../src/adapters/agent/process/run-process.ts';
import { describeAgentRunner } from '../../contract/agent-runner.ts';
import { requirement } from '../../support/requirement.ts';

const keep = [dirname(process.execPath), fileURLToPath(new URL('../../support', import.meta.url))];
const isolation = buildIsolation(await probeMachine(), { keep });
const direct = { isolated: false, reason: 'not isolated: the test wants it so.' } as const;

describe('command runner with the isolation of this machine', () => {
  describeAgentRunner(({ log, redact, graceSeconds }) =>
    createAgentRunner({ log: silence(log), redact, isolation, grace: graceSeconds }),
  );
});

describe('command runner without isolation', () => {
  describeAgentRunner(({ log, redact, graceSeconds }) =>
    createAgentRunner({ log: silence(log), redact, isolation: direct, grace: graceSeconds }),
  );
});

describe.each([isolation, direct])('command runner, $isolated', (kind) => {
  /** Runs a shell text as an agent. */
  async function runShell(text: string) {
    const { ended, exitStatus } = await runCommand(['sh', '-c', text]);
    return { ended, exitStatus };
  }

  async function runCommand(command: string[], files: Readonly<Record<string, string>> = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'baton-status-'));
    const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
    const runner = createAgentRunner({ log, redact: (said) => said, isolation: kind });
    const workspace = await mkdtemp(join(folder, 'workspace-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(workspace, name), text, { mode: 0o755 });
    const run = await runner.run({
      agent: { engine: 'command', command, env: [], access: 'edit' },
      prompt: '',
      workspace,
      files: await mkdtemp(join(folder, 'files-')),
      environment: { PATH: '/usr/bin:/bin' },
      timeoutSeconds: 60,
    });
    await rm(folder, { recursive: true });
    return run;
  }

  requirement(
    {
      ids: ['U17'],
      title: `a program that cannot be executed is told from other failures, ${kind.isolated ? '' : 'not '}isolated`,
      input: 'a name that is no program; a script whose interpreter does not exist; exit 126, 127; exit 1',
      expected: 'not_runnable four times; exit_code',
    },
    async () => {
      const script = { 'agent.sh': '#!/no/such/interpreter\n' };
      const reasons = [
        (await runCommand(['no-such-program'])).result.reason,
        (await runCommand(['./agent.sh'], script)).result.reason,
        (await runCommand(['sh', '-c', 'exit 126'])).result.reason,
        (await runCommand(['sh', '-c', 'no-such-program'])).result.reason,
        (await runCommand(['sh', '-c', 'exit 1'])).result.reason,
      ];
      expect(reasons).toEqual([...Array(4).fill('not_runnable'), 'exit_code']);
    },
  );

  requirement(
    {
      ids: ['F-P3'],
      title: `a status that shells write for a signal is a status like any other, ${kind.isolated ? '' : 'not '}isolated`,
      input: 'exit 129, 137, 143, 144 (Gemini for a refused key), 159; a child of the shell that ends by SIGKILL',
      expected: 'exited with that status, and with 137',
    },
    async () => {
      for (const exitStatus of [129, 137, 143, 144, 159])
        expect(await runShell(`exit ${exitStatus}`)).toEqual({ ended: 'exited', exitStatus });
      expect(await runShell('sh -c "kill -s KILL \\$\\$"; exit $?')).toEqual({ ended: 'exited', exitStatus: 137 });
    },
  );

  requirement(
    {
      ids: ['F-P3'],
      title: `a signal that the system reports is a signal, ${kind.isolated ? '' : 'not '}isolated`,
      input: 'a program that ends by SIGTERM, SIGSEGV, SIGPIPE, SIGINT',
      expected: 'killed, with 128 and the number of the signal',
    },
    async () => {
      for (const [name, exitStatus] of Object.entries({ TERM: 143, SEGV: 139, PIPE: 141, INT: 130 }))
        expect(await runShell(`kill -s ${name} $$; exit 3`)).toEqual({ ended: 'killed', exitStatus });
    },
  );

  for (const [engine, program] of [
    ['codex', 'codex'],
    ['cursor', 'agent'],
  ] as const)
    requirement(
      {
        ids: ['F-GH1', 'T59'],
        title: `${engine} at \`read\` cannot write to the workspace where it is isolated, ${kind.isolated ? '' : 'not '}isolated`,
        input: `a program named ${program} that writes into the workspace and into its own files, and asks git about the checkout`,
        expected: kind.isolated
          ? 'the first write fails, the second does not, git answers, and no sandbox of its own is asked for'
          : 'the engine itself has to refuse the write',
      },
      async () => {
        const folder = await mkdtemp(join(tmpdir(), 'baton-read-'));
        const at = (name: string): string => join(folder, name);
        for (const name of ['workspace', 'files', 'files/home', 'bin']) await mkdir(at(name));
        await promisify(execFile)('git', ['init', '-q', at('workspace')]);
        const lines = [
          '#!/bin/sh',
          '[ "$1" = sandbox ] && exit 0',
          `echo "$*" >'${at('files/arguments')}'`,
          `(echo x >'${at('workspace/written')}') 2>/dev/null`,
          `git status --short >/dev/null && echo x >'${at('files/handoff')}'`,
        ];
        await writeFile(at(`bin/${program}`), `${lines.join('\n')}\n`, { mode: 0o755 });
        const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
        await createAgentRunner({ log, redact: (said) => said, isolation: kind }).run({
          agent: { engine, env: [], access: 'read' },
          prompt: '',
          workspace: at('workspace'),
          files: at('files'),
          environment: { PATH: `${at('bin')}:/usr/bin:/bin`, HOME: at('files/home') },
          timeoutSeconds: 60,
        });
        expect((await readdir(at('workspace'))).toSorted()).toEqual(kind.isolated ? ['.git'] : ['.git', 'written']);
        expect(await readFile(at('files/handoff'), 'utf8')).toBe('x\n');
        const asked = await readFile(at('files/arguments'), 'utf8');
        expect(/ -s read-only/.test(asked)).toBe(engine === 'codex' && !kind.isolated);
        expect(/--sandbox disabled/.test(asked)).toBe(engine === 'cursor' && kind.isolated);
        await writeFile(at('workspace/later'), 'the job may write again');
        expect((await stat(at('workspace'))).uid).toBe(process.getuid?.());
        await rm(folder, { recursive: true });
      },
    );

  it('ends the agent when the job is cancelled', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'baton-cancel-'));
    const cancel = new AbortController();
    const log = { info: () => cancel.abort(), warning: () => undefined, error: () => undefined };
    const runner = createAgentRunner({ log, redact: (text) => text, isolation: kind, cancel: cancel.signal });
    const run = await runner.run({
      agent: { engine: 'command', command: ['sh', '-c', 'echo ready; exec sleep 1000'], env: [], access: 'edit' },
      prompt: '',
      workspace: await mkdtemp(join(folder, 'workspace-')),
      files: await mkdtemp(join(folder, 'files-')),
      environment: { PATH: '/usr/bin:/bin' },
      timeoutSeconds: 60,
    });
    expect(run).toMatchObject({ ended: 'killed', exitStatus: 143, stdout: 'ready\n' });
    await rm(folder, { recursive: true });
  });
});

describe('a process that is to expire', () => {
  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is ended as one whose time is up',
      input: 'a program that goes on for ever, and the signal that its turn has spent what it may',
      expected: 'timeout, 124',
    },
    async () => {
      const expire = new AbortController();
      const launch = await prepareLaunch(
        {
          command: ['sh', '-c', 'echo on; exec sleep 1000'],
          stdin: '',
          workspace: tmpdir(),
          files: tmpdir(),
          writable: [],
          readable: [],
          environment: { PATH: '/usr/bin:/bin' },
        },
        direct,
      );
      if (!launch.ok) throw new Error(launch.error.message);
      const write = (): void => expire.abort();
      const ended = await runProcess(launch.value, {
        timeoutSeconds: 60,
        graceSeconds: 1,
        expire: expire.signal,
        write,
        redact: (text) => text,
      });
      expect(ended).toMatchObject({ ended: 'timeout', exitStatus: 124, stdout: 'on\n' });
    },
  );
});

/** Returns the log without the one warning that the runner itself writes. */
function silence<T extends object>(log: T): T {
  return { ...log, warning: () => undefined };
}
