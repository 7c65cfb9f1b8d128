import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { readSettings } from '../../src/app/settings/read-settings.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { createPageVisitor } from '../support/page-visitor.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const caller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const setup = {
  agents: {
    one: { script: "await tell('one', prompt); hand({ summary: 'done' });" },
    two: { script: "hand({ summary: 'done' });" },
  },
  pipelines: { fix: { look: { agent: 'one' }, mend: { agent: 'two', needs: ['look'] } } },
  files: { '.github/workflows/baton-agent.yml': caller },
} as const;

const pkcs1 = { type: 'pkcs1', format: 'pem' } as const;
const right = {
  APP_ID: '12345',
  PRIVATE_KEY: generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: pkcs1, privateKeyEncoding: pkcs1 })
    .privateKey,
  WEBHOOK_SECRET: 'secret of the webhook',
  BATON_SIGNING_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
};

const readLines = (app: WorldApp) =>
  app
    .log()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('whoever operates the App', () => {
  requirement(
    {
      ids: ['F-UX9'],
      title: 'reads one line for the end of each run, with its outcome, cost, time, pipeline and agents',
      input: 'a run of two stages with LOG_FORMAT=json; then a restart with a sweep, and /baton status',
      expected: 'one line for the run, in words and in fields; none more afterwards',
    },
    async () => {
      const world = await create(setup);
      const app = await startApp(world, { environment: { LOG_FORMAT: 'json' }, firstLookMilliseconds: 500 });
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await app.settle();
      await app.restart();
      await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body: '/baton status' } });
      await app.settle();
      const ends = readLines(app).filter(({ msg }) => / ended: /.test(String(msg)));
      expect(ends).toHaveLength(1);
      const run = `fix-${issue}`;
      expect(ends[0]).toMatchObject({ level: 'info', repository: 'octo-org/ledger', run });
      expect(ends[0]).toMatchObject({
        ended: { pipeline: 'fix', outcome: 'succeeded', agents: 2, seconds: expect.any(Number) },
      });
      expect(ends[0]?.msg).toMatch(
        /^octo-org\/ledger: run fix-\d+ of pipeline fix ended: succeeded; 2 agents, (?:cost unknown|\$[\d.]+), (?:less than 1|\d+) (?:s|min)\.$/,
      );
      await app.close();
    },
    60_000,
  );

  requirement(
    {
      ids: ['F-UX9'],
      title: 'chooses how much the log says, and hears of events of nobody only with LOG_LEVEL=debug',
      input: 'a label that no pipeline waits for; LOG_LEVEL info, debug and error',
      expected: 'no line about it, one at the level debug, and no line at all',
    },
    async () => {
      const world = await create(setup);
      const said: string[] = [];
      for (const level of ['info', 'debug', 'error']) {
        const app = await startApp(world, { environment: { LOG_FORMAT: 'json', LOG_LEVEL: level } });
        await world.label(await world.open({}), 'of-nobody');
        await app.settle();
        const about = app.log() === '' ? [] : readLines(app).filter(({ msg }) => String(msg).includes('no pipeline waits'));
        said.push(`${level}: ${app.log() !== ''} ${[...new Set(about.map((line) => line.level))].join(' ')}`);
        await app.close();
      }
      expect(said).toEqual(['info: true ', 'debug: true debug', 'error: false ']);
    },
    60_000,
  );

  requirement(
    {
      ids: ['F-UX9'],
      title: 'writes LOG_LEVEL in the words of Probot, in any case of letters',
      input: 'each name, none, WARN, and `verbose`',
      expected: 'taken, info when absent; refused at the start with the value and the names',
    },
    () => {
      const level = (text?: string) =>
        readSettings({ ...right, ...(text === undefined ? {} : { LOG_LEVEL: text }) }).operation.logLevel;
      const names = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
      expect(names.map(level)).toEqual(names);
      expect([level(), level('WARN')]).toEqual(['info', 'warn']);
      expect(() => level('verbose')).toThrow(
        'BATON-E912: LOG_LEVEL is "verbose". Write trace, debug, info, warn, error or fatal.',
      );
    },
  );

  requirement(
    {
      ids: ['F-UX9'],
      title: 'sees on the queue page which agents are at work, since when, and where their job is',
      input:
        'the page while an agent is at work, to somebody who can read the repository and to somebody who cannot; then at its end',
      expected: 'its execution with links to the run and the job; nothing of it to the other; "has nothing to do"',
    },
    async () => {
      const world = await create({ ...setup, private: true });
      world.server.addUser({ login: 'nobody' });
      const app = await startApp(world, { page: true });
      const open = async (login: string): Promise<string> => {
        world.server.signInBrowser(login);
        return (await createPageVisitor(app.url).open('/queue')).text();
      };
      const seen: string[] = [];
      world.switchboard.when('one', async () => {
        // The App has the id of the job when the dispatch is answered.
        await expect.poll(() => open('mona'), { timeout: 20_000 }).toContain('Running now');
        seen.push(await open('mona'), await open('nobody'));
        return undefined;
      });
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await app.settle();
      const [own = '', foreign = ''] = seen;
      expect(own).toContain(`<a href="/runs/octo-org/ledger/fix-${issue}">octo-org/ledger: fix-${issue}/look 1</a>`);
      expect(own).toMatch(/since \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
      expect(own).toMatch(/<a href="http[^"]+\/octo-org\/ledger\/actions\/runs\/\d+">its job<\/a>/);
      expect(own).not.toContain('The server has nothing to do.');
      expect(foreign).not.toContain('ledger');
      expect(await open('mona')).toContain('The server has nothing to do.');
      await app.close();
    },
    60_000,
  );
});
