import { describe, expect } from 'vitest';
import { executionTitle } from '../../src/core/pipeline/names.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import type { EnginePorts } from '../../src/engine/engine-ports.ts';
import { sweep } from '../../src/engine/sweep.ts';
import { GitHubError, type JobFacts, type WorkflowRun } from '../../src/ports/github.ts';
import {
  buildOutput,
  buildTrigger,
  createHarness,
  type Harness,
  type HarnessOptions,
  subjectNumber,
} from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

type Runs = NonNullable<EnginePorts['workflowRuns']>;

interface Facts {
  readonly status?: string;
  readonly agent?: string | null;
  readonly publish?: string;
  /** Workflow runs that GitHub lists as failed or cancelled. */
  readonly broken?: readonly number[];
  readonly attempt?: number;
  /** Jobs that are started again are put here; without it GitHub refuses. */
  readonly again?: number[];
}

/** What GitHub would say of the workflow runs: those of a title, and the jobs of the one that planned. */
function withRuns(harness: Harness, facts: Facts): Harness {
  const run = (id: number): WorkflowRun => ({ id, title: '', status: facts.status ?? 'completed', conclusion: null, url: '' });
  const job = (name: string, conclusion: string | null, id: number): JobFacts => {
    const status = conclusion === null ? 'in_progress' : 'completed';
    return { id, name, conclusion, status, url: '', began: true, attempt: facts.attempt ?? 1 };
  };
  const workflowRuns: Runs = {
    cancel: async () => false,
    findRuns: async (title) =>
      harness.started.flatMap((order, index) => (executionTitle(order) === title ? [run(1001 + index)] : [])),
    listJobs: async () => [
      job('plan', 'success', 1),
      job('agent', facts.agent === undefined ? 'cancelled' : facts.agent, 2),
      ...(facts.publish === undefined ? [] : [job('publish', facts.publish, 3)]),
    ],
    findBroken: async () => (facts.broken ?? []).map((id) => ({ id, title: 'Baton on issues' })),
    rerunJob: async (id) => {
      if (facts.again === undefined) throw new GitHubError('too old', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
      facts.again.push(id);
    },
  };
  const { ports } = harness.engine;
  // Comments of the fake threads are made on that day from midnight on.
  const now = () => {
    const at = Date.parse(ports.clock.now());
    return new Date(at < Date.UTC(2026, 2, 18, 9) ? at : at - 530 * 60_000).toISOString();
  };
  return { ...harness, engine: { ...harness.engine, ports: { ...ports, workflowRuns, clock: { ...ports.clock, now } } } };
}

async function begin(options: HarnessOptions = {}): Promise<Harness> {
  const harness = createHarness(options);
  await plan(harness);
  return harness;
}

const threads = async () => [subjectNumber];

for (const unsigned of [false, true]) {
  describe(`sweep, ${unsigned ? 'unsigned' : 'signed'}`, () => {
    requirement(
      {
        ids: ['DESIGN-2', 'DESIGN-5.3', 'T20'],
        title: `a task whose job vanished becomes a failed attempt, and the run goes on (${unsigned ? 'unsigned' : 'signed'})`,
        input: 'the workflow run that planned is over, its agent job was cancelled, and there is no record',
        expected: 'one order for publish that names the workflow run; sweep wrote nothing; then execution 2 starts',
      },
      async () => {
        const harness = withRuns(await begin({ unsigned }), {});
        const before = harness.writes.length;
        expect((await sweep(harness.engine, threads)).tasks).toMatchObject([
          { title: 'fix-42/investigate 1', silence: { kind: 'lost' } },
        ]);
        expect(harness.writes.slice(before)).toEqual(['start fix-42/investigate 1']);
        const order = lastStarted(harness);
        expect(order).toMatchObject({ for: 'publish', lost: 900, attempt: 1, execution: 1, lock: subjectNumber });
        const failure = { reason: 'job-lost' as const, message: 'The runner was lost.' };
        const settled = await advance(harness, order, { kind: 'lost', failure });
        expect(settled.task).toMatchObject({ outcome: 'failed', failure });
        expect(settled.started).toEqual(['investigate']);
        expect(lastStarted(harness)).toMatchObject({ for: 'agent', execution: 2 });
      },
    );
  });
}

describe('sweep', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'DESIGN-5.3'],
      title: 'a start that a crashed publisher did not come to is made up for',
      input: 'the record of investigate is there, and fix was never dispatched',
      expected: 'the order of fix, for its agent',
    },
    async () => {
      const harness = withRuns(createHarness(), {});
      const order = orderOf(await plan(harness));
      harness.crashAfter(1);
      await expect(advance(harness, order)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      const { tasks } = await sweep(harness.engine, threads);
      expect(tasks).toEqual([{ title: 'fix-42/fix 1', silence: { kind: 'never-started' } }]);
      expect(lastStarted(harness)).toMatchObject({ for: 'agent', task: 'fix', execution: 1 });
      expect(lastStarted(harness).lost).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'what is at work is left alone, and so is a run that has ended',
      input: 'the agent job runs; later the run has ended',
      expected: 'nothing is started',
    },
    async () => {
      const harness = withRuns(await begin(), { agent: null });
      expect(await sweep(harness.engine, threads)).toEqual({ tasks: [], repeated: [], open: ['fix-42'] });
      const settling = withRuns(harness, { status: 'in_progress' });
      await sweep(withRuns(harness, {}).engine, threads);
      expect((await sweep(settling.engine, threads)).tasks).toEqual([]);
      await advance(harness, lastStarted(harness), { kind: 'lost', failure: { reason: 'job-failed', message: '' } });
      expect(await sweep(harness.engine, threads)).toEqual({ tasks: [], repeated: [], open: [] });
    },
  );

  requirement(
    {
      ids: ['T17'],
      title: 'a task whose job met a pause is neither recorded nor given up',
      input: 'the agent job says "paused"',
      expected: 'no record, and the task stays due',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      const before = harness.writes.length;
      const output = { ...buildOutput(order), stopped: 'paused' as const };
      const { task, state } = await advance(harness, order, { kind: 'output', output });
      expect(task).toBeUndefined();
      expect(state.stages.get('investigate')?.kind).toBe('due');
      expect(harness.writes).toHaveLength(before);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'a record that was written a moment ago is left to its writer',
      input: 'the run began a minute ago',
      expected: 'nothing is started',
    },
    async () => {
      const harness = withRuns(await begin(), {});
      const first = (await harness.records())[0]?.writtenAt ?? '';
      const now = new Date(Date.parse(first) + 60_000).toISOString();
      const { ports } = harness.engine;
      const engine = { ...harness.engine, ports: { ...ports, clock: { ...ports.clock, now: () => now } } };
      expect(await sweep(engine, threads)).toEqual({ tasks: [], repeated: [], open: ['fix-42'] });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3'],
      title: 'a run in the way of a new one is swept in passing',
      input: 'a second event for a subject whose run waits for a job that vanished',
      expected: 'no second run; the loss of the first is settled, and the refusal says so',
    },
    async () => {
      const harness = withRuns(await begin(), {});
      const planned = await plan(harness, { comments: 2, start: 'another event' });
      expect(planned.runs).toEqual([]);
      expect(planned.refused[0]?.reason).toMatch(
        /has not ended; fix-42\/investigate 1: workflow run 900 is over and left no record/,
      );
      expect(lastStarted(harness)).toMatchObject({ for: 'publish', lost: 900 });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.2', 'DESIGN-5.3'],
      title: 'a publish job that died is started again, so that what its agent left is not lost',
      input: 'the agent succeeded and publish failed, in the workflow run that planned; a sweep of all, and one in passing',
      expected: 'the publish job is started again and no order is dispatched',
    },
    async () => {
      const harness = await begin();
      const again: number[] = [];
      const facts = { agent: 'success', publish: 'failure', again };
      const other = {
        ...harness.engine,
        settings: { ...harness.engine.settings, workflowRun: { id: 950, attempt: 1, url: '' } },
      };
      const swept = await sweep(withRuns({ ...harness, engine: other }, { ...facts, broken: [900] }).engine, threads);
      expect(swept).toEqual({ tasks: [], repeated: [{ id: 900, title: 'Baton on issues', job: 'publish' }], open: ['fix-42'] });
      const planned = await plan(withRuns(harness, facts), { comments: 2, start: 'another event' });
      expect(planned.refused[0]?.reason).toContain('job publish of workflow run 900 ended without having done its work');
      expect(again).toEqual([3, 3]);
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.3'],
      title: 'a publish job that GitHub does not start again, or that died three times, is settled as lost',
      input: 'GitHub refuses; the third attempt of the workflow run',
      expected: 'an order for publish that names the workflow run',
    },
    async () => {
      for (const facts of [{}, { attempt: 3, again: [] }]) {
        const harness = withRuns(await begin({ run: 950 }), { agent: 'success', publish: 'failure', broken: [900], ...facts });
        expect(await sweep(harness.engine, threads)).toMatchObject({ repeated: [], tasks: [{ silence: { kind: 'lost' } }] });
        expect(lastStarted(harness)).toMatchObject({ for: 'publish', lost: 950 });
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3', 'DESIGN-8'],
      title: 'publish sweeps in passing what its own reading shows to be overdue, and asks nothing otherwise',
      input: 'two first stages; b vanished; a is published at once, or three hours later',
      expected: 'at once: no question about workflow runs; later: the loss of b is settled',
    },
    async () => {
      for (const [hours, expected] of [
        [0, ['start fix-42/b 1']],
        [3, ['start fix-42/b 1', 'start fix-42/b 1']],
      ] as const) {
        const harness = createHarness();
        const stages = '\n      a: { agent: one, prompt: "a" }\n      b: { agent: one, prompt: "b" }';
        const order = orderOf(await plan(harness, { stages, extra: 'limits: { timeout-minutes: 600 }' }));
        const { engine } = withRuns(harness, {});
        const now = () => new Date(Date.parse(engine.ports.clock.now()) + hours * 3_600_000).toISOString();
        let asked = 0;
        const workflowRuns = {
          ...(engine.ports.workflowRuns as Runs),
          findRuns: async (title: string, since: string) => {
            asked += 1;
            return (engine.ports.workflowRuns as Runs).findRuns(title, since);
          },
        };
        const late = { ...engine, ports: { ...engine.ports, workflowRuns, clock: { ...engine.ports.clock, now } } };
        await advance({ ...harness, engine: late }, order);
        expect(harness.writes.filter((write) => write.startsWith('start'))).toEqual(expected);
        expect(asked > 0).toBe(hours > 0);
        if (hours > 0) expect(lastStarted(harness)).toMatchObject({ for: 'publish', task: 'b', lost: 1001 });
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3', 'Y-19'],
      title: 'a tick whose run was lost holds up no more than the next one, which settles it',
      input: 'the run of 18 March vanished; ticks of 19 and 20 March',
      expected: 'the second starts nothing, settles the loss and says so; the third starts its run and knows of one missed',
    },
    async () => {
      const harness = withRuns(createHarness(), {});
      const stages = '\n      only: { agent: one, prompt: "x" }';
      const tick = (day: number): Trigger => {
        const { repository, subject, actor } = buildTrigger({ number: 0 });
        const schedule = { cron: '0 9 * * *', firedAt: `2026-03-${day}T09:01:00Z` };
        return { kind: 'schedule', repository, subject, actor, label: '', schedule };
      };
      await plan(harness, { stages, trigger: tick(18), start: 'a' });
      const { refused } = await plan(harness, { stages, trigger: tick(19), start: 'b' });
      expect(refused[0]?.reason).toMatch(/run fix-20260318-0900 .*has not ended; .*over and left no record; a publish job was/);
      const lost = lastStarted(harness);
      expect(lost).toMatchObject({ for: 'publish', run: 'fix-20260318-0900', lost: 900, lock: 0 });
      const failure = { reason: 'job-lost', message: 'The runner was lost.' } as const;
      expect((await advance(harness, lost, { kind: 'lost', failure })).started).toEqual(['only']);
      expect((await advance(harness, lastStarted(harness))).ended?.outcome).toBe('succeeded');
      const planned = await plan(harness, { stages, trigger: tick(20), start: 'c' });
      expect(planned.runs.map(({ run }) => run)).toEqual(['fix-20260320-0900']);
      expect(planned.runs[0]?.state.run.body.trigger.schedule?.missed).toBe(1);
    },
  );
});
