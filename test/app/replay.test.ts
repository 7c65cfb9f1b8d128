import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const options = {
  agents: { one: { script: "await tell('one', ''); hand({ summary: 'done' });" } },
  pipelines: { fix: { look: { agent: 'one' } } },
  files: { '.github/workflows/baton-agent.yml': agentCaller },
};

describe('deliveries of the App', () => {
  requirement(
    {
      ids: ['DESIGN-5', 'I-18'],
      title: 'that failed while it was down are asked for when it starts, and done once',
      input: 'a label while the App is down; the start; the same delivery once more by hand',
      expected: 'one run, one job; GitHub is asked once for each failed delivery that counts',
    },
    async () => {
      const world = await create(options);
      let issue = 0;
      const before = async () => {
        issue = await world.open({});
        await world.label(issue, 'fix');
        await world.server.idle();
        expect(world.server.deliveries.map(({ event, action, status }) => `${event}.${action} ${status}`)).toEqual(
          expect.arrayContaining(['issues.labeled 0']),
        );
      };
      const app = await startApp(world, { before });
      const isSentAgain = (): boolean =>
        world.server.deliveries.some(({ action, redelivery }) => action === 'labeled' && redelivery);
      await expect.poll(isSentAgain, { timeout: 10_000 }).toBe(true);
      await app.settle();
      const again = world.server.deliveries.filter(({ redelivery }) => redelivery);
      expect(again.map(({ status }) => status)).toEqual(again.map(() => 202));
      expect(new Set(again.map(({ guid }) => guid)).size).toBe(again.length);
      world.server.redeliver(again.at(-1)?.guid ?? '');
      await app.settle();
      expect((await world.records(issue)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      expect(world.switchboard.told('one')).toHaveLength(1);
      await app.close();
    },
  );

  requirement(
    {
      ids: ['F-S13', 'T15'],
      title: 'with known bytes are a second event or a replay, as GitHub says',
      input: 'a label, its bytes under a fresh id; two dispatches without a difference, and one of them under a fresh id',
      expected:
        'one run for the label; a sentence in the log for both fresh ids; three pieces of work queued as GitHub sent them',
    },
    async () => {
      const world = await create(options);
      const app = await startApp(world);
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await app.settle();
      const plans = () => app.log().match(/of type `alert`/g)?.length ?? 0;
      const alert = { event_type: 'alert', client_payload: { severity: 'high' } };
      for (let n = 0; n < 2; n += 1) await world.ask('/dispatches', { method: 'POST', body: alert });
      await expect.poll(plans, { timeout: 10_000 }).toBe(2);
      await app.settle();
      const sent = world.server.deliveries.filter(({ event }) => event === 'repository_dispatch');
      expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
      const labelled = world.server.deliveries.find(({ event, action }) => event === 'issues' && action === 'labeled');
      expect(await app.deliver('issues', labelled?.body ?? '', 'fresh-1')).toBe(202);
      expect(await app.deliver('repository_dispatch', sent[0]?.body ?? '', 'fresh-2')).toBe(202);
      await app.settle();
      const line = /Delivery (\S+) was refused: it brings the bytes of delivery (\S+) once more/g;
      // Each stands under the key of its body, so either may be first.
      const refused = () => [...app.log().matchAll(line)].map(([, id, first]) => [id, first]).toSorted();
      await expect.poll(refused, { timeout: 10_000 }).toEqual([
        ['fresh-1', labelled?.guid],
        ['fresh-2', sent[0]?.guid],
      ]);
      expect((await world.records(issue)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      expect(plans()).toBe(2);
      await app.close();
    },
  );
});
