import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActionLog } from '../../src/adapters/log/action-log.ts';
import type { AgentRun, AgentRunner, AgentTask } from '../../src/ports/agent-runner.ts';
import type { Log } from '../../src/ports/log.ts';
import { createPuppetControl, type Puppet, type PuppetControl } from '../support/puppet-agent-control.ts';
import { requirement } from '../support/requirement.ts';

export interface AgentRunnerSetup {
  readonly log: Log;
  readonly redact: (text: string) => string;
  readonly graceSeconds: number;
}

interface Scene {
  readonly start: (task?: Partial<AgentTask> & { readonly command?: readonly string[] }) => Promise<AgentRun>;
  readonly puppets: PuppetControl;
  readonly written: string[];
  readonly workspace: string;
}

const environment = { PATH: process.env.PATH ?? '', ONE: 'it\'s $HOME `x`\n"two"', BATON_RUN: 'fix-1' };

/** Describes the tests that every adapter of the port passes. */
export function describeAgentRunner(create: (setup: AgentRunnerSetup) => AgentRunner): void {
  let scene: Scene;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'baton-runner-'));
    scene = await openScene(folder, create);
  });
  afterEach(async () => {
    await scene.puppets.close();
    await rm(folder, { recursive: true });
  });

  /** Runs a puppet to its end while `play` gives it orders. */
  const perform = async (play: (puppet: Puppet) => Promise<unknown>, task: Partial<AgentTask> & { args?: string[] } = {}) => {
    const run = scene.start({ command: scene.puppets.command(...(task.args ?? [])), ...task });
    const puppet = await scene.puppets.next(run);
    await play(puppet);
    puppet.exit(0);
    return run;
  };

  describeEndings(() => scene, perform);
  describeOutput(() => scene, perform);
  describeInput(() => scene, perform);
}

type Perform = (play: (puppet: Puppet) => Promise<unknown>, task?: Partial<AgentTask> & { args?: string[] }) => Promise<AgentRun>;

async function openScene(folder: string, create: (setup: AgentRunnerSetup) => AgentRunner): Promise<Scene> {
  const workspace = await mkdtemp(join(folder, 'workspace-'));
  const files = await mkdtemp(join(folder, 'files-'));
  const written: string[] = [];
  const log = createActionLog({ write: (text) => written.push(text) });
  const runner = create({ log, redact: (text) => text.replaceAll('hunter2', '***'), graceSeconds: 0.2 });
  const start: Scene['start'] = ({ command = ['true'], ...task } = {}) =>
    runner.run({
      agent: { engine: 'command', command: [...command], env: [], access: 'edit' },
      prompt: '',
      workspace,
      files,
      environment,
      timeoutSeconds: 60,
      ...task,
    });
  return { start, puppets: await createPuppetControl(), written, workspace };
}

function describeEndings(scene: () => Scene, perform: Perform): void {
  it('tells that the agent succeeded, and what it said', async () => {
    const run = await perform(async (puppet) => {
      await puppet.order('print', { content: 'done\n' });
      await puppet.order('print', { content: 'by the way\n', to: 'stderr' });
    });
    expect(run).toMatchObject({ ended: 'exited', exitStatus: 0, stdout: 'done\n', stderr: 'by the way\n', finalText: 'done\n' });
  });

  it.each([1, 2, 42, 126, 127, 255])('tells that the agent failed with status %i', async (status) => {
    const run = await scene().start({ command: ['sh', '-c', `exit ${status}`] });
    expect(run).toMatchObject({ ended: 'exited', exitStatus: status });
  });

  it('tells that the agent was killed from outside', async () => {
    const run = await perform((puppet) => Promise.race([puppet.order('kill').catch(() => undefined), puppet.gone]));
    expect(run).toMatchObject({ ended: 'killed', exitStatus: 137 });
  });

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'an agent that takes too long is asked to end, and what it says then is kept',
      input: 'an agent that says "bye" on SIGTERM, limit 2 s',
      expected: 'timeout, stdout ends with bye',
    },
    async () => {
      // dash loses a signal that comes while it starts a program, so the shell only waits.
      const command = ['sh', '-c', 'sleep 1000 & trap "echo bye; exit 3" TERM; echo ready; wait'];
      const run = await scene().start({ command, timeoutSeconds: 2 });
      expect(run).toMatchObject({ ended: 'timeout', exitStatus: 124, stdout: 'ready\nbye\n' });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'an agent that ignores SIGTERM is killed after the grace',
      input: 'an agent that ignores SIGTERM, limit 2 s',
      expected: 'timeout',
    },
    async () => {
      const run = await scene().start({ command: ['sh', '-c', 'trap "" TERM; echo ready; exec sleep 1000'], timeoutSeconds: 2 });
      expect(run).toMatchObject({ ended: 'timeout', exitStatus: 124, stdout: 'ready\n' });
    },
  );

  requirement(
    {
      ids: ['C-6', 'H-15', 'F-C4'],
      title: 'what the agent left in the background is ended with it, even if it holds its output: nothing is written later',
      input: 'an agent that ends and leaves a process behind',
      expected: 'the process is gone when the run has ended',
    },
    async () => {
      let left: Puppet | undefined;
      const run = await perform(async (puppet) => {
        await puppet.order('leaveBehind', { session: false });
        left = await scene().puppets.next();
      });
      await left?.gone;
      expect(run).toMatchObject({ ended: 'exited', exitStatus: 0 });
    },
  );

  it.each(['no-such-program', './no/such/script', '/', 'README.md', ''])('says in words that %j is no program', async (name) => {
    const run = await scene().start({ command: [name] });
    expect(run).toMatchObject({ ended: 'not-started', exitStatus: 127, stdout: '', finalText: '' });
    expect(run.reason).toContain(`"${name}"`);
  });
}

function describeOutput(scene: () => Scene, perform: Perform): void {
  it('keeps the last 256 KiB of a flood and logs all of its lines', async () => {
    const line = `${'x'.repeat(99)}\n`;
    const run = await perform(async (puppet) => {
      await puppet.order('print', { content: line.repeat(1_000), times: 200 });
      await puppet.order('print', { content: 'the end\n' });
    });
    expect(run.stdout).toHaveLength(256 * 1_024);
    expect(run.stdout.endsWith(`${line}the end\n`)).toBe(true);
    expect(scene().written).toHaveLength(200_001);
  }, 60_000);

  it('keeps the last 64 KiB of stderr', async () => {
    const run = await perform((puppet) => puppet.order('print', { content: 'e'.repeat(1_024), times: 100, to: 'stderr' }));
    expect(run.stderr).toBe('e'.repeat(64 * 1_024));
  });

  it('takes output that is one line without end', async () => {
    const run = await perform((puppet) => puppet.order('print', { content: 'y'.repeat(1_048_576), times: 11 }));
    expect(run.stdout).toBe('y'.repeat(256 * 1_024));
    expect(scene().written).toHaveLength(1);
    expect(scene().written[0]).toMatch(/ … \(cut: \d+ more characters\)\n$/);
  }, 60_000);

  requirement(
    {
      ids: ['H-28', 'H-26'],
      title: 'blocks far before the end of the output are found',
      input: 'handoff and outputs, then 1 MB of log',
      expected: 'both, though only the end of stdout is kept',
    },
    async () => {
      const blocks = ['HANDOFF', 'OUTPUTS']
        .map((kind) => `---BATON_${kind}_START---\na: ${kind}\n---BATON_${kind}_END---\n`)
        .join('');
      const run = await perform(async (puppet) => {
        await puppet.order('print', { content: blocks.slice(0, 40) });
        await puppet.order('print', { content: blocks.slice(40) });
        await puppet.order('print', { content: 'a line of the log\r\n', times: 50_000 });
      });
      expect(run.printed).toEqual({ handoff: ['a: HANDOFF'], outputs: ['a: OUTPUTS'] });
      expect(run.stdout).not.toContain('BATON');
    },
  );

  it('takes output that is no UTF-8', async () => {
    const run = await perform((puppet) => puppet.order('print', { content: 'a\xff\xfe\x80b' }));
    expect(run.stdout).toBe('a\ufffd\ufffd\ufffdb');
    expect(scene().written).toEqual(['a\ufffd\ufffd\ufffdb\n']);
  });

  requirement(
    {
      ids: ['T23'],
      title: 'what an agent prints is no workflow command in the log',
      input: '::add-mask::a, ::warning::pwn, ##[group]x, and one after a carriage return',
      expected: 'no line of the log begins with :: or holds ##[, the final text is unchanged',
    },
    async () => {
      const content = '::add-mask::a\n  ::warning::pwn\nx ##[group]x\nharmless\r::stop-commands::y\n';
      const run = await perform((puppet) => puppet.order('print', { content }));
      const lines = scene()
        .written.join('')
        .split(/\r\n|\n|\r/);
      expect(lines.filter((line) => /^\s*::/.test(line) || line.includes('##['))).toEqual([]);
      expect(lines).toHaveLength(6);
      expect(run.finalText).toBe(content);
    },
  );

  it('takes secrets out of the log', async () => {
    await perform(async (puppet) => {
      await puppet.order('print', { content: 'password hun' });
      await puppet.order('print', { content: 'ter2!\n' });
    });
    expect(scene().written).toEqual(['password ***!\n']);
  });
}

function describeInput(scene: () => Scene, perform: Perform): void {
  it('hands over a prompt of 200 KB unchanged', async () => {
    const prompt = 'Ä prompt with "quotes", $(shell) and\nlines. '.repeat(4_500);
    let seen = '';
    await perform(
      async (puppet) => {
        seen = await puppet.order('stdin');
      },
      { prompt },
    );
    expect(seen).toBe(prompt);
  });

  it('does not mind an agent that reads no prompt', async () => {
    expect(await scene().start({ command: ['true'], prompt: 'x'.repeat(1_000_000) })).toMatchObject({
      ended: 'exited',
      exitStatus: 0,
    });
  });

  requirement(
    {
      ids: ['T29'],
      title: 'arguments reach the agent unchanged: there is no shell',
      input: 'arguments with $(), backticks, quotes, ;, *, line ends, leading -, and an empty one',
      expected: 'the same list',
    },
    async () => {
      const args = ['$(touch PWNED)', '`id`', `'"`, '; rm -rf .', '*', 'a\nb', '--repo', '-u', '', 'a=b', '%s\\n', 'ü'];
      let facts: { readonly args?: string[] } = {};
      await perform(
        async (puppet) => {
          facts = await puppet.order('facts');
        },
        { args },
      );
      expect(facts.args).toEqual(args);
    },
  );

  requirement(
    {
      ids: ['T04', 'DESIGN-4.2'],
      title: 'the environment of the process is exactly what the task says',
      input: 'a parent with GITHUB_TOKEN, ACTIONS_RUNTIME_TOKEN, ACTIONS_ID_TOKEN_REQUEST_TOKEN, INPUT_TOKEN',
      expected: 'neither process.env nor /proc/self/environ holds anything else',
    },
    async () => {
      const secret = { GITHUB_TOKEN: 's1', ACTIONS_RUNTIME_TOKEN: 's2', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 's3', INPUT_TOKEN: 's4' };
      Object.assign(process.env, secret);
      let facts = { env: {}, environ: '' };
      await perform(async (puppet) => {
        facts = await puppet.order('facts');
      });
      for (const name of Object.keys(secret)) delete process.env[name];
      expect(facts.env).toEqual(environment);
      const names = facts.environ
        .split('\0')
        .filter((entry) => entry !== '')
        .map((entry) => entry.split('=')[0]);
      expect(names.sort()).toEqual(Object.keys(environment).sort());
    },
  );

  it('runs the agent in the workspace', async () => {
    let facts = { cwd: '' };
    await perform(async (puppet) => {
      facts = await puppet.order('facts');
    });
    expect(facts.cwd).toBe(scene().workspace);
  });
}
