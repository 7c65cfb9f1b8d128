import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { createPageVisitor } from '../support/page-visitor.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const other = 'octo-org/secret';
const script = `await tell('one', prompt); hand({ summary: 'done' }); console.log('::agent-result::' + JSON.stringify({ summary: 'x', costUsd: 0.8, usage: { input_tokens: 10, output_tokens: 1 } }));`;
const config = `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  fix: { on: { issues: { labels: [fix] } }, stages: { a: { agent: one }, b: { agent: one, needs: [a] } } }
  look: { on: { issues: { labels: [look] } }, stages: { a: { agent: one } } }
budgets:
  - { per: day, max-cost-usd: 0.5, over: wait }
  - { per: month, timezone: Europe/Berlin, max-runs: 9, scope: pipeline }
`;

/** Returns the cells of the tables below the head "Budgets", without tags. */
function cellsOf(page: string): readonly string[] {
  const [, shown = ''] = page.split('<h2>Budgets</h2>');
  return [...shown.matchAll(/<tr>(<td.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .split('</td>')
      .map((cell) => cell.replace(/<[^>]*>/g, ''))
      .filter((cell) => cell !== '')
      .join(' | '),
  );
}

describe('budgets on the page of the App', () => {
  let world: LocalWorld;
  let app: WorldApp;
  beforeAll(async () => {
    world = await create({
      private: true,
      agents: { one: { script } },
      pipelines: {},
      config,
      files: { '.github/workflows/baton-agent.yml': agentCaller },
    });
    const from = mkdtempSync(join(tmpdir(), 'other-'));
    writeFileSync(join(from, 'README.md'), 'Nothing.\n');
    world.server.addRepository({ name: other, private: true, from });
    world.server.addUser({ login: 'olga' });
    world.server.setRole(other, 'olga', 'read');
    app = await startApp(world, { page: true, repositories: [other], firstLookMilliseconds: 0 });
    await app.settle();
  }, 60_000);
  afterAll(() => app.close());

  const lookAs = async (login: string): Promise<readonly string[]> => {
    world.server.signInBrowser(login);
    return cellsOf(await (await createPageVisitor(app.url).open('/queue')).text());
  };
  const ledgerReads = (): number =>
    world.server.requests.filter(({ by, path }) => by === 'app:baton' && /^\/repos\/octo-org\/ledger\/issues\?/.test(path))
      .length;

  requirement(
    {
      ids: ['P10-6', 'P10-9'],
      title: 'says what was used of each, the limit, until when, and what waits for it',
      input:
        'a budget in money of the repository that one run has used up, and one in runs of each pipeline; a further start; a person of another repository',
      expected:
        'one line for the repository and one for each pipeline; the run and the start that wait, with their time; nothing for the other person',
    },
    async () => {
      const before = ledgerReads();
      expect(await lookAs('olga')).toEqual([]);
      expect(ledgerReads()).toBe(before);
      const first = await world.open({});
      await world.label(first, 'fix');
      await app.settle();
      const second = await world.open({});
      await world.label(second, 'look');
      await app.settle();
      const read = ledgerReads();
      const [day, ...more] = await lookAs('mona');
      expect(day).toMatch(
        /^all pipelines, per day \| 0\.80 USD of 0\.50 USD \| used up: what starts now waits \| \d{4}-\d\d-\d\d 00:00 UTC$/,
      );
      const until = day?.split(' | ').at(-1);
      expect(more).toEqual([
        expect.stringMatching(
          /^fix, per month \(Europe\/Berlin\) \| 1 run of 9 runs \| has room \| \d{4}-\d\d-\d\d 2[23]:00 UTC$/,
        ),
        expect.stringMatching(/^look, per month \(Europe\/Berlin\) \| 0 runs of 9 runs \| has room \| /),
        `run fix-${first} | ${until}`,
        `start of look for #${second} | ${until}`,
      ]);
      expect(ledgerReads()).toBe(read + 1);
      expect(await lookAs('mona')).toHaveLength(5);
      expect(ledgerReads()).toBe(read + 1);
    },
    60_000,
  );

  it('says in words that GitHub does not tell what was used, and shows the rest of the page (P10-6)', async () => {
    await app.restart();
    await app.settle();
    world.server.failNext({ method: 'GET', path: /^\/repos\/octo-org\/ledger\/issues\?/, status: 404, times: 9 });
    world.server.signInBrowser('mona');
    const page = await (await createPageVisitor(app.url).open('/queue')).text();
    expect(page).toContain('What was used of its budgets cannot be read now.');
    expect(page).toContain('The server has nothing to do.');
    expect(app.log()).toContain('The budgets of octo-org/ledger could not be shown: ');
  }, 60_000);
});
