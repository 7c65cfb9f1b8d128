import { describe, expect } from 'vitest';
import { countWhile, demoChain } from '../support/demo-chain.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('events that no pipeline waits for', () => {
  requirement(
    {
      ids: ['DESIGN-8', 'P10-3'],
      title: 'cost no request once the configuration is known',
      input:
        'after a run: an issue is opened, gets a label of another process and one of Baton, and a person writes a comment; then its own label',
      expected: 'no request of the App for the first four; a run for the last',
    },
    async () => {
      const world = await create(demoChain);
      const app = await startApp(world);
      await world.label(await world.open({}), 'fix');
      await app.settle();
      let issue = 0;
      const requests = await countWhile(world, async () => {
        issue = await world.open({});
        await world.label(issue, 'bug');
        await world.label(issue, 'baton:running');
        await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body: 'I see the same here.' } });
        await app.settle();
      });
      expect(requests).toBe(0);
      await world.label(issue, 'fix');
      await app.settle();
      const { records } = await world.records(issue);
      expect(records.map(({ record }) => record.kind)).toContain('end');
      await app.close();
    },
  );
});
