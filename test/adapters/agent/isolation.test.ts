import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAgentRunner } from '../../../src/adapters/agent/create-agent-runner.ts';
import { createTaskFiles } from '../../../src/adapters/agent/files/task-files.ts';
import { agentUser, type Isolation } from '../../../src/adapters/agent/process/isolation.ts';
import { buildIsolation, probeMachine } from '../../../src/adapters/agent/process/probe-isolation.ts';
import type { AgentRun } from '../../../src/ports/agent-runner.ts';
import type { FilePaths } from '../../../src/ports/workspace.ts';
import { createPuppetControl, type Puppet, type PuppetControl } from '../../support/puppet-agent-control.ts';
import { requirement } from '../../support/requirement.ts';

interface Tried {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly code?: string;
}

const keep = [dirname(process.execPath), fileURLToPath(new URL('../../support', import.meta.url))];
const probed = buildIsolation(await probeMachine(), { keep });

/**
 * The directories of a machine like GitHub's: a home that only its owner may enter, with the checkout and the runner's own files
 * in it.
 */
interface Machine {
  readonly home: string;
  readonly temporary: string;
  readonly workspace: string;
  readonly files: FilePaths;
}

let folder: string;
let machine: Machine;
let puppets: PuppetControl;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baton-isolation-'));
  await chmod(folder, 0o755);
  machine = await layOut(folder);
  puppets = await createPuppetControl();
});
afterEach(async () => {
  await puppets.close();
  await rm(folder, { recursive: true });
});

async function layOut(root: string): Promise<Machine> {
  const home = join(root, 'home');
  const temporary = join(home, 'work', '_temp');
  const workspace = join(home, 'work', 'repo', 'repo');
  await mkdir(temporary, { recursive: true });
  await mkdir(join(home, 'work', '_actions'));
  await mkdir(workspace, { recursive: true });
  await writeFile(join(temporary, 'event.json'), '{}');
  await writeFile(join(workspace, 'code.txt'), 'code');
  await writeFile(join(home, '.credentials'), 'secret');
  await mkdir(join(root, 'tools'));
  await chmod(join(root, 'tools'), 0o777);
  await chmod(home, 0o750);
  const files = await createTaskFiles({
    root: join(temporary, 'baton'),
    run: 'fix-1',
    task: 'fix-1/fix',
    attempt: 1,
    execution: 1,
  });
  return { home, temporary, workspace, files: files.paths };
}

async function perform(
  play: (puppet: Puppet) => Promise<unknown>,
  { isolation = probed, warnings = [] }: { isolation?: Isolation; warnings?: string[] } = {},
): Promise<AgentRun> {
  const log = { info: () => undefined, warning: (line: string) => void warnings.push(line), error: () => undefined };
  const runner = createAgentRunner({ log, redact: (text) => text, isolation });
  const run = runner.run({
    agent: { engine: 'command', command: puppets.command(), env: [], access: 'edit' },
    prompt: 'x',
    workspace: machine.workspace,
    files: machine.files.root,
    writable: [machine.files.home, machine.files.tmp],
    environment: { PATH: '/usr/bin:/bin', HOME: machine.files.home, TMPDIR: machine.files.tmp },
    timeoutSeconds: 60,
  });
  const puppet = await puppets.next(run);
  await play(puppet);
  puppet.exit(0);
  return run;
}

describe('isolation', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.2'],
      title: 'what cannot be isolated says so, and runs all the same',
      input: 'a machine that forbids it',
      expected: 'isolated: false in the run, "not isolated" in the log',
    },
    async () => {
      const warnings: string[] = [];
      const isolation = { isolated: false, reason: 'not isolated: sudo is missing.' } as const;
      let uid: unknown;
      const run = await perform(
        async (puppet) => {
          uid = (await puppet.order<{ uid: number }>('facts')).uid;
        },
        { isolation, warnings },
      );
      expect(run).toMatchObject({ ended: 'exited', isolated: false });
      expect(uid).toBe(process.getuid?.());
      expect(warnings).toEqual(['not isolated: sudo is missing.']);
    },
  );

  it('is reported as the machine allows it: with all its parts, or with a reason', () => {
    if (probed.isolated) expect(probed).toEqual({ isolated: true, via: expect.stringMatching(/^(root|sudo)$/), hide: [], keep });
    else expect(probed.reason).toMatch(/^not isolated: \S.*\.$/);
  });

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.2', 'T04'],
      title: 'an agent is a user of its own, in no group, and cannot become another one',
      input: 'an agent that asks for its ids and calls sudo, unshare and mount',
      expected: 'uid 61100, no other group, all three fail; else the run says isolated: false',
    },
    async () => {
      let facts = { uid: -1, groups: [-1] };
      const tries: { status: number | null; error?: string }[] = [];
      const run = await perform(async (puppet) => {
        facts = await puppet.order('facts');
        for (const command of [
          ['sudo', '-n', 'true'],
          ['unshare', '--mount', 'true'],
          ['mount', '-o', 'remount,bind,rw', '/'],
        ]) {
          tries.push(await puppet.order('run', { command }));
        }
      });
      expect(run.isolated).toBe(probed.isolated);
      expect(facts).toMatchObject(probed.isolated ? { uid: agentUser, groups: [agentUser] } : { uid: process.getuid?.() });
      if (probed.isolated) expect(tries.map(({ status }) => status === 0)).toEqual([false, false, false]);
    },
  );

  requirement(
    {
      ids: ['T04', 'DESIGN-4.2'],
      title: 'an agent sees no process but its own, and reads no environment of others',
      input: 'a parent with a token in its environment; the agent looks at /proc',
      expected: 'only processes of the sandbox, /proc/<n>/environ of the first one refused',
    },
    async () => {
      const bystander = spawn('sleep', ['1000'], { env: { PATH: '/usr/bin:/bin', GITHUB_TOKEN: 'ghs_parent' } });
      let processes = 0;
      const tried: Tried[] = [];
      const run = await perform(async (puppet) => {
        processes = await puppet.order('processes');
        for (const pid of [1, process.pid, bystander.pid])
          tried.push(await puppet.order('read', { path: `/proc/${pid}/environ` }));
      });
      bystander.kill();
      if (run.isolated) {
        // The processes are the first one, the one that waits for signals, the one that waits for the end, and the puppet.
        expect(processes).toBeLessThanOrEqual(4);
        expect(tried.map(({ code }) => code)).toEqual(['EACCES', 'ENOENT', 'ENOENT']);
      } else {
        expect(run.isolated).toBe(probed.isolated);
        expect(processes).toBeGreaterThan(1);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.2'],
      title: 'an agent writes to its workspace, its files and its own temporary directories, and nowhere else',
      input: 'writes to all of these, to the directories around, to one that everybody may write to, and to /tmp',
      expected: 'the first succeed and are ours afterwards; the others fail or leave no trace',
    },
    async () => {
      const { workspace, files, home, temporary } = machine;
      const inside = [
        join(workspace, 'new'),
        join(workspace, 'code.txt'),
        files.handoff,
        join(files.home, 'h'),
        join(files.tmp, 't'),
      ];
      const outside = [
        join(home, 'x'),
        join(temporary, 'event.json'),
        join(folder, 'tools', 'git'),
        '/usr/local/bin/x',
        '/etc/passwd',
      ];
      const shared = ['/tmp/baton-trace', '/var/tmp/baton-trace', '/dev/shm/baton-trace'];
      const write = (puppet: Puppet, paths: readonly string[]): Promise<Tried[]> =>
        Promise.all(paths.map((path) => puppet.order<Tried>('write', { path, content: 'agent' })));
      const tried: Tried[][] = [];
      const play = async (puppet: Puppet): Promise<void> => {
        for (const paths of probed.isolated ? [inside, outside, shared] : [inside]) {
          const results: Tried[] = [];
          for (const path of paths) results.push(...(await write(puppet, [path])));
          tried.push(results);
        }
      };
      await perform(play);
      expect(tried[0]?.map(({ ok }) => ok)).toEqual(inside.map(() => true));
      for (const path of inside) {
        expect(await readFile(path, 'utf8')).toBe('agent');
        expect((await stat(path)).uid).toBe(process.getuid?.());
      }
      if (probed.isolated) {
        expect(tried[1]?.map(({ ok }) => ok)).toEqual(outside.map(() => false));
        expect(await readFile(join(temporary, 'event.json'), 'utf8')).toBe('{}');
        for (const path of shared) await expect(stat(path)).rejects.toThrow('ENOENT');
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T04'],
      title: "an agent cannot look at the runner's own files",
      input: 'hide: the directory of RUNNER_TEMP and _actions, with the checkout inside of it',
      expected: 'the agent sees its workspace and its files there, nothing else',
    },
    async () => {
      const isolation = probed.isolated ? { ...probed, hide: [join(machine.home, 'work')] } : probed;
      const seen: Record<string, Tried> = {};
      await perform(
        async (puppet) => {
          for (const path of ['.', 'work', 'work/repo/repo', 'work/_temp', '.credentials']) {
            seen[path] = await puppet.order('list', { path: join(machine.home, path) });
          }
          seen.event = await puppet.order('read', { path: join(machine.temporary, 'event.json') });
        },
        { isolation },
      );
      expect(seen['work/repo/repo']?.value).toEqual(['code.txt']);
      if (probed.isolated) {
        expect(seen).toMatchObject({
          '.': { value: ['work'] },
          work: { value: ['_temp', 'repo'] },
          'work/_temp': { value: ['baton'] },
          '.credentials': { code: 'ENOENT' },
          event: { code: 'ENOENT' },
        });
      }
    },
  );

  it('ends what the agent left behind in a session of its own', async () => {
    let left: Puppet | undefined;
    const run = await perform(async (puppet) => {
      await puppet.order('leaveBehind', { session: probed.isolated });
      left = await puppets.next();
    });
    await left?.gone;
    expect(run.ended).toBe('exited');
  });

  it('leaves nothing of itself beside or inside of the files of the task', async () => {
    await perform(async (puppet) => puppet.order('facts'));
    const own = dirname(machine.files.root);
    expect(await readdir(dirname(own))).toEqual(['baton-fix-1.fix-1_2f_fix.1.1']);
    expect((await readdir(own, { recursive: true })).sort()).toEqual(['files', 'home', 'tmp']);
  });

  it('finds programs that a person installed under a closed home, and keeps them from changes', async () => {
    await mkdir(join(machine.home, 'bin'));
    const program = join(machine.home, 'bin', 'agent');
    await writeFile(program, '#!/bin/sh\nhelper; echo x >"$0" || echo refused\n', { mode: 0o755 });
    await writeFile(join(machine.home, 'bin', 'helper'), '#!/bin/sh\necho hello\n', { mode: 0o755 });
    const run = await start('agent', `${join(machine.home, 'bin')}:/usr/bin:/bin`);
    expect(run).toMatchObject({ ended: 'exited', stdout: probed.isolated ? 'hello\nrefused\n' : 'hello\n' });
  });

  it('says so when the program cannot be reached by the user of the agent', async () => {
    const program = join(machine.home, 'agent.sh');
    await writeFile(program, '#!/bin/sh\necho hello\n', { mode: 0o700 });
    const run = await start(program, '/usr/bin:/bin');
    if (probed.isolated) expect(run).toMatchObject({ ended: 'not-started', reason: expect.stringContaining(program) });
    else expect(run).toMatchObject({ ended: 'exited', stdout: 'hello\n' });
  });
});

function start(program: string, path: string): Promise<AgentRun> {
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  return createAgentRunner({ log, redact: (text) => text, isolation: probed }).run({
    agent: { engine: 'command', command: [program], env: [], access: 'edit' },
    prompt: '',
    workspace: machine.workspace,
    files: machine.files.root,
    environment: { PATH: path },
    timeoutSeconds: 60,
  });
}
