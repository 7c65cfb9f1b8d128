import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { createPageVisitor } from '../support/page-visitor.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('the search for runs that the App does not know', () => {
  requirement(
    {
      ids: ['F-SE12', 'T57'],
      title: 'keeps half of the requests of an hour for runs, whoever searches and however slowly',
      input: 'an installation that has used more than half of its hour; two wrong addresses, then the list of runs',
      expected:
        'the first is answered 404, by which the App learns what is left; the second 429 in words, without a request of the installation; the list as ever',
    },
    async () => {
      const world = await create({
        agents: { one: { script: '' } },
        pipelines: { fix: { look: { agent: 'one' } } },
        private: true,
      });
      const app = await startApp(world, { page: true, firstLookMilliseconds: 50 });
      // The App knows the repository from then on.
      await expect
        .poll(() => world.server.requests.filter(({ path }) => path.includes('/contents/') || path === '/graphql').length)
        .toBeGreaterThan(0);
      await app.settle();
      world.server.signInBrowser('mona');
      const visitor = createPageVisitor(app.url);
      const search = async (number: number) => visitor.open(`/runs/octo-org/ledger/fix-${number}`);
      const asked = (): number =>
        world.server.requests.filter(({ by, path }) => by === 'app:baton' && !/^\/app\b|\/installation$/.test(path)).length;
      for (let number = 1; number <= 10; number += 1) expect((await search(number)).status).toBe(404);
      world.server.setLimits({ requests: { most: Math.ceil(asked() * 1.6), perMilliseconds: 3_600_000 } });
      expect((await search(11)).status).toBe(404);
      const before = asked();
      const refused = await search(12);
      expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('is kept for runs')]);
      expect(asked() - before).toBe(0);
      expect((await visitor.open('/runs')).status).toBe(200);
      await app.close();
    },
    60_000,
  );
});
