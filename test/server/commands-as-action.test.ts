import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { verbs } from '../../src/core/trigger/command.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const files = {
  '.github/workflows/baton-agent.yml': readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8'),
};
const stage = (agent: string, more: object = {}) => ({ look: { agent, signal: 'optional', prompt: 'Look.', ...more } });
const config = JSON.stringify({
  version: 1,
  signing: { keys: ['KEY'] },
  agents: Object.fromEntries(
    ['one', 'asker', 'breaker'].map((name) => [name, { engine: 'command', command: ['node', `scripts/${name}.mjs`] }]),
  ),
  pipelines: {
    fix: { on: { issues: { labels: ['fix'] } }, stages: stage('one') },
    ask: { on: { issues: { labels: ['ask'] } }, stages: stage('asker') },
    gate: { on: { issues: { labels: ['gate'] } }, stages: stage('one', { approval: { role: 'write' } }) },
    break: { on: { issues: { labels: ['break'] } }, stages: stage('breaker') },
    deploy: { on: { comment: { command: '/baton deploy', arguments: '<env>' } }, stages: stage('one') },
  },
});
const agents = {
  one: { script: "hand({ summary: 'All is well.' });" },
  asker: {
    script:
      "if (prompt.includes('The blue one')) hand({ summary: 'done' }); else console.log('[BATON-RESULT: needs-input] Which one?');",
  },
  breaker: { script: 'process.exit(1);' },
};

/** A line of each command, in an order in which each has something to do; and lines that are refused. */
const lines = [
  '/baton status',
  '/baton why',
  '/baton help',
  '/baton',
  '/baton statsu',
  '/baton handoff look',
  '/baton handoff nowhere',
  '/baton run nowhere',
  '/baton retry nowhere',
  '/baton retry',
  '/baton approve look 000000',
  '/baton answer look The blue one',
  '/baton reject look Not now',
  '/baton deploy',
  '/baton deploy staging',
  '/baton run fix',
  '/baton cancel',
  '/baton status',
] as const;

/** Returns a reply without what differs between two worlds: ids, times, digests, addresses, hidden parts, and the job that only the Action knows. */
function normalise(body: string): string {
  return body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/https?:\/\/[^\s)>"]+/g, 'ADDRESS')
    .replace(/\d{1,2} \w{3} 20\d\d, \d\d:\d\d UTC|20\d\d-\d\d-\d\d[T ][\d:.]+(?:Z| UTC)?/g, 'TIME')
    .replace(/\b[0-9a-f]{12}(?:[0-9a-f]{28})?\b|(?<=[ `])[0-9a-f]{6,10}`/g, 'DIGEST')
    .replace(/(?:less than )?\b\d+ s\b/g, 'SECONDS')
    .replace(/(?:, job )?\d{7,}/g, (found) => (found.startsWith(',') ? '' : 'ID'))
    .trim();
}

interface Side {
  readonly world: LocalWorld;
  readonly issue: number;
  settle(): Promise<void>;
}

describe('each command over the App', () => {
  const sides: Record<string, Side> = {};
  let app: WorldApp;
  beforeAll(async () => {
    for (const name of ['action', 'app']) {
      const world = await create({ agents, pipelines: {}, config, files });
      if (name === 'app') app = await startApp(world);
      const settle = name === 'app' ? app.settle : world.settle;
      const issue = await world.open({ title: 'Crash' });
      for (const label of ['fix', 'ask', 'gate', 'break']) {
        await world.label(issue, label);
        await settle();
      }
      sides[name] = { world, issue, settle };
    }
  }, 300_000);
  afterAll(() => app.close());

  /** Comments on a line, and returns the comments that followed, as people see them. */
  const say = async (name: string, line: string): Promise<readonly string[]> => {
    const side = sides[name];
    if (side === undefined) throw new Error(`There is no side ${name}.`);
    const before = new Set((await side.world.thread(side.issue)).map(({ id }) => id));
    await side.world.ask(`/issues/${side.issue}/comments`, { method: 'POST', body: { body: line } });
    await side.settle();
    const said = await side.world.thread(side.issue);
    return said.filter(({ id, body }) => !before.has(id) && body !== line).map(({ body }) => normalise(body));
  };

  for (const [n, line] of lines.entries()) {
    requirement(
      {
        ids: ['DESIGN-2', 'U14', 'P10-commands'],
        title: `${n + 1}. ${line} has the same replies as over the Action`,
        input: line,
        expected: 'at least one reply, equal but for ids, times and addresses',
      },
      async () => {
        const action = await say('action', line);
        const over = await say('app', line);
        expect(over).toEqual(action);
        expect(over.length).toBeGreaterThan(0);
      },
      120_000,
    );
  }

  requirement(
    { ids: ['P10-commands'], title: 'the table has every command of the code', input: 'the verbs', expected: 'a line of each' },
    () => {
      for (const verb of Object.keys(verbs))
        expect(
          lines.some((line) => line.startsWith(`/baton ${verb}`)),
          verb,
        ).toBe(true);
    },
  );
});
