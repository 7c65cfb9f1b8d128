import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldAppOptions } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('what GitHub has registered of the App', () => {
  /** Returns what the App logs of its rights at its start. */
  const startWith = async (options: WorldAppOptions): Promise<readonly string[]> => {
    const world = await create({ agents: {}, pipelines: {} });
    const app = await startApp(world, options);
    // It is over when the App has stopped.
    await app.close();
    expect(world.server.requests.filter(({ by, path }) => by === 'app:baton' && path === '/app')).toHaveLength(1);
    return app
      .log()
      .split('\n')
      .filter((line) => line.includes('GitHub App'));
  };

  requirement(
    {
      ids: ['F-GH2'],
      title: 'is compared at its start with what it needs, and the log names what is missing',
      input: 'Apps with all of deploy/app.yml; without variables: read and the event workflow_run; without checks',
      expected: 'nothing; a warning with both and how to mend it; one line of information, because no run needs checks',
    },
    async () => {
      expect(await startWith({})).toEqual([]);
      const lacking = await startWith({ withoutPermission: 'actions_variables', withoutEvent: 'workflow_run' });
      expect(lacking).toEqual([
        expect.stringMatching(
          /^Warning: .*lacks what every Baton needs: the event workflow_run; the permission actions_variables: read \(reads BATON_PAUSE and BATON_MODE\)\. Add it in the settings of the App/,
        ),
      ]);
      expect(await startWith({ withoutPermission: 'checks', withoutEvent: 'check_run' })).toEqual([
        expect.stringMatching(
          /^The GitHub App does without: the permission checks: write \(shows runs as checks.*; the event check_run\./,
        ),
      ]);
    },
  );

  requirement(
    {
      ids: ['F-GH2'],
      title: 'keeps no App from its work while GitHub does not tell',
      input: 'a GitHub that fails at the start',
      expected: 'a warning; the App listens',
    },
    async () => {
      const world = await create({ agents: {}, pipelines: {} });
      const before = async () => world.server.failNext({ method: 'GET', path: /^\/app$/, status: 500 });
      const app = await startApp(world, { before });
      await expect.poll(() => app.log()).toMatch(/Warning: GitHub did not say which permissions and events the App has/);
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      await app.close();
    },
  );
});
