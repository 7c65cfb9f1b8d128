import { afterAll, describe, expect, it } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis } from './support/cli.ts';
import type { Model, ModelReply, ModelRequest, ModelServer } from './support/model.ts';

const create = useLocalWorlds();
const servers: ModelServer[] = [];
const minutes = 60_000;
const success: ModelReply = { say: 'All done.\n[BATON-RESULT: success]' };
const mark = '(the task)';

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

/** A server of the user's: one tool, which answers with the weather. */
const weather = `import { createInterface } from 'node:readline';
const results = {
  initialize: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'weather', version: '1' } },
  'tools/list': { tools: [{ name: 'ask', description: 'Tells the weather.', inputSchema: { type: 'object' } }] },
  'tools/call': { content: [{ type: 'text', text: 'sunny, 21 degrees' }] },
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (id === undefined) continue;
  const answer = results[method] ? { result: results[method] } : { error: { code: -32601, message: 'no such method' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
}
`;

interface Scene {
  readonly model: Model;
  readonly agent?: Readonly<Record<string, unknown>>;
  readonly stage?: Readonly<Record<string, unknown>>;
}

interface Played {
  readonly tasks: Awaited<ReturnType<LocalWorld['tasks']>>;
  /** Everything that people can read about it. */
  readonly thread: string;
  readonly story: string;
}

async function play({ model, agent, stage }: Scene): Promise<Played> {
  const cli = findClaude();
  const server = await cli.serve();
  servers.push(server);
  // Some requests are not about the task: whether there is a connection, which title the session gets.
  server.play((request) => (isAboutTask(request) ? model(request) : { say: 'ok' }));
  const stages = { work: { agent: 'worker', prompt: `Do it. ${mark}`, retry: { attempts: 1 }, ...stage } };
  const files = { 'mcp/weather.mjs': weather };
  const world = await create(
    describeWorld({ cli, url: server.url, pipelines: { trouble: stages }, files, ...(agent === undefined ? {} : { agent }) }),
  );
  const issue = await world.run('trouble');
  const thread = (await world.thread(issue)).map(({ body }) => body).join('\n');
  return { tasks: await world.tasks(issue), thread, story: tellStory(world, server) };
}

function findClaude(): Cli {
  const found = clis.find(({ engine }) => engine === 'claude-code');
  if (found === undefined) throw new Error('claude-code is among the CLIs');
  return found;
}

function isAboutTask({ messages }: ModelRequest): boolean {
  return messages.some(({ role, text }) => role === 'user' && text.includes(mark));
}

/** Refuses all requests of the first start, which gives up after its fifth. */
function refuseFirst(status: number, message: string): Model {
  let left = 5;
  return () => {
    left -= 1;
    return left >= 0 ? { refuse: status, message } : success;
  };
}

describe('claude-code', () => {
  it.each([
    [429, 'rate-limit'],
    [529, 'overloaded'],
  ])(
    'model answers %i: %s, and starts again without counting it as an attempt',
    async (status, reason) => {
      const { tasks, thread, story } = await play({ model: refuseFirst(status, 'Come back later.') });
      const facts = tasks.map(({ attempt, execution, body }) => [attempt, execution, body.outcome, body.failure?.reason]);
      expect(facts, story).toEqual([
        [1, 1, 'failed', reason],
        [1, 2, 'succeeded', undefined],
      ]);
      expect(thread).toContain(reason);
    },
    5 * minutes,
  );

  it(
    'model answers 401: auth, never tried again',
    async () => {
      const model: Model = () => ({ refuse: 401, message: 'invalid x-api-key' });
      const { tasks, thread, story } = await play({ model, stage: { retry: { attempts: 3 } } });
      expect(
        tasks.map(({ body }) => [body.outcome, body.failure?.reason]),
        story,
      ).toEqual([['failed', 'auth']]);
      expect(thread).toContain('refused the credentials');
    },
    5 * minutes,
  );

  it(
    'a denied tool is told, and the handoff that is missing for it fails the stage',
    async () => {
      const model: Model = ({ results }) =>
        results.length === 0 ? { call: 'Bash', with: { command: 'touch /tmp/x', description: 'touch' } } : success;
      const { tasks, thread, story } = await play({
        model,
        agent: { access: 'read' },
        stage: { handoff: { required: true } },
      });
      expect(
        tasks.map(({ body }) => [body.outcome, body.failure?.reason]),
        story,
      ).toEqual([['failed', 'handoff']]);
      expect(tasks[0]?.body.warnings.join('\n')).toContain('Bash');
      expect(thread).toContain('Bash');
    },
    5 * minutes,
  );

  it(
    'an MCP server that does not start is told',
    async () => {
      const { tasks, thread, story } = await play({
        model: () => success,
        agent: { 'mcp-servers': { broken: { command: 'false' } } },
      });
      expect(tasks[0]?.body, story).toMatchObject({ outcome: 'succeeded', warnings: [expect.stringContaining('broken')] });
      expect(thread).toContain('broken');
    },
    5 * minutes,
  );

  it(
    "a user's own MCP server and ours are both called in one run",
    async () => {
      const seen: string[] = [];
      const model: Model = ({ results }) => {
        seen.push(...results);
        if (results.length === 0) return { call: 'mcp__weather__ask', with: {} };
        if (results.length === 1) return { call: 'mcp__baton__write_handoff', with: { summary: 'It is sunny.' } };
        return success;
      };
      const { tasks, story } = await play({
        model,
        agent: { 'mcp-servers': { weather: { command: 'node', args: ['mcp/weather.mjs'] } } },
      });
      expect(seen.join('\n'), story).toContain('sunny, 21 degrees');
      expect(tasks[0]?.body, story).toMatchObject({ outcome: 'succeeded', handoff: { summary: 'It is sunny.' } });
    },
    5 * minutes,
  );

  it(
    'a model that never answers: timeout',
    async () => {
      const model: Model = () => new Promise(() => undefined);
      const { tasks, thread, story } = await play({ model, stage: { 'timeout-minutes': 11 } });
      expect(
        tasks.map(({ body }) => [body.outcome, body.failure?.reason]),
        story,
      ).toEqual([['failed', 'timeout']]);
      expect(thread).toContain('time was up');
    },
    5 * minutes,
  );

  it(
    'one that is killed: killed',
    async () => {
      const model: Model = () => ({ call: 'Bash', with: { command: 'kill -KILL -1', description: 'end' } });
      const { tasks, thread, story } = await play({ model, agent: { access: 'full' } });
      expect(
        tasks.map(({ body }) => [body.outcome, body.failure?.reason]),
        story,
      ).toEqual([['failed', 'killed']]);
      expect(thread).toContain('killed');
    },
    5 * minutes,
  );
});
