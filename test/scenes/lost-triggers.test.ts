import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;

async function sweepByHand(): Promise<string> {
  const swept = await world.dispatch({});
  await world.settle();
  return world.jobs(swept)[0]?.summary ?? '';
}

/** Resolves when a job of that state and conclusion is seen. */
function seen(state: 'started' | 'finished', conclusion?: string): Promise<number> {
  return new Promise((resolve) => {
    world.whenJob((change) => {
      if (change.name.endsWith('plan') && change.state === state && change.conclusion === conclusion) resolve(change.runId);
    });
  });
}

beforeAll(async () => {
  world = await create({
    // A function of this process would outlive its machine, and the machine of `plan` is taken away.
    processes: ['plan'],
    behindMilliseconds: 600_000,
    agents: { one: { script: "await tell(prompt.trim(), ''); hand({ summary: 'done' });" } },
    pipelines: {
      first: { look: { agent: 'one', prompt: 'first' } },
      second: { look: { agent: 'one', prompt: 'second' } },
      third: { look: { agent: 'one', prompt: 'third' } },
    },
  });
});

describe('a trigger whose plan job was lost', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3', 'I-18'],
      title: 'a plan job that was cancelled while it waited for its group is started again with its event, once',
      input: 'a label whose plan job never came to a machine, since GitHub took its place in the group away; two sweeps',
      expected: 'the first sweep starts the job again, and the run starts and ends; the second finds nothing',
    },
    async () => {
      const issue = await world.open({});
      const { promise: freed, resolve: free } = Promise.withResolvers<void>();
      world.server.watch(async () => {
        await freed;
        return 'go-on';
      });
      const begun = seen('started');
      await world.label(issue, 'first');
      await begun;
      const lost = seen('finished', 'cancelled');
      await world.label(issue, 'second');
      const waiting = await findWaiting();
      world.runner.cancelRun(waiting);
      expect(await lost).toBe(waiting);
      free();
      await world.settle();
      world.server.watch(undefined);
      expect(world.switchboard.told('second')).toEqual([]);

      expect(await sweepByHand()).toContain(`job baton / plan of workflow run ${waiting} ended without having done its work`);
      expect(world.switchboard.told('second')).toHaveLength(1);
      const tasks = await world.tasks(issue);
      expect(tasks.map(({ run, body }) => [run, body.outcome])).toEqual([
        [`first-${issue}`, 'succeeded'],
        [`second-${issue}`, 'succeeded'],
      ]);
      expect(await sweepByHand()).toContain('none of them was stuck');
      expect(await world.tasks(issue)).toHaveLength(2);
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3'],
      title: 'a plan job that died before it wrote is started again, until its third attempt',
      input: 'the machine of the plan job is taken away, as often as it has one; three sweeps',
      expected: 'three attempts, then none; the plan job is red, so somebody was told',
    },
    async () => {
      const issue = await world.open({});
      let run = 0;
      world.whenJob(({ id, name, runId, state, title }) => {
        if (state !== 'started' || !name.endsWith('plan') || title !== `Baton: third on #${issue}`) return;
        if (run === 0) run = runId;
        if (runId === run) world.runner.loseJob(id);
      });
      await world.label(issue, 'third');
      await world.settle();
      const summaries = [await sweepByHand(), await sweepByHand()];
      for (const summary of summaries) expect(summary).toContain(`job baton / plan of workflow run ${run}`);
      expect(await sweepByHand()).toContain('none of them was stuck');
      expect(world.changes.filter(({ runId, state }) => runId === run && state === 'started')).toHaveLength(3);
      expect(await world.thread(issue)).toEqual([]);
    },
    120_000,
  );

  requirement(
    {
      ids: ['I-18', 'T16', 'DESIGN-5.2'],
      title: 'jobs of a run that has ended, all run again by somebody, leave everything as it is',
      input: '"Re-run all jobs" of the workflow run that planned',
      expected: 'the same comments, no agent, no dispatch',
    },
    async () => {
      const planned = seen('started');
      const issue = await world.run('third');
      const run = await planned;
      const before = JSON.stringify(await world.thread(issue)).length;
      const told = world.switchboard.told('third').length;
      const { length } = world.requests();
      world.runner.rerun(run);
      await world.settle();
      expect(world.jobs(run).map(({ name }) => name)).toEqual(['plan', 'agent', 'publish', 'plan']);
      expect(world.switchboard.told('third')).toHaveLength(told);
      expect(JSON.stringify(await world.thread(issue))).toHaveLength(before);
      const made = world.requests().slice(length);
      // GitHub has a reaction of ours once, however often we ask.
      expect(made.filter(({ method, path }) => method === 'POST' && !path.endsWith('/reactions'))).toEqual([]);
    },
    60_000,
  );
});

/** The newest workflow run that waits. */
async function findWaiting(): Promise<number> {
  for (;;) {
    const { workflow_runs: runs } = (await world.ask('/actions/runs?per_page=10')) as {
      workflow_runs: readonly { id: number }[];
    };
    const newest = runs[0]?.id ?? 0;
    const { jobs } = (await world.ask(`/actions/runs/${newest}/jobs`)) as { jobs: readonly { name: string; status: string }[] };
    if (jobs.some(({ name, status }) => name.endsWith('plan') && status === 'waiting')) return newest;
  }
}
