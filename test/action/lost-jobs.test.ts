import { beforeAll, describe, expect } from 'vitest';
import type { TaskRecord } from '../../src/core/record/record.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;
const issues = { withheld: 0, setup: 0 };

beforeAll(async () => {
  world = await create({
    // A function of this process would outlive its machine, and the machine of `agent` is taken away.
    processes: ['agent'],
    agents: {
      leaky: { script: "hand({ summary: 'found it', data: { found: await tell('key', '') } });" },
      stuck: { script: "await tell('here', ''); hand({ summary: 'never' });" },
    },
    pipelines: {
      withheld: { look: { agent: 'leaky' } },
      cancelled: { look: { agent: 'stuck' } },
      lost: { look: { agent: 'stuck' } },
      broken: { look: { agent: 'stuck' } },
      setup: { look: { agent: 'stuck', setup: 'echo "no such tool" >&2; exit 3' } },
    },
  });
  world.switchboard.when('key', () => world.signingKey);
  for (const name of ['withheld', 'setup'] as const) issues[name] = await world.open({});
  await Promise.all(Object.entries(issues).map(([name, issue]) => world.label(issue, name)));
  await world.settle();
}, 60_000);

/** Acts while the agent waits; it is answered never. */
function whileItWorks(act: (workflowRun: number) => Promise<void>): void {
  world.switchboard.when('here', async () => {
    await act(world.changes.findLast(({ name, state }) => name.endsWith('agent') && state === 'started')?.runId ?? 0);
    return new Promise(() => undefined);
  });
}

function onceItStarts(act: (workflowRun: number) => void): void {
  let done = false;
  world.whenJob(({ name, state, runId }) => {
    if (done || !name.endsWith('agent') || state !== 'started') return;
    done = true;
    act(runId);
  });
}

async function onlyTask(issue: number): Promise<TaskRecord['body'] | undefined> {
  const tasks = await world.tasks(issue);
  expect(tasks).toHaveLength(1);
  const { records } = await world.records(issue);
  expect(records.at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'failed' } });
  return tasks[0]?.body;
}

describe('agent jobs that leave nothing usable', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'T28'],
      title: 'an output that the runner dropped is a failed task, never "no handoff"',
      input: 'the output holds the signing key, which the agent job was never told',
      expected: 'failed, output-withheld; the key is in no comment',
    },
    async () => {
      const issue = issues.withheld;
      expect(await onlyTask(issue)).toMatchObject({ outcome: 'failed', failure: { reason: 'output-withheld' } });
      expect(world.jobs().filter(({ log }) => log.includes("Skip output 'agent-output'"))).toHaveLength(1);
      expect(JSON.stringify(await world.thread(issue))).not.toContain(world.signingKey);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title: 'an agent that is cancelled at work is recorded by publish',
      input: 'somebody cancels the workflow run while the agent works',
      expected: 'failed, killed',
    },
    async () => {
      whileItWorks(async (run) => world.runner.cancelRun(run));
      const body = await onlyTask(await world.run('cancelled'));
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'killed' } });
      expect(body?.failure?.message).toContain('killed from outside');
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title: 'an agent job that is cancelled before its agent starts is recorded by publish',
      input: 'somebody cancels the workflow run as the agent job begins',
      expected: 'failed, job-cancelled, with a link to the job',
    },
    async () => {
      onceItStarts((run) => world.runner.cancelRun(run));
      const body = await onlyTask(await world.run('cancelled'));
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'job-cancelled' } });
      expect(body?.failure?.message).toMatch(/cancelled.*Its log: http/);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title: 'an agent job whose machine was lost is recorded by publish',
      input: 'the machine is taken away while the agent works',
      expected: 'failed, job-failed',
    },
    async () => {
      whileItWorks(async (run) => {
        const { jobs } = (await world.ask(`/actions/runs/${run}/jobs`)) as { jobs: readonly { id: number; name: string }[] };
        world.runner.loseJob(jobs.find(({ name }) => name.endsWith('agent'))?.id ?? 0);
      });
      const body = await onlyTask(await world.run('lost'));
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'job-failed' } });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title: 'a job that fails before its agent starts is recorded by publish',
      input: 'GitHub refuses the one request of the agent job',
      expected: 'failed, job-failed; the agent was not started',
    },
    async () => {
      const before = world.switchboard.told('here').length;
      onceItStarts(() => world.server.failNext({ method: 'GET', path: /comments/, status: 401 }));
      expect(await onlyTask(await world.run('broken'))).toMatchObject({ outcome: 'failed', failure: { reason: 'job-failed' } });
      expect(world.switchboard.told('here')).toHaveLength(before);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.2', 'DESIGN-5'],
      title: 'a setup that fails is said in words, and its agent does not start',
      input: 'setup ends with exit status 3',
      expected: 'failed, setup; the message names the status; no job failed',
    },
    async () => {
      const body = await onlyTask(issues.setup);
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'setup' } });
      expect(body?.failure?.message).toContain('3');
      expect(
        world
          .jobs()
          .slice(0, 6)
          .map(({ conclusion }) => conclusion),
      ).toEqual(Array(6).fill('success'));
    },
  );
});
