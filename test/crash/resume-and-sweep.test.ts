import { beforeAll, describe, expect } from 'vitest';
import { countLeft, type Left, listIssues } from '../support/kill/count-left.ts';
import { createKiller } from '../support/kill/create-killer.ts';
import { describeKillWorld } from '../support/kill/describe-kill-world.ts';
import type { Gap } from '../support/kill/gap.ts';
import { sweepUntilQuiet } from '../support/kill/sweep-until-quiet.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;
let undisturbed: Left;

beforeAll(async () => {
  world = await create(describeKillWorld(3));
  await createKiller(world, new Map()).start(['p0']);
  undisturbed = await countLeft(world, 'p0');
}, 300_000);

/** Kills the publish job of a pipeline's first stage once it has made this request. */
async function killPublish(name: string, made: RegExp): Promise<void> {
  const killer = createKiller(world, new Map<string, readonly Gap[]>([[name, [{ target: 'change', made }]]]));
  await killer.start([name]);
  expect([...killer.killed]).toEqual([`${name} change`]);
  world.server.watch(undefined);
}

/** Lets a sweep die as soon as GitHub has taken its request to run a job again, which then waits before it starts anything. */
async function sweepAndDie(): Promise<{ readonly letGoOn: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();
  const dead = new Set<number>();
  world.server.watch(async ({ jobId, moment, method, path }) => {
    if (dead.has(jobId)) return 'drop';
    if (moment === 'performed' && /\/jobs\/\d+\/rerun$/.test(path) && dead.size === 0) {
      dead.add(jobId);
      world.runner.loseJob(jobId);
      return 'drop';
    }
    const job = world.changes.findLast(({ id }) => id === jobId);
    if (moment === 'received' && method === 'POST' && path.endsWith('/dispatches') && job?.name.endsWith('publish') === true) {
      waits.resolve();
      await promise;
    }
    return 'go-on';
  });
  await world.dispatch({});
  await waits.promise;
  return { letGoOn: resolve };
}

describe('src/engine/gate/worker.ts: a run goes on as if nothing had happened', () => {
  requirement(
    {
      ids: ['F-CH5', 'T17', 'DESIGN-5.3'],
      title: 'after a resume with a publish job that waits to run again',
      input: 'publish is killed once its branch exists; baton:pause is put on and taken off; then sweeps',
      expected: 'one agent, one commit, and what an undisturbed run leaves',
    },
    async () => {
      await killPublish('p1', /^POST .*\/git\/refs$/);
      const issue = (await listIssues(world)).find(({ title }) => title === 'p1')?.number ?? 0;
      await world.label(issue, 'baton:pause');
      await world.settle();
      await world.ask(`/issues/${issue}/labels/baton:pause`, { method: 'DELETE' });
      await world.settle();
      await sweepUntilQuiet(world);
      expect(await countLeft(world, 'p1')).toEqual({ ...undisturbed, ...(await commentsOf('p1')) });
    },
    300_000,
  );

  requirement(
    {
      ids: ['F-CH7', 'DESIGN-5.3'],
      title: 'after a sweep that died, whose publish job is at work beside the next sweep',
      input:
        'publish is killed after its record; a sweep is killed after GitHub took its rerun; publish comes to its dispatch as the next sweep is done',
      expected: 'each execution is dispatched once, and the sweep that died is not made again',
    },
    async () => {
      await killPublish('p2', /^POST .*\/comments$/);
      const { letGoOn } = await sweepAndDie();
      const next = await world.dispatch({});
      await expect.poll(() => world.jobs(next).length, { timeout: 60_000 }).toBeGreaterThan(0);
      letGoOn();
      await world.settle();
      world.server.watch(undefined);
      await sweepUntilQuiet(world);
      expect(await countLeft(world, 'p2')).toEqual(undisturbed);
    },
    300_000,
  );
});

/** A pause adds its own comments. */
async function commentsOf(name: string): Promise<Pick<Left, 'comments'>> {
  return { comments: (await countLeft(world, name)).comments };
}
