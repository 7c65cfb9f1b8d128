import { describe, expect } from 'vitest';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildTrigger, createHarness, type Harness, type HarnessOptions, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { withRuns } from './with-runs.ts';

const threads = async () => [subjectNumber];

async function planned(options: HarnessOptions = {}): Promise<Harness> {
  const harness = createHarness(options);
  await plan(harness);
  return harness;
}

/** The same, in the workflow run of a sweep, which is not the one that planned (900). */
function byAnother(harness: Harness): Harness {
  const { engine } = harness;
  return { ...harness, engine: { ...engine, settings: { ...engine.settings, workflowRun: { id: 950, attempt: 1, url: '' } } } };
}

describe('sweep of what died', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.2', 'DESIGN-5.3'],
      title: 'a publish job that died is started again, so that what its agent left is not lost',
      input: 'the agent succeeded and publish failed, in the workflow run that planned; a sweep of all, and one in passing',
      expected: 'the publish job is started again and no order is dispatched',
    },
    async () => {
      const harness = await planned();
      const again: number[] = [];
      const facts = { agent: 'success', publish: 'failure', again };
      const swept = await sweep(withRuns(byAnother(harness), { ...facts, broken: [900] }).engine, threads);
      expect(swept).toEqual({ tasks: [], repeated: [{ id: 900, title: 'Baton on issues', job: 'publish' }], open: ['fix-42'] });
      const refusing = await plan(withRuns(harness, facts), { comments: 2, start: 'another event' });
      expect(refusing.refused[0]?.reason).toContain('job publish of workflow run 900 ended without having done its work');
      expect(again).toEqual([3, 3]);
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3'],
      title: 'a publish job that dies while a sweep is under way is started again too, and once',
      input: 'GitHub lists no broken workflow run yet; when the run is read, its publish job has failed',
      expected: 'the publish job is started again; nothing is recorded as lost',
    },
    async () => {
      const again: number[] = [];
      const harness = byAnother(await planned());
      const { engine } = withRuns(harness, { agent: 'success', publish: 'failure', broken: [], again });
      const { repeated, tasks } = await sweep(engine, threads);
      expect(repeated).toEqual([]);
      expect(tasks).toEqual([{ title: 'fix-42/investigate 1', stall: { kind: 'repeated', workflowRun: 900, job: 'publish' } }]);
      expect(again).toEqual([3]);
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3'],
      title: 'a publish job that cannot be started again for the moment is not taken for lost: it has what an agent was paid for',
      input: 'a failed publish job; GitHub answers 502, or names a limit, when it is to run again; then a sweep that it answers',
      expected: 'the sweep fails, with nothing started; the next one starts the publish job again',
    },
    async () => {
      for (const reason of ['unavailable', 'rate-limited'] as const) {
        const planning = byAnother(await planned());
        const trouble = new GitHubError('try later', { reason, status: 502, code: 'BATON-E804' });
        const facts = { agent: 'success', publish: 'failure', broken: [900] };
        const { engine, started } = withRuns(planning, { ...facts, trouble });
        await expect(sweep(engine, threads)).rejects.toThrow('try later');
        expect(started).toEqual([]);
        const again: number[] = [];
        await sweep(withRuns(planning, { ...facts, again }).engine, threads);
        expect([again, started]).toEqual([[3], []]);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.3', 'DESIGN-8'],
      title: 'a publish job that GitHub has just refused to start again is not asked for once more by the same sweep',
      input: 'GitHub lists the broken workflow run, and refuses to start its publish job again',
      expected: 'one refusal in the log; an order for publish that names the workflow run',
    },
    async () => {
      const harness = withRuns(byAnother(await planned()), { agent: 'success', publish: 'failure', broken: [900] });
      expect(await sweep(harness.engine, threads)).toMatchObject({ repeated: [], tasks: [{ stall: { kind: 'lost' } }] });
      expect(harness.warnings.filter((line) => line.includes('was not started again'))).toHaveLength(1);
      expect(lastStarted(harness)).toMatchObject({ for: 'publish', lost: 900 });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3', 'H-29'],
      title:
        'a publish job that ended well, and whose record lost its place to one that a list had hidden from it, is started again',
      input:
        'agent and publish ended as success, with no record that counts; a record of the run that is displaced, or none; the third attempt',
      expected:
        'the publish job is started again; without a displaced record, or after three attempts, an order for publish that records the loss',
    },
    async () => {
      const facts = { agent: 'success', publish: 'success', broken: [] };
      const sweepOf = async (isDisplaced: boolean, attempt: number) => {
        const harness = byAnother(await planned());
        const [first] = await harness.threads.listSince(subjectNumber, '2026-01-01T00:00:00Z');
        if (isDisplaced) await harness.threads.create(subjectNumber, first?.body ?? '', '');
        const again: number[] = [];
        const { engine } = withRuns(harness, { ...facts, again, attempt });
        const { tasks } = await sweep(engine, threads);
        return { again, kinds: tasks.map(({ stall }) => stall.kind), lost: harness.started.map(({ lost }) => lost) };
      };
      expect(await sweepOf(true, 1)).toEqual({ again: [3], kinds: ['repeated'], lost: [] });
      const loss = { again: [], kinds: ['lost'], lost: [900] };
      expect(await sweepOf(false, 1)).toEqual(loss);
      expect(await sweepOf(true, 3)).toEqual(loss);
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
        const harness = withRuns(await planned({ run: 950 }), { agent: 'success', publish: 'failure', broken: [900], ...facts });
        expect(await sweep(harness.engine, threads)).toMatchObject({ repeated: [], tasks: [{ stall: { kind: 'lost' } }] });
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
          ...engine.ports.workflowRuns,
          listRuns: async (title: string, since: string) => {
            asked += 1;
            return engine.ports.workflowRuns.listRuns(title, since);
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
      ids: ['F-CH7', 'DESIGN-5.3'],
      title: 'src/engine/gate/worker.ts: an execution is left to the publish job that made it due and is at work again',
      input:
        'publish died after its record; a sweep that died too had let GitHub run it again; the next sweep, before and after that job ends',
      expected: 'the sweep starts nothing while the job is at work, and starts the execution once it has ended without doing so',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      harness.crashAfter(1);
      await expect(advance(harness, order)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      const sweepWhile = (publish: string | null) =>
        sweep(withRuns(byAnother(harness), { agent: 'success', publish }).engine, threads);
      expect((await sweepWhile(null)).tasks).toEqual([]);
      expect(harness.started).toEqual([]);
      expect((await sweepWhile('success')).tasks).toMatchObject([{ title: 'fix-42/fix 1', stall: { kind: 'never-started' } }]);
      expect(harness.started).toHaveLength(1);
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
      const third = await plan(harness, { stages, trigger: tick(20), start: 'c' });
      expect(third.runs.map(({ run }) => run)).toEqual(['fix-20260320-0900']);
      expect(third.runs[0]?.state.run.body.trigger.schedule?.missed).toBe(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.2', 'DESIGN-5.3'],
      title: 'a run whose plan died after its first record is started by a sweep, and people see its status once',
      input: 'GitHub does not run the plan job again; sweep, the chain goes on to its end',
      expected: 'the order of the first task; one status comment, drawn by the first publisher',
    },
    async () => {
      const harness = createHarness();
      harness.crashAfter(2);
      await expect(plan(harness)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      const { tasks } = await sweep(withRuns(harness, { agent: 'skipped' }).engine, threads);
      expect(tasks).toMatchObject([{ title: 'fix-42/investigate 1', stall: { kind: 'never-started' } }]);
      await advance(harness, lastStarted(harness));
      await advance(harness, lastStarted(harness));
      const comments = await harness.engine.ports.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      const drawn = comments.filter(({ body }) => body.includes('<!-- baton-status:'));
      expect(drawn).toHaveLength(1);
      expect(drawn[0]?.body).toContain('`fix`');
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.3'],
      title: 'a sweep that is cut off has started again what it had found until then',
      input: 'three workflow runs with a publish job that died; the sweep dies when it asks about the last one',
      expected: 'the jobs of the first two were started again',
    },
    async () => {
      const again: number[] = [];
      const harness = withRuns(createHarness(), { agent: 'success', publish: 'failure', broken: [1, 2, 3], again });
      const runs = harness.engine.ports.workflowRuns;
      const listJobs = async (id: number) => {
        if (id === 1) throw new Error('cut off');
        return runs.listJobs(id);
      };
      const ports = { ...harness.engine.ports, workflowRuns: { ...runs, listJobs } };
      await expect(sweep({ ...harness.engine, ports }, threads)).rejects.toThrow('cut off');
      expect(again).toEqual([3, 3]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.3', 'DESIGN-8'],
      title: 'a sweep looks at the newest fifty workflow runs that failed, and says that there are more',
      input: '60 workflow runs that failed',
      expected: '50 lists of jobs, the newest first',
    },
    async () => {
      const broken = Array.from({ length: 60 }, (_, index) => index + 1);
      const harness = withRuns(createHarness(), { agent: 'success', publish: 'failure', broken, again: [] });
      const asked: number[] = [];
      const runs = harness.engine.ports.workflowRuns;
      const workflowRuns = {
        ...runs,
        listJobs: (id: number) => {
          asked.push(id);
          return runs.listJobs(id);
        },
      };
      const { repeated } = await sweep({ ...harness.engine, ports: { ...harness.engine.ports, workflowRuns } }, async () => []);
      expect(asked).toEqual(broken.toReversed().slice(0, 50));
      expect(repeated).toHaveLength(50);
      expect(harness.warnings[0]).toContain('60 workflow runs failed or were cancelled; this sweep looks at 50: the newest');
    },
  );
});
