import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

describe('commands with the App', () => {
  requirement(
    {
      ids: ['U14', 'DESIGN-2', 'DESIGN-4.8'],
      title: 'are answered without a runner: help, cancel of the job at work, and the pipeline again',
      input: 'an agent at work; /baton help, /baton cancel, twice; /baton run fix',
      expected: 'the list; one decision, the job told to stop, the run cancelled; then a second run that succeeds; no other job',
    },
    async () => {
      const world = await create({
        agents: { one: { script: "await tell('one', prompt); hand({ summary: 'done' });" } },
        pipelines: { fix: { look: { agent: 'one', prompt: 'Look.' } } },
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const app = await startApp(world);
      const reached = Promise.withResolvers<undefined>();
      world.switchboard.when('one', () => {
        if (world.switchboard.told('one').length > 1) return undefined;
        reached.resolve(undefined);
        return new Promise(() => undefined);
      });
      const issue = await world.open({});
      const say = (body: string) => world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body } });
      await world.label(issue, 'fix');
      await reached.promise;
      await say('/baton help');
      await say('/baton cancel');
      await say('/baton cancel');
      await app.settle();
      const texts = (await world.thread(issue)).map(({ body }) => body);
      expect(texts.filter((text) => text.includes('`/baton run fix`') || text.includes('/baton retry')).length).toBeGreaterThan(
        0,
      );
      const { records } = await world.records(issue);
      const kinds = records.map(({ record }) => record.kind);
      expect(kinds.filter((kind) => kind === 'decision')).toHaveLength(1);
      expect(records.find(({ record }) => record.kind === 'end')?.record).toMatchObject({ body: { outcome: 'cancelled' } });
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent cancelled']);
      await say('/baton run fix');
      await app.settle();
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent cancelled', 'agent success']);
      await app.close();
    },
    240_000,
  );
});
