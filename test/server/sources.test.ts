import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';
import { type SecureServer, startSecureServer } from '../support/secure-server.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const minutes = 60_000;
const secret = 'lin_wh_a-secret-of-the-test';
const stages = {
  look: { agent: 'one', prompt: '{{ event.name }} {{ event.action }} {{ subject.title }} {{ inputs.team }}\n{{ subject.body }}' },
};
const map = { title: 'title', body: 'text', team: 'team', id: 'id' };
const config = JSON.stringify({
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
  sources: {
    linear: [
      {
        type: 'linear-issue',
        filter: 'headers["linear-event"] == "Issue" && body.action == "create" && body.data.labels.exists(l, l == "agent")',
        map: { title: 'data.title', text: 'data.description', team: 'data.team.key', id: 'data.identifier' },
      },
      { type: 'linear-raw', filter: 'body.action == "raw"' },
      { type: 'linear-strict', filter: 'body.action == "strict"' },
    ],
  },
  pipelines: {
    triage: {
      on: { webhook: { type: 'linear-issue', map } },
      notify: [
        { on: ['end'], to: 'ops' },
        { on: ['failed', 'end'], to: 'chat', as: 'slack' },
      ],
      stages,
    },
    raw: { on: { webhook: { type: 'linear-raw', map: { title: 'data.deep.title', team: 'data.flag' } } }, stages },
    strict: { on: { webhook: { type: 'linear-strict' } }, allow: { 'outside-text': 'refuse' }, stages },
  },
});

describe('webhooks in and out', () => {
  let world: LocalWorld;
  let app: WorldApp;
  let endpoint: SecureServer;
  beforeAll(async () => {
    endpoint = await startSecureServer();
    const address = `https://localhost:${endpoint.port}`;
    world = await create({
      agents: { one: { script: "await tell('one', prompt); hand({ summary: 'done' });" } },
      pipelines: {},
      config,
      files: { '.github/workflows/baton-agent.yml': agentCaller },
    });
    app = await startApp(world, {
      settings: {
        BATON_SOURCE_LINEAR_SECRET: secret,
        BATON_SOURCE_LINEAR_REPOSITORIES: 'octo-org/*',
        BATON_NOTIFY_OPS_URL: `${address}/ops`,
        BATON_NOTIFY_OPS_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        BATON_NOTIFY_OPS_REPOSITORIES: 'octo-org/ledger',
        BATON_NOTIFY_CHAT_URL: `${address}/chat`,
        BATON_NOTIFY_CHAT_REPOSITORIES: 'octo-org/ledger',
        BATON_ALLOW_PRIVATE_ADDRESSES: '1',
      },
    });
  });
  afterAll(async () => {
    await app.close();
    endpoint.close();
  });

  let count = 0;
  const send = async (body: unknown, { id = `d-${++count}`, repository = 'octo-org/ledger' } = {}): Promise<number> => {
    const bytes = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'linear-signature': createHmac('sha256', secret).update(bytes).digest('hex'),
      'linear-delivery': id,
      'linear-event': 'Issue',
    };
    const url = app.webhookUrl.replace('/api/github/webhooks', `/api/sources/linear/${repository}`);
    const { status } = await fetch(url, { method: 'POST', headers, body: bytes });
    await app.settle();
    return status;
  };
  const issue = (more: object = {}) => ({
    action: 'create',
    type: 'Issue',
    data: {
      identifier: 'ENG-7',
      title: 'The login fails',
      description: 'Since {{ today }}.',
      team: { key: 'ENG' },
      labels: ['agent'],
      ...more,
    },
    webhookTimestamp: 1_700_000_000_000 + count,
  });
  const told = (): readonly string[] => world.switchboard.told('one');
  const runs = async () => {
    const issues = (await world.ask('/issues?state=all&labels=baton:runs')) as { number: number }[];
    const read = await Promise.all(issues.map(({ number }) => world.records(number)));
    return read.flatMap(({ records }) => records.flatMap(({ record }) => (record.kind === 'run' ? [record] : [])));
  };
  const asked = () => world.server.requests.filter(({ by }) => by.startsWith('app:')).length;

  requirement(
    {
      ids: ['P10-10', 'T02'],
      title: 'a delivery as Linear sends it starts a run on its own text, which is tainted; both endpoints are told of the end',
      input: 'a signed delivery that fits filter and map',
      expected: '202; one run with the mapped texts, which names the source; a signed event and a Slack message, one each',
    },
    async () => {
      expect(await send(issue())).toBe(202);
      expect(told()).toHaveLength(1);
      expect(told()[0]).toContain('repository_dispatch linear-issue');
      expect(told()[0]).toContain('The login fails');
      expect(told()[0]).toContain('Since {{ today }}.');
      const [run, ...more] = await runs();
      expect(more).toEqual([]);
      expect(run?.body).toMatchObject({
        pipeline: 'triage',
        outside: ['source linear'],
        trigger: {
          webhook: { type: 'linear-issue', source: 'linear' },
          inputs: { title: 'The login fails', team: 'ENG', id: 'ENG-7' },
        },
      });
      const said = (await world.thread(run?.thread ?? 0)).map(({ body }) => body).join('\n');
      expect(said).toContain('the source `linear` sent the event `linear-issue`');
      expect(endpoint.posts.map(({ path }) => path).toSorted()).toEqual(['/chat', '/ops']);
      const ops = endpoint.posts.find(({ path }) => path === '/ops');
      expect(JSON.parse(ops?.body ?? '')).toMatchObject({
        type: 'dev.baton.run.ended',
        data: { pipeline: 'triage', outcome: 'succeeded' },
      });
      expect(ops?.headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
      const chat = endpoint.posts.find(({ path }) => path === '/chat');
      expect(JSON.parse(chat?.body ?? '').text).toContain('the run has ended, succeeded');
      expect(app.log()).not.toContain(String(endpoint.port));
    },
    3 * minutes,
  );

  requirement(
    {
      ids: ['P10-10', 'S13', 'T15'],
      title: 'a delivery that comes again starts nothing, nor does another one about the same thing',
      input: 'the same bytes under the same id, and under another; another delivery with the same mapped id',
      expected: 'no second run; the log names the replay',
    },
    async () => {
      const bytes = JSON.stringify(issue({ identifier: 'ENG-8' }));
      const before = (await runs()).length;
      expect(await send(bytes, { id: 'same' })).toBe(202);
      expect(await send(bytes, { id: 'same' })).toBe(202);
      expect(await send(bytes, { id: 'another' })).toBe(202);
      expect(await send(issue({ identifier: 'ENG-8', title: 'Changed' }))).toBe(202);
      expect((await runs()).length).toBe(before + 1);
      expect(app.log()).toContain('was refused: it brings once more what source linear octo-org/ledger same has brought.');
    },
    3 * minutes,
  );

  requirement(
    {
      ids: ['P10-10'],
      title: 'what fits no filter, cannot be mapped or is no JSON starts nothing and says why; the next delivery works',
      input:
        'another action; no labels; a title that is a list, or is missing; keys of prototypes; depth; a repository without the App; outside-text: refuse',
      expected: 'no run, no crash; a reason in the log for each',
    },
    async () => {
      const before = (await runs()).length;
      const logged = async (body: unknown, repository?: string): Promise<string> => {
        const length = app.log().length;
        expect(await send(body, repository === undefined ? {} : { repository })).toBe(202);
        return app.log().slice(length);
      };
      expect(await logged({ ...issue(), action: 'update' })).toContain('starts nothing: no filter fits.');
      expect(await logged({ action: 'create', data: {}, n: 1 })).toContain('the filter of "linear-issue" cannot be decided');
      expect(await logged(issue({ title: ['a'] }))).toContain(
        '`title` is taken from `data.title`, where the payload has no text',
      );
      expect(await logged(issue({ description: undefined }))).toContain('`text` is taken from `data.description`');
      expect(await logged(issue({ title: 'x'.repeat(70_000) }))).toContain('has 70000 characters; at most 65536');
      expect(await logged('{"action":"raw","__proto__":{"a":1}}')).toContain('was refused: its body');
      expect(await logged(`{"action":"raw","a":${'['.repeat(100)}${']'.repeat(100)}}`)).toContain('was refused: its body');
      expect(await logged('{"action":"raw"')).toContain('was refused: its body');
      expect(await logged(issue(), 'octo-org/other')).toContain('starts nothing: the App is not installed there');
      expect(await logged({ action: 'strict', n: 2 })).toContain(
        'Pipeline `strict` does not fit: outside-text: Nobody knows who wrote what the source `linear` sends',
      );
      expect((await runs()).length).toBe(before);
      const count = asked();
      expect(await send({ action: 'raw', data: { deep: { title: 'Deep `title` @mona' }, flag: true } })).toBe(202);
      expect((await runs()).length).toBe(before + 1);
      expect(told().at(-1)).toContain('Deep `title` @mona true');
      expect(asked() - count).toBeLessThanOrEqual(40);
    },
    3 * minutes,
  );
});
