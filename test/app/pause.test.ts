import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { pauseWords } from '../../src/core/view/comment/refusal.ts';
import { repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-app-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = {
  '.github/workflows/baton-agent.yml': readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8'),
};
const config = JSON.stringify({
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
  pipelines: {
    fix: { on: { issues: { labels: ['fix'], 'title-pattern': '^Crash' } }, stages: { look: { agent: 'one', prompt: 'Look.' } } },
  },
});

describe('what keeps the App from starting a run', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'P10-pause', 'P10-traces', 'F-GH3'],
      title: 'is BATON_PAUSE, in the words of the Action, and any filter; /baton why tells the newest from the store',
      input:
        'a label whose title does not fit; why; BATON_PAUSE; a label that fits; /baton run; why; the pause ends; the label again',
      expected:
        'no run and the reasons; no request for artifacts; the variables read once for each event, those of the organization, which a person has not, once for each start of the App and without a warning; then a run',
    },
    async () => {
      const world = await create({ agents: { one: { script: "hand({ summary: 'done' });" } }, pipelines: {}, config, files });
      const app = await startApp(world, { database: join(folder, 'pause.sqlite') });
      const asked = (part: string) =>
        world.server.requests.filter(({ by, path }) => by.startsWith('app:') && path.includes(part)).length;
      const say = async (issue: number, body: string): Promise<string> => {
        await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body } });
        await app.settle();
        return (await world.thread(issue)).at(-1)?.body ?? '';
      };
      const other = await world.open({ title: 'A question' });
      await world.label(other, 'fix');
      await app.settle();
      expect(await say(other, '/baton why')).toMatch(/\*\*Nothing was started\*\*[\s\S]*❌ no, title-pattern: /);
      expect(asked('/artifacts')).toBe(0);
      expect(asked('/actions/variables')).toBe(3);
      expect(asked('/actions/organization-variables')).toBe(1);
      await app.restart('SIGTERM', async () => world.server.setVariable(repositoryName, 'BATON_PAUSE', 'yes'));
      const issue = await world.open({ title: 'Crash' });
      await world.label(issue, 'fix');
      await app.settle();
      expect((await world.records(issue)).records).toEqual([]);
      expect(await say(issue, '/baton why')).toContain(`pipeline \`fix\` fits, but ${pauseWords}`);
      expect(await say(issue, '/baton run fix')).toContain(pauseWords);
      expect(await say(issue, '/baton retry')).toContain(pauseWords);
      expect(asked('/actions/organization-variables')).toBe(2);
      await app.restart('SIGTERM', async () => world.server.setVariable(repositoryName, 'BATON_PAUSE', 'off'));
      await say(issue, '/baton run fix');
      expect((await world.records(issue)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      expect(app.log()).not.toContain('Warning: octo-org/ledger');
      await app.close();
    },
    240_000,
  );
});
