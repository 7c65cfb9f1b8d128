import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createAgentRunner } from '../../src/adapters/agent/create-agent-runner.ts';
import { createTaskFiles } from '../../src/adapters/agent/files/task-files.ts';
import { buildIsolation, probeMachine } from '../../src/adapters/agent/process/probe-isolation.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { requirement } from '../support/requirement.ts';
import { buildTaskContext } from './task-context-builder.ts';

interface Call {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

type Agents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Ran {
  readonly output: AgentOutput;
  readonly left: {
    readonly tools: readonly string[];
    readonly answers: readonly { readonly result: { readonly content: readonly { readonly text: string }[] } }[];
    readonly servers: Readonly<Record<string, { readonly env: Readonly<Record<string, string>> }>>;
  };
}

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'baton-mcp-job-'));
  await chmod(home, 0o755);
});
afterEach(() => rm(home, { recursive: true }));

/** Laid out like a machine of GitHub, where our bundle lies in a folder that agents do not see; the CLI is the only stand-in. */
async function run(agents: Agents, calls: readonly Call[], handoff?: Agents[string]): Promise<Ran> {
  const [workspace, actions, programs] = ['work/repo', 'work/_actions/baton/dist', 'bin'].map((path) => join(home, path));
  if (workspace === undefined || actions === undefined || programs === undefined) throw new Error('three folders');
  for (const folder of [workspace, actions, programs]) await mkdir(folder, { recursive: true });
  const script = join(actions, 'mcp.js');
  await copyFile('dist/mcp.js', script);
  await copyFile('test/support/stand-in-claude.mjs', join(programs, 'claude'));
  await writeFile(join(workspace, 'calls.json'), JSON.stringify(calls));
  const keep = [dirname(process.execPath), actions];
  const isolation = buildIsolation(await probeMachine(), { hide: [join(home, 'work')], keep });
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  const context = await buildTaskContext({
    agents,
    hops: 5,
    ...(handoff === undefined ? {} : { handoff }),
    mcpServer: { node: process.execPath, script },
    path: `${programs}:${dirname(process.execPath)}:/usr/bin:/bin`,
    runner: createAgentRunner({ log, redact: (text) => text, isolation }),
    files: await createTaskFiles({ root: join(home, 'work/_temp'), run: 'fix-42', task: 'fix', attempt: 1, execution: 1 }),
    workspace,
    log,
  });
  const output = await context.runAgent(context.context);
  expect(output.isolated).toBe(isolation.isolated);
  return { output, left: JSON.parse(await readFile(join(workspace, 'answers.json'), 'utf8')) };
}

const one = { engine: 'claude-code' };

describe('an agent whose engine knows MCP', () => {
  requirement(
    {
      ids: ['K-4', 'DESIGN-4.3', 'H-18'],
      title: 'is offered our server, isolated too, and what it wrote by it is its handoff',
      input: 'a stage with a schema; write_handoff with a value outside of it, then with one inside',
      expected: 'the first is refused with its path, the second is the handoff; no variable holds a secret of the job',
    },
    async () => {
      const handoff = { required: true, data: { required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } } };
      const calls = ['urgent', 'high'].map((severity) => ({
        name: 'write_handoff',
        input: { summary: 's', data: { severity } },
      }));
      const { output, left } = await run({ one }, calls, handoff);
      expect(output).toMatchObject({ outcome: 'succeeded', handoff: { version: 1, summary: 's', data: { severity: 'high' } } });
      expect(output.warnings).toEqual([]);
      expect(left.tools).toEqual(['write_handoff', 'read_handoff']);
      expect(left.answers.map(({ result }) => result.content[0]?.text.split('\n')[0])).toEqual([
        'Nothing was kept. Put this right and call the tool again:',
        expect.stringMatching(/^Kept: summary/),
      ]);
      expect(Object.keys(left.servers.baton?.env ?? {}).sort()).toEqual([
        'BATON_AGENT',
        'BATON_ATTEMPT',
        'BATON_CONTEXT_PATH',
        'BATON_EXECUTION',
        'BATON_HANDOFF_DEMAND',
        'BATON_HANDOFF_PATH',
        'BATON_RUN',
        'BATON_TASK',
      ]);
    },
  );

  requirement(
    {
      ids: ['T-2', 'T-21', 'T-24'],
      title: 'hands over by the tool; what it asked for before is in the output as superseded',
      input: 'two agents; handoff to two, then to one',
      expected: 'a transfer to one, with the call before it; `description` of the config in the tool',
    },
    async () => {
      const two = { engine: 'command', command: ['true'], description: 'writes the report' };
      const calls = ['two', 'one'].map((to) => ({ name: 'handoff', input: { to, message: `for ${to}` } }));
      const { output, left } = await run({ one, two }, calls);
      expect(output.transfer).toEqual({ to: 'one', message: 'for one', superseded: [{ to: 'two', message: 'for two' }] });
      expect(output.handoff).toBeUndefined();
      expect(left.tools).toEqual(['write_handoff', 'read_handoff', 'handoff', 'cancel_handoff']);
      expect(left.servers.baton?.env.BATON_TRANSFER_TARGETS).toBe(
        '[{"name":"one","description":""},{"name":"two","description":"writes the report"}]',
      );
    },
  );
});
