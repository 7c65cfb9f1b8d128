import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis } from './support/cli.ts';
import { sounding, startHeaderServer } from './support/header-server.ts';
import { proof } from './support/proof.ts';
import { searchForKeys } from './support/search-for-keys.ts';

const create = useLocalWorlds();
const closers: (() => unknown)[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');

afterAll(async () => {
  for (const close of closers) await close();
});

/** Plays an agent that calls a tool of an MCP server over HTTP and looks for the secret in its headers. */
async function play(cli: Cli, agent: Readonly<Record<string, unknown>>) {
  const secret = `sk-real-${randomUUID()}`;
  const [server, far] = await Promise.all([
    cli.serve(),
    startHeaderServer({ authorization: `Bearer ${secret}`, 'x-team': 'core' }),
  ]);
  closers.push(server.close, far.close);
  const said: string[] = [];
  server.play(({ messages, results, tools }) => {
    if (!messages.some(({ text }) => text.includes('(headers)'))) return { say: 'ok' };
    said.splice(0, said.length, ...results);
    const { tool, with: input } = cli.run('sh look.sh');
    if (results.length === 0) return { call: tool, with: input };
    // Claude Code shows the tools of a user's server only once they are searched for.
    const call = tools.find((name) => name.endsWith(sounding.tool)) ?? `mcp__far__${sounding.tool}`;
    return results.length === 1 ? { call, with: {} } : { say: 'All done.\n[BATON-RESULT: success]' };
  });
  const servers = { far: { url: far.url, headers: { Authorization: 'Bearer ${FAR_KEY}', 'X-Team': 'core' } } };
  const stages = { work: { agent: 'worker', prompt: '(headers) Ask how deep the sea is.', retry: { attempts: 1 } } };
  const world = await create(
    describeWorld({
      cli: { ...cli, secrets: (url) => ({ ...cli.secrets(url), FAR_KEY: secret }) },
      url: server.url,
      pipelines: { sound: stages },
      agent: { access: 'full', 'mcp-servers': servers, ...agent },
      files: { 'look.sh': `${searchForKeys}\necho "FAR_KEY is \${FAR_KEY-unset}"` },
    }),
  );
  const issue = await world.run('sound');
  const [task] = await world.tasks(issue);
  const thread = (await world.thread(issue)).map(({ body }) => body).join('\n');
  const logs = world.jobs().map(({ log }) => log);
  const [looked = '', sounded = ''] = said;
  return { secret, far, looked, sounded, body: task?.body, told: [thread, ...logs].join('\n'), story: tellStory(world, server) };
}

describe('an MCP server over HTTP with headers', () => {
  for (const cli of clis.filter(({ engine }) => chosen === undefined || chosen.includes(engine)))
    proof(
      {
        engine: cli.engine,
        of: [11],
        ids: ['T67', 'T28', 'DESIGN-4.9'],
        title: `is called by ${cli.engine} through the gateway, and the values of its headers are nowhere`,
      },
      async () => {
        const held = await play(cli, {});
        expect(held.sounded, held.story).toContain(sounding.says);
        expect(held.body, held.story).toMatchObject({ outcome: 'succeeded', gateway: { refused: 0 } });
        expect(held.looked, held.story).toContain('looked everywhere');
        expect(held.looked).toContain('FAR_KEY is unset');
        expect(held.looked).not.toContain(held.secret);
        // It was asked by the gateway alone, which lets no token pass.
        expect(held.far.asked.filter(({ headers }) => headers.authorization !== `Bearer ${held.secret}`)).toEqual([]);
        expect(held.told).not.toContain(held.secret);
        const open = await play(cli, { gateway: 'off' });
        expect(open.sounded, open.story).toContain(sounding.says);
        // So what was looked for can be found.
        expect(open.looked, open.story).toContain(open.secret);
        expect(open.told).not.toContain(open.secret);
      },
    );
});
