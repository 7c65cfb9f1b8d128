import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

describe('a subject that changes, with the App', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'a run answers to the closing of its issue and to a pause, without a runner',
      input: 'an issue that is closed while its agent is at work; another one that is paused meanwhile, and goes on',
      expected: 'the first run cancelled and its job told to stop; the second one has both stages, the later one after the pause',
    },
    async () => {
      const world = await create({
        agents: { one: { script: "await tell('one', prompt); hand({ summary: 'done' });" } },
        pipelines: {
          fix: {
            look: { agent: 'one', prompt: '{{ subject.title }} a' },
            mend: { agent: 'one', needs: ['look'], prompt: '{{ subject.title }} b' },
          },
        },
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const app = await startApp(world);
      let act: () => Promise<unknown> = async () => undefined;
      world.switchboard.when('one', async () => {
        const now = act;
        act = async () => undefined;
        await now();
        return undefined;
      });
      const closed = await world.open({ title: 'closed' });
      act = async () => {
        await world.ask(`/issues/${closed}`, { method: 'PATCH', body: { state: 'closed' } });
        return new Promise(() => undefined);
      };
      await world.label(closed, 'fix');
      await app.settle();
      // What the job left before it stopped may still be kept after the end.
      const ends = (await world.records(closed)).records.filter(({ record }) => record.kind === 'end');
      expect(ends.map(({ record }) => record.body)).toMatchObject([{ outcome: 'cancelled' }]);
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent cancelled']);

      const paused = await world.open({ title: 'paused' });
      act = async () => {
        await world.label(paused, 'baton:pause');
        await expect
          .poll(async () => (await world.records(paused)).records.some(({ record }) => record.kind === 'decision'), {
            timeout: 60_000,
          })
          .toBe(true);
      };
      await world.label(paused, 'fix');
      await app.settle();
      const kinds = async () => (await world.records(paused)).records.map(({ record }) => record.kind);
      expect(await kinds()).toEqual(['run', 'decision', 'task']);
      await world.ask(`/issues/${paused}/labels/baton:pause`, { method: 'DELETE' });
      await app.settle();
      expect((await world.records(paused)).records.at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'succeeded' } });
      expect(world.switchboard.told('one').map((prompt) => prompt.trim().split('\n').at(-1)?.slice(-1))).toHaveLength(3);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['F-CH1', 'F-CH5'],
      title: 'the end of a pause starts no agent again whose output lies in an artifact while its webhook is on its way',
      input: 'a run is paused while its agent works; the agent ends and the deliveries about it are lost; the pause ends',
      expected: 'the output is recorded: one agent, one task, one end',
    },
    async () => {
      const world = await create({
        agents: { one: { script: "await tell('one', prompt); hand({ summary: 'done' });" } },
        pipelines: { fix: { look: { agent: 'one', retry: { attempts: 2 } } } },
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const app = await startApp(world);
      const issue = await world.open({});
      const kinds = async () => (await world.records(issue)).records.map(({ record }) => record.kind);
      world.switchboard.when('one', async () => {
        if (world.switchboard.told('one').length > 1) return;
        await world.label(issue, 'baton:pause');
        await expect.poll(kinds, { timeout: 60_000 }).toEqual(['run', 'decision']);
        world.server.loseDeliveries(1_000);
      });
      await world.label(issue, 'fix');
      await app.settle();
      expect(await kinds()).toEqual(['run', 'decision']);
      world.server.loseDeliveries(0);
      await world.ask(`/issues/${issue}/labels/baton:pause`, { method: 'DELETE' });
      await app.settle();
      expect(world.switchboard.told('one')).toHaveLength(1);
      expect((await world.tasks(issue)).map(({ body }) => body.outcome)).toEqual(['succeeded']);
      expect((await kinds()).at(-1)).toBe('end');
      await app.close();
    },
    120_000,
  );
});
