import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { describeChecks, listChecks, openPull } from '../support/local-world-checks.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const telling = {
  script: "const said = await tell('one', prompt); if (said === 'fail') process.exit(1); hand({ summary: 'done' });",
};

function createWorld(): Promise<LocalWorld> {
  const files = { '.github/workflows/baton-agent.yml': agentCaller };
  return create({ agents: { one: telling }, pipelines: { fix: { look: { agent: 'one', prompt: 'Look.' } } }, files });
}

const short = (head: string): string => `/check-runs of ${head.slice(0, 7)}`;

/** The requests of the App about queues and check runs, in order. */
function groupRequests(world: LocalWorld): readonly string[] {
  const own = world.server.requests.filter(({ by, path }) => by === 'app:baton' && /graphql|check-runs/.test(path));
  return own.map(({ method, path }) => {
    const head = /commits\/([0-9a-f]{40})\/check-runs/.exec(path)?.[1];
    return `${method} ${head === undefined ? path.replace(/^.*(\/graphql|\/check-runs).*$/, '$1') : short(head)}`;
  });
}

describe('the checks of a merge queue, with the App', () => {
  requirement(
    {
      ids: ['F-GH4'],
      title: 'stand on its commit as on the pull requests: success only where each is success, and none where one is unknown',
      input: 'three pull requests: a run that succeeds, one that fails, and none; groups of the first, of two, and of all',
      expected: 'success that names the one; failure that names both; no check for the group with an unknown one',
    },
    async () => {
      const world = await createWorld();
      const app = await startApp(world);
      const [good, bad, bare] = [await openPull(world, 'good'), await openPull(world, 'bad'), await openPull(world, 'bare')];
      world.switchboard.when('one', async () => '');
      await world.label(good.number, 'fix');
      await app.settle();
      world.switchboard.when('one', async () => 'fail');
      await world.label(bad.number, 'fix');
      await app.settle();

      const alone = await world.server.requestGroup(repositoryName, [good.number]);
      await app.settle();
      const [passed, ...more] = await listChecks(world, alone);
      expect(more).toEqual([]);
      expect(passed).toMatchObject({ name: 'Baton: fix', conclusion: 'success', output: { title: `As on #${good.number}` } });
      expect(passed?.output.summary).toContain(`- #${good.number} at \`${good.head.slice(0, 7)}\`: success`);

      const both = await world.server.requestGroup(repositoryName, [bad.number, good.number]);
      await app.settle();
      expect(describeChecks(await listChecks(world, both))).toEqual(['Baton: fix: failure']);
      const [failed] = await listChecks(world, both);
      expect(failed?.output.title).toBe(`As on #${bad.number}`);
      for (const words of [`#${bad.number} at`, `#${good.number} at`]) expect(failed?.output.summary).toContain(words);

      const seen = groupRequests(world).length;
      const all = await world.server.requestGroup(repositoryName, [bare.number, good.number]);
      await app.settle();
      expect(await listChecks(world, all)).toEqual([]);
      // The queue, and the first pull request, which has no check.
      expect(groupRequests(world).slice(seen)).toEqual(['POST /graphql', `GET ${short(bare.head)}`]);
      expect(
        world.server.requests.filter(
          ({ by, path, status }) => by === 'app:baton' && /graphql|check-runs/.test(path) && status >= 400,
        ),
      ).toEqual([]);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['F-GH4'],
      title: 'go on until the checks of the pull requests are complete, or the group is given up',
      input: 'a group whose run is at work and that is taken out of the queue; then one of two pull requests',
      expected: 'in progress, later success; the one that is gone stays as it was',
    },
    async () => {
      const world = await createWorld();
      const app = await startApp(world);
      const [good, slow] = [await openPull(world, 'good'), await openPull(world, 'slow')];
      world.switchboard.when('one', async () => '');
      await world.label(good.number, 'fix');
      await app.settle();
      const build = async (numbers: readonly number[]): Promise<string> => {
        const built = await world.server.requestGroup(repositoryName, numbers);
        await expect.poll(() => listChecks(world, built), { timeout: 60_000 }).toHaveLength(1);
        expect(describeChecks(await listChecks(world, built))).toEqual(['Baton: fix: in_progress']);
        return built;
      };
      const built: string[] = [];
      world.switchboard.when('one', async () => {
        await expect.poll(() => listChecks(world, slow.head), { timeout: 60_000 }).toHaveLength(1);
        built.push(await build([slow.number]));
        await world.server.dropGroup(repositoryName);
        built.push(await build([good.number, slow.number]));
        return '';
      });
      await world.label(slow.number, 'fix');
      const described = async () => describeChecks(await listChecks(world, built[1] ?? slow.head));
      await expect.poll(described, { timeout: 120_000, interval: 1_000 }).toEqual(['Baton: fix: success']);
      await app.settle();
      expect(describeChecks(await listChecks(world, built[0] ?? ''))).toEqual(['Baton: fix: in_progress']);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['F-GH4'],
      title: 'come where the check of a pull request comes after the group, at once and with few requests',
      input: 'a group of three; the run of the last begins after it, takes 75 seconds and succeeds',
      expected: 'no check; in progress while the run goes on; success when it ends; no update of what has not changed',
    },
    async () => {
      const world = await createWorld();
      const app = await startApp(world);
      const [one, two, late] = [await openPull(world, 'one'), await openPull(world, 'two'), await openPull(world, 'late')];
      world.switchboard.when('one', async () => '');
      for (const { number } of [one, two]) await world.label(number, 'fix');
      await app.settle();
      const before = groupRequests(world).length;
      const built = await world.server.requestGroup(repositoryName, [one.number, two.number, late.number]);
      await app.settle();
      expect(await listChecks(world, built)).toEqual([]);
      const looks = [one, two, late].map(({ head }) => `GET ${short(head)}`);
      expect(groupRequests(world).slice(before)).toEqual(['POST /graphql', ...looks]);
      const described = async () => describeChecks(await listChecks(world, built));
      let open: readonly string[] = [];
      world.switchboard.when('one', async () => {
        await expect.poll(described, { timeout: 30_000 }).toEqual(['Baton: fix: in_progress']);
        const seen = groupRequests(world).length;
        await sleep(75_000);
        open = groupRequests(world).slice(seen);
        return '';
      });
      await world.label(late.number, 'fix');
      await expect.poll(described, { timeout: 120_000, interval: 500 }).toEqual(['Baton: fix: success']);
      // One look meanwhile, at the pull requests and the group: the queue is not asked again, and nothing is written.
      expect(open).toEqual([...looks, `GET ${short(built)}`]);
      await app.settle();
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['F-GH4'],
      title: 'are none where an installation has not accepted merge_queues: read, and the log says so',
      input: 'an App without the permission; a pull request with success in the queue',
      expected: 'no check on the commit of the queue, no request that is refused; a line in the log',
    },
    async () => {
      const world = await createWorld();
      const app = await startApp(world, { withoutPermission: 'merge_queues' });
      const { number } = await openPull(world, 'one');
      world.switchboard.when('one', async () => '');
      await world.label(number, 'fix');
      await app.settle();
      const built = await world.server.requestGroup(repositoryName, [number]);
      await app.settle();
      expect(await listChecks(world, built)).toEqual([]);
      expect(app.log()).toMatch(/merge queues? get no checks, because the App has no permission merge_queues: read there/);
      expect(
        world.server.requests.filter(
          ({ by, path, status }) => by === 'app:baton' && /graphql|check-runs/.test(path) && status >= 400,
        ),
      ).toEqual([]);
      await app.close();
    },
    240_000,
  );
});
