import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis, findHandoffPath } from './support/cli.ts';
import type { ModelReply, ModelRequest, ModelServer } from './support/model.ts';

const create = useLocalWorlds();
const servers: ModelServer[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const success = 'All done.\n[BATON-RESULT: success]';
const minutes = 60_000;

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

type Way = 'by-file' | 'by-mcp' | 'missing';

const stages = (way: Way) => ({
  first: { agent: 'worker', prompt: `(${way}, first) Look into it.`, handoff: { required: true }, retry: { attempts: 1 } },
  second: {
    needs: ['first'],
    agent: 'worker',
    prompt: `(${way}, second) Go on from this:\n{{ needs.first.handoff.summary }}\n{{ needs.first.handoff.detail }}`,
    retry: { attempts: 1 },
  },
});

interface Played {
  readonly world: LocalWorld;
  readonly server: ModelServer;
  readonly issue: number;
  /** What the model was asked for in each stage. */
  readonly asked: Readonly<Record<'first' | 'second', readonly ModelRequest[]>>;
  readonly summary: string;
  readonly detail: string;
}

async function play(cli: Cli, way: Way): Promise<Played> {
  const server = await cli.serve();
  servers.push(server);
  const [summary, detail] = [`The cause is ${randomUUID()}.`, `Line one.\nLine two: ${randomUUID()}`];
  const asked: Record<'first' | 'second', ModelRequest[]> = { first: [], second: [] };
  server.play((request) => {
    const stage = findStage(request, way);
    // Some CLIs ask for a title, or whether they are connected.
    if (stage === undefined) return { say: 'ok' };
    asked[stage].push(request);
    if (stage === 'second' || request.results.length > 0 || way === 'missing') return { say: success };
    return handOff(request, { cli, way, handoff: { version: 1, summary, detail } });
  });
  const world = await create(describeWorld({ cli, url: server.url, pipelines: { [way]: stages(way) } }));
  const issue = await world.run(way);
  return { world, server, issue, asked, summary, detail };
}

function findStage({ messages }: ModelRequest, way: Way): 'first' | 'second' | undefined {
  const users = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  return (['first', 'second'] as const).find((stage) => users.some((text) => text.includes(`(${way}, ${stage})`)));
}

interface Handing {
  readonly cli: Cli;
  readonly way: Way;
  readonly handoff: Readonly<Record<string, unknown>>;
}

function handOff(request: ModelRequest, { cli, way, handoff }: Handing): ModelReply {
  if (way === 'by-mcp') {
    const tool = request.tools.find((name) => name.endsWith('write_handoff'));
    if (tool === undefined) throw new Error(`The model was offered no write_handoff, only ${request.tools.join(', ')}.`);
    const { version: _, ...fields } = handoff;
    return { call: tool, with: fields };
  }
  const { tool, with: input } = cli.write({ path: findHandoffPath(request), content: JSON.stringify(handoff) });
  return { call: tool, with: input };
}

async function expectHandedOver({ world, server, issue, asked, summary, detail }: Played): Promise<void> {
  const tasks = await world.tasks(issue);
  const story = tellStory(world, server);
  expect(tasks[0]?.body, story).toMatchObject({ stage: 'first', outcome: 'succeeded', handoff: { summary, detail } });
  expect(tasks[1]?.body, story).toMatchObject({ stage: 'second', outcome: 'succeeded' });
  const prompts = asked.second.flatMap(({ messages }) => messages.filter(({ role }) => role === 'user').map(({ text }) => text));
  const received = prompts.find((text) => text.includes(summary));
  expect(received, `The second model was not told the summary:\n${prompts.join('\n')}`).toContain(detail);
}

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  describe(cli.engine, () => {
    it('handoff by file', async () => expectHandedOver(await play(cli, 'by-file')), 5 * minutes);

    it('handoff by MCP', async () => expectHandedOver(await play(cli, 'by-mcp')), 5 * minutes);

    it(
      'required but missing',
      async () => {
        const { world, server, issue, asked } = await play(cli, 'missing');
        const tasks = await world.tasks(issue);
        expect(
          tasks.map(({ body }) => [body.stage, body.outcome, body.failure?.reason]),
          tellStory(world, server),
        ).toEqual([['first', 'failed', 'handoff']]);
        expect(asked.first.some(({ messages }) => messages.some(({ text }) => text.includes('BATON_HANDOFF_PATH')))).toBe(true);
        expect(asked.second).toEqual([]);
      },
      5 * minutes,
    );
  });
}
