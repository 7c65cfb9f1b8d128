import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;
let issue = 0;

/** Somebody cancels with force: neither the agent job nor the publish job comes to its end. */
async function loseJobs(): Promise<void> {
  const lost = new Set<string>();
  world.whenJob(({ name, state, runId }) => {
    if (state !== 'started' || !/(?:agent|publish)$/.test(name) || lost.has(name)) return;
    lost.add(name);
    void lose(runId, name);
  });
}

async function lose(runId: number, label: string): Promise<void> {
  const { jobs } = (await world.ask(`/actions/runs/${runId}/jobs`)) as { jobs: readonly { id: number; name: string }[] };
  const name = label.split(' ').at(-1) ?? '';
  world.runner.loseJob(jobs.find((job) => job.name.endsWith(name))?.id ?? 0);
}

beforeAll(async () => {
  world = await create({
    // A function of this process would outlive its machine, and those of these jobs are taken away.
    processes: ['agent', 'publish'],
    behindMilliseconds: 600_000,
    agents: { one: { script: "hand({ summary: 'done' });" } },
    pipelines: { fix: { look: { agent: 'one', retry: { attempts: 2 } } } },
  });
  await loseJobs();
  issue = await world.run('fix');
}, 60_000);

describe('sweep', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3', 'T20'],
      title: 'a run whose jobs were cancelled with force goes on after a sweep, without anything twice',
      input: 'agent and publish job vanish; somebody starts the workflow by hand with no input; then once more',
      expected:
        'the first sweep writes nothing itself; attempt 1 failed, attempt 2 succeeded, the run ended; the second finds nothing',
    },
    async () => {
      expect(await world.tasks(issue)).toEqual([]);
      const before = world.requests().length;
      const swept = await world.dispatch({});
      await world.settle();
      const own = world.jobs(swept);
      expect(own.map(({ name, conclusion }) => [name, conclusion])).toEqual([['plan', 'success']]);
      expect(own[0]?.summary).toMatch(/1 run has not ended.*job baton \/ publish .* was started again/s);
      const writes = world
        .requests()
        .slice(before)
        .filter(({ by, method }) => by.startsWith('plan') && method !== 'GET');
      expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
        expect.stringMatching(/POST .*\/actions\/jobs\/\d+\/rerun/),
      ]);
      const tasks = await world.tasks(issue);
      expect(tasks.map(({ attempt, execution, body }) => [attempt, execution, body.outcome, body.failure?.reason])).toEqual([
        [1, 1, 'failed', 'job-failed'],
        [2, 2, 'succeeded', undefined],
      ]);
      const again = await world.dispatch({});
      await world.settle();
      expect(world.jobs(again)[0]?.summary).toContain('0 runs have not ended; none of them was stuck');
      expect(await world.tasks(issue)).toHaveLength(2);
    },
    60_000,
  );
});
