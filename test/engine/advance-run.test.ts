import { describe, expect, it } from 'vitest';
import { buildCommits, buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

async function playChain(harness: Harness): Promise<void> {
  await advance(harness, orderOf(await plan(harness)));
  const fix = lastStarted(harness);
  await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) });
  await advance(harness, lastStarted(harness));
}

async function kinds(harness: Harness): Promise<readonly string[]> {
  return (await harness.records()).map(({ record }) => `${record.seq} ${record.kind} ${record.task}`.trim());
}

describe('a chain', () => {
  requirement(
    {
      ids: ['H-38', 'X-2'],
      title: 'investigate, fix, open-pr',
      input: 'three stages, all succeed',
      expected: 'one record each, one branch, one pull request with the summary of investigate, one end',
    },
    async () => {
      const harness = createHarness();
      await playChain(harness);
      expect(await kinds(harness)).toEqual(['1 run', '2 task investigate', '3 task fix', '4 task open-pr', '5 end']);
      expect([...harness.branches.keys()]).toEqual(['baton/issue-42']);
      expect(harness.pulls).toHaveLength(1);
      expect(harness.pulls[0]?.title).toBe('Fix #42');
      expect(harness.pulls[0]?.body).toContain('summary of investigate');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'the end rides in the comment of the last task',
      input: 'the last link',
      expected: 'task and end stand in one comment',
    },
    async () => {
      const harness = createHarness();
      await playChain(harness);
      const [task, end] = (await harness.records()).slice(-2);
      expect(end?.record.kind).toBe('end');
      expect(end?.comment).toBe(task?.comment);
      expect(end?.record.prev).toBe(task?.digest);
    },
  );

  requirement(
    {
      ids: ['DESIGN-8'],
      title: 'a middle link is two comments read and written, one start, one update',
      input: 'publish of investigate',
      expected: 'list, create, list, start, update',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      const before = { requests: harness.threads.requests.length, writes: harness.writes.length };
      await advance(harness, order);
      expect(harness.threads.requests.slice(before.requests).map((request) => request.split(' ')[0])).toEqual([
        'list',
        'create',
        'list',
      ]);
      expect(harness.writes.slice(before.writes).map((write) => write.split(' ')[0])).toEqual(['comment', 'start', 'update']);
    },
  );

  it('tells the fix stage to start from the published commit of the stage before', async () => {
    const harness = createHarness();
    await advance(harness, orderOf(await plan(harness)));
    const fix = lastStarted(harness);
    await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) });
    expect(lastStarted(harness).head).toBe(harness.branches.get('baton/issue-42'));
  });
});

describe('the same delivery again', () => {
  requirement(
    {
      ids: ['T16', 'DESIGN-5.2'],
      title: 'a duplicated dispatch has one effect',
      input: 'publish of the same order twice',
      expected: 'one record, one start',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      await advance(harness, order);
      await advance(harness, order);
      expect(await kinds(harness)).toEqual(['1 run', '2 task investigate']);
      expect(harness.started.map(({ task }) => task)).toEqual(['fix']);
    },
  );

  it('plans nothing twice when the plan job runs again', async () => {
    const harness = createHarness();
    const first = orderOf(await plan(harness));
    const again = orderOf(await plan(harness, { comments: 2 }));
    expect(again.run).toBe(first.run);
    expect(again.status).toBe(first.status);
    expect(await kinds(harness)).toEqual(['1 run']);
  });

  it('leaves an order alone that fits nothing that is due', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness));
    const advanced = await advance(
      harness,
      { ...order, execution: 2 },
      { kind: 'output', output: buildOutput({ ...order, execution: 2 }) },
    );
    expect(advanced).toMatchObject({ task: undefined, started: [] });
    expect(await kinds(harness)).toEqual(['1 run']);
  });
});

describe('a crash between any two writes', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'T16'],
      title: 'goes on without doing anything twice',
      input: 'the process dies after every single write of the chain, and the job runs again',
      expected: 'the same records, one branch, one pull request, each stage started once',
    },
    async () => {
      const calm = createHarness();
      await playChain(calm);
      for (let write = 1; write <= calm.writes.length; write += 1) {
        const harness = createHarness();
        await playWithCrash(harness, write);
        expect(await kinds(harness), `crash after write ${write}: ${calm.writes[write - 1]}`).toEqual(await kinds(calm));
        expect(harness.pulls).toHaveLength(1);
        expect([...harness.branches.keys()]).toHaveLength(1);
        expect(harness.started.map(({ task }) => task)).toEqual(['fix', 'open-pr']);
      }
    },
  );
});

/** Every job is run again until it comes through, as a re-run of the job would. */
async function playWithCrash(harness: Harness, write: number): Promise<void> {
  harness.crashAfter(write);
  const again = async <T>(job: () => Promise<T>): Promise<T> => {
    try {
      return await job();
    } catch {
      harness.crashAfter(undefined);
      return job();
    }
  };
  const planned = await again(() => plan(harness, { comments: harness.threads.requests.length }));
  await again(() => advance(harness, orderOf(planned)));
  const fix = lastStarted(harness);
  await again(() => advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) }));
  const pull = lastStarted(harness);
  await again(() => advance(harness, pull));
}

describe('two stages that end together', () => {
  const stages = `
      left: { agent: one, prompt: "l" }
      right: { agent: one, prompt: "r" }
      join: { needs: [left, right], agent: one, prompt: "j" }`;

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.1'],
      title: 'their joint successor starts once',
      input: 'left and right published one after the other',
      expected: 'join started by the second, once',
    },
    async () => {
      const harness = createHarness();
      const left = orderOf(await plan(harness, { stages }));
      const right = lastStarted(harness);
      expect([left.task, right.task]).toEqual(['left', 'right']);
      await advance(harness, left);
      expect(harness.started.map(({ task }) => task)).toEqual(['right']);
      await advance(harness, right);
      expect(harness.started.map(({ task }) => task)).toEqual(['right', 'join']);
    },
  );
});

describe('an agent that failed', () => {
  requirement(
    {
      ids: ['DESIGN-5.3', 'H-15'],
      title: 'a lost job is a failed task and ends the run',
      input: 'empty outputs, the job was cancelled',
      expected: 'task failed with the cause, run failed',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      const advanced = await advance(harness, order, {
        kind: 'lost',
        failure: { reason: 'job-cancelled', message: 'It was cancelled.' },
      });
      expect(advanced.task).toMatchObject({ outcome: 'failed', failure: { reason: 'job-cancelled' } });
      expect(advanced.ended).toMatchObject({ outcome: 'failed', reason: 'investigate: job-cancelled' });
    },
  );

  requirement(
    {
      ids: ['C-18', 'C-21'],
      title: 'a failed attempt is followed by the next',
      input: 'retry.attempts 2, the first fails',
      expected: 'attempt 2, execution 2 of the same stage is started',
    },
    async () => {
      const harness = createHarness();
      const stages = '\n      only: { agent: one, prompt: "x", retry: { attempts: 2 } }';
      const order = orderOf(await plan(harness, { stages }));
      await advance(harness, order, {
        kind: 'output',
        output: buildOutput(order, { outcome: 'failed', failure: { reason: 'exit-status', message: '1' } }),
      });
      expect(lastStarted(harness)).toMatchObject({ task: 'only', attempt: 2, execution: 2 });
      const advanced = await advance(harness, lastStarted(harness));
      expect(advanced.ended?.outcome).toBe('succeeded');
    },
  );

  it('starts the task again without counting an attempt when its branch has moved', async () => {
    const harness = createHarness();
    await advance(harness, orderOf(await plan(harness)));
    const fix = lastStarted(harness);
    harness.branches.set('baton/issue-42', 'd'.repeat(40));
    await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) });
    expect(lastStarted(harness)).toMatchObject({ task: 'fix', attempt: 1, execution: 2 });
  });

  requirement(
    {
      ids: ['T28'],
      title: 'no secret of the agent reaches a comment',
      input: 'a summary that holds the value of a key',
      expected: 'the comment does not hold it',
    },
    async () => {
      const secret = 'hunter2-hunter2-hunter2';
      const harness = createHarness({ secrets: [secret] });
      const order = orderOf(await plan(harness));
      await advance(harness, order, {
        kind: 'output',
        output: buildOutput(order, { handoff: { version: 1, summary: `the key is ${secret}` } }),
      });
      const thread = await harness.threads.listSince(42, '2000-01-01T00:00:00Z');
      expect(thread.map(({ body }) => body).join('\n')).not.toContain(secret);
      expect(JSON.stringify((await harness.records()).at(-1)?.record)).not.toContain(secret);
    },
  );
});
