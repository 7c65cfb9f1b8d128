import { createHash } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import type { TaskBody } from '../../src/core/record/record.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis } from './support/cli.ts';
import { type RemoteServer, renderServer, startRemoteServer } from './support/mcp-servers.ts';
import { type ModelReply, type ModelRequest, type ModelServer, usage } from './support/model.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const closers: (() => unknown)[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const branch = 'baton/basics';
const mark = '(basics)';
const instructions = 'Mind the lighthouse of Alexandria.';

afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
});

/** A line that an engine, a shell or a template could take for something else. */
const line = 'Ωμέγα, 漢字, 🦊, e\u0301, שלום, مرحبا, \u202Eright\u202C, "$HOME" `id` \\n @file #1 %s \0 end\r';
const lines = 2_000;
const [first, last] = ['<<first>>', '<<last>>'];
const long = `${first}\n${`${line}\n`.repeat(lines)}${last}`;
const prompt = `${mark} Do it.\n${first}\n{% for i in (1..${lines}) %}${line}\n{% endfor %}${last}`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Played {
  readonly world: LocalWorld;
  readonly server: ModelServer;
  readonly remote: RemoteServer;
  /** The first request about the task. */
  readonly asked: ModelRequest;
  /** What the tools said, in the order of the calls. */
  readonly said: readonly string[];
  readonly body: TaskBody;
  readonly thread: string;
  readonly story: string;
}

/** What the agent does, one call after the other: tools of servers by their names, and a shell command. */
const listCalls = (cli: Cli) =>
  [
    { name: 'weather', with: {} },
    { name: 'tide', with: {} },
    {
      shell: `echo by-shell >made.txt && git add made.txt && git -c user.name=A -c user.email=a@b.c commit -qm 'Made by the agent' && echo made-it`,
    },
    { name: 'write_handoff', with: { summary: 'It is sunny.' } },
  ].map((call) =>
    'shell' in call ? { ...cli.run(call.shell ?? ''), exact: true } : { tool: call.name, with: call.with, exact: false },
  );

function reply(cli: Cli, { tools, results }: ModelRequest): ModelReply {
  const call = listCalls(cli)[results.length];
  if (call === undefined) return { say: 'All done.\n[BATON-RESULT: success]' };
  // Claude Code shows the tools of a user's server only once they are searched for.
  const tool = call.exact ? call.tool : (tools.find((name) => name.endsWith(call.tool)) ?? `mcp__${call.tool}s__${call.tool}`);
  return { call: tool, with: call.with };
}

/** Plays one start, which shows many promises. */
async function play(cli: Cli): Promise<Played> {
  const [server, remote] = await Promise.all([cli.serve(), startRemoteServer('tide', 'the tide is high')]);
  closers.push(server.close, remote.close);
  const asked: ModelRequest[] = [];
  server.play((request) => {
    if (!request.messages.some(({ role, text }) => role === 'user' && text.includes(mark))) return { say: 'ok' };
    if (request.tools.length === 0) return { say: 'ok' };
    asked.push(request);
    return reply(cli, request);
  });
  const stages = { work: { agent: 'worker', branch, prompt, retry: { attempts: 1 } } };
  const servers = {
    weathers: { command: 'node', args: ['mcp/weather.mjs'] },
    tides: { url: remote.url },
    broken: { command: 'false', program: 'machine' },
  };
  const world = await create(
    describeWorld({
      cli,
      url: server.url,
      pipelines: { basics: stages },
      agent: { access: 'full', instructions, 'mcp-servers': servers },
      files: { 'mcp/weather.mjs': renderServer('weather', 'sunny, 21 degrees') },
    }),
  );
  const issue = await world.run('basics');
  const story = tellStory(world, server);
  const [task] = await world.tasks(issue);
  const [request] = asked;
  if (task === undefined || request === undefined) throw new Error(`No task was recorded, or no model asked.\n${story}`);
  const thread = (await world.thread(issue)).map(({ body }) => body).join('\n');
  return { world, server, remote, asked: request, said: asked.at(-1)?.results ?? [], body: task.body, thread, story };
}

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  const { engine } = cli;
  let played: Promise<Played> | undefined;
  const start = (): Promise<Played> => {
    played ??= play(cli);
    return played;
  };

  describe(engine, () => {
    proof({ engine, of: [1, 2], title: 'a prompt of 200 KB comes as it is' }, async () => {
      const { asked, body, story } = await start();
      const told = asked.messages.find(({ role, text }) => role === 'user' && text.includes(mark))?.text ?? '';
      const came = told.slice(told.indexOf(first), told.indexOf(last) + last.length);
      expect(Buffer.byteLength(long), story).toBeGreaterThan(200_000);
      expect([Buffer.byteLength(came), digest(came)], story).toEqual([Buffer.byteLength(long), digest(long)]);
      expect(body.prompt?.bytes).toBeGreaterThan(200_000);
    });

    proof({ engine, of: [3], title: 'instructions come by the channel of the system' }, async () => {
      const { asked, story } = await start();
      const roles = asked.messages.filter(({ text }) => text.includes(instructions)).map(({ role }) => role);
      expect(roles.length, story).toBeGreaterThan(0);
      expect(
        roles.filter((role) => role !== 'system' && role !== 'developer'),
        story,
      ).toEqual([]);
    });

    proof({ engine, of: [10], title: 'a server that is a program is called' }, async () => {
      const { said, story } = await start();
      expect(said[0], story).toContain('sunny, 21 degrees');
    });

    proof({ engine, of: [11], title: 'a server that is an address is called' }, async () => {
      const { said, story } = await start();
      expect(said[1], story).toContain('the tide is high');
    });

    const note = engine === 'gemini' ? 'without its name' : undefined;
    proof({ engine, of: [12], title: 'a server that does not start is told', ...(note && { note }) }, async () => {
      const { body, thread, story } = await start();
      const words = `The MCP server ${note === undefined ? 'broken' : '(Gemini CLI does not say which)'} did not start`;
      expect(body.warnings.join('\n'), story).toContain(words);
      expect(thread).toContain(words);
    });

    proof({ engine, of: [18], title: 'a commit of the agent is captured' }, async () => {
      const { world, said, story } = await start();
      expect(said[2], story).toContain('made-it');
      expect(world.git('log', '-1', '--format=%s', branch), story).toBe('Made by the agent');
      expect(world.git('show', `${branch}:made.txt`)).toBe('by-shell');
    });

    proof({ engine, of: [9, 14], title: 'a handoff by MCP is recorded' }, async () => {
      const { body, story } = await start();
      expect(body, story).toMatchObject({ outcome: 'succeeded', handoff: { summary: 'It is sunny.' } });
    });

    proof({ engine, of: [22], title: 'tokens are those of the answers, and the price is known' }, async () => {
      const { server, body, story } = await start();
      const count = server.requests.length;
      expect(body.usage, story).toMatchObject({ inputTokens: count * usage.input, outputTokens: count * usage.output });
      expect(body.usage?.costUsd, story).toBeGreaterThan(0);
    });
  });
}
