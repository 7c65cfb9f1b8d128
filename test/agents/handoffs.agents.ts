import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis, findHandoffPath } from './support/cli.ts';
import type { ModelReply, ModelRequest, ModelServer } from './support/model.ts';
import { plantedFiles, wordOf } from './support/planted-files.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const servers: ModelServer[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const success = 'All done.\n[BATON-RESULT: success]';

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

const division: readonly { readonly tool: string; readonly with: Readonly<Record<string, unknown>>; readonly says: RegExp }[] = [
  { tool: 'create_child_task', with: { prompt: '(divide, child) One.', name: 'one' }, says: /first\/1-one is asked for/ },
  { tool: 'create_child_task', with: { prompt: '(divide, child) Two.', name: 'two' }, says: /first\/2-two is asked for/ },
  { tool: 'list_child_tasks', with: {}, says: /first\/2-two[^a-z]*(outcome[^a-z]*)?requested/ },
  { tool: 'get_task_status', with: { name: '1-one' }, says: /first\/1-one[^a-z]*(outcome[^a-z]*)?requested/ },
  { tool: 'wait_for_tasks', with: { names: ['1-one', '2-two'] }, says: /End your turn now/ },
];

interface Divided extends Pick<Played, 'world' | 'server' | 'issue'> {
  /** The results of the tools in the turn that divides the work. */
  readonly results: readonly string[];
}

/** Plays an agent that divides its work among two children, and is started again when they have ended. */
async function divide(cli: Cli): Promise<Divided> {
  const server = await cli.serve();
  servers.push(server);
  let results: readonly string[] = [];
  server.play((request) => {
    const all = request.messages.map(({ text }) => text).join('\n');
    if (!all.includes('(divide, first)') || results.length === division.length) return { say: success };
    const step = division[request.results.length];
    const tool = request.tools.find((name) => step !== undefined && name.endsWith(step.tool));
    if (request.results.length > results.length) results = request.results;
    if (step === undefined) return { say: 'The work is divided.' };
    return tool === undefined ? { say: 'ok' } : { call: tool, with: step.with };
  });
  const first = { agent: 'worker', prompt: '(divide, first) Divide it.', children: {}, retry: { attempts: 1 } };
  const world = await create(describeWorld({ cli, url: server.url, pipelines: { divide: { first } } }));
  return { world, server, issue: await world.run('divide'), results };
}

async function expectDivided({ world, server, issue, results }: Divided): Promise<void> {
  const story = tellStory(world, server);
  for (const [index, { says }] of division.entries()) expect(results[index], story).toMatch(says);
  const tasks = await world.tasks(issue);
  const ended = tasks.map(({ body, execution }) => `${body.stage} ${execution} ${body.outcome}`);
  expect(ended[0], story).toBe('first 1 succeeded');
  expect(ended.slice(1, 3).sort(), story).toEqual(['first/1-one 1 succeeded', 'first/2-two 1 succeeded']);
  expect(ended[3], story).toBe('first 2 succeeded');
}

/** Plays an agent on a pull request that brings every file that some engine obeys. */
async function plant(cli: Cli): Promise<Pick<Played, 'world' | 'server' | 'issue'>> {
  const server = await cli.serve();
  servers.push(server);
  server.play(() => ({ say: success }));
  const only = { agent: 'worker', prompt: '(planted) Look at it.', branch: 'baton/planted', retry: { attempts: 1 } };
  const agent = { access: 'full' };
  const world = await create(describeWorld({ cli, url: server.url, pipelines: { planted: { only } }, agent }));
  pushCommit({ directory: world.repository.directory, branch: 'topic', files: plantedFiles });
  const body = { title: 'Everything', body: '', head: 'topic', base: 'main' };
  const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
  await world.label(number, 'planted');
  await world.settle();
  return { world, server, issue: number };
}

async function expectNothingActed({ world, server, issue }: Pick<Played, 'world' | 'server' | 'issue'>): Promise<void> {
  const story = tellStory(world, server);
  const [task] = await world.tasks(issue);
  expect(task?.body.outcome, story).toBe('succeeded');
  const told = server.requests.flatMap(({ messages }) => messages.map(({ text }) => text)).join('\n');
  expect(Object.keys(plantedFiles).filter((path) => told.includes(wordOf(path)))).toEqual([]);
  // What a hook, a server or a plugin leaves behind would be published.
  expect(world.git('branch', '--list', 'baton/*')).toBe('');
  expect(task?.body.warnings.join('\n'), story).toMatch(/it was given those of that commit: "/);
}

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  const { engine } = cli;

  describe(engine, () => {
    proof({ engine, of: [13], title: 'handoff by file' }, async () => expectHandedOver(await play(cli, 'by-file')));

    proof({ engine, of: [9, 14], title: 'handoff by MCP' }, async () => expectHandedOver(await play(cli, 'by-mcp')));

    proof({ engine, of: [9], title: 'children by MCP' }, async () => expectDivided(await divide(cli)));

    proof({ engine, of: [7], ids: ['F-SE7', 'T52'], title: `${engine} obeys no file of a pull request` }, async () =>
      expectNothingActed(await plant(cli)),
    );

    proof({ engine, of: [15], title: 'required but missing' }, async () => {
      const { world, server, issue, asked } = await play(cli, 'missing');
      const tasks = await world.tasks(issue);
      expect(
        tasks.map(({ body }) => [body.stage, body.outcome, body.failure?.reason]),
        tellStory(world, server),
      ).toEqual([['first', 'failed', 'handoff']]);
      expect(asked.first.some(({ messages }) => messages.some(({ text }) => text.includes('BATON_HANDOFF_PATH')))).toBe(true);
      expect(asked.second).toEqual([]);
    });
  });
}
