import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { runTask } from '../../src/engine/agent/run-task.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import type { TaskJob } from '../../src/engine/task-ports.ts';
import { buildCommits, buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { change } from './change-chain.ts';
import { inMinutes } from './child-chain.ts';
import { ask, begin, bodiesOf, type CommandWorld, kinds } from './command-world.ts';

const agents = ', claude: { engine: claude-code, env: [ANTHROPIC_API_KEY] }, other: { engine: codex, env: [CODEX_API_KEY] }';
const branch = 'branch: "baton/issue-42"';
const stages = `
      look: { agent: claude, prompt: "x", ${branch} }
      fix: { needs: [look], agent: claude, prompt: "y" }`;

/** The end of an agent that a usage limit refused, which opens at this time. */
function closed(until: string | undefined, more: object = {}) {
  const limit = until === undefined ? undefined : { 'not-before': `2026-03-18T${until}Z`, window: 'five_hour' };
  return { outcome: 'failed' as const, failure: { reason: 'limited', message: 'Closed.' }, limit, ...more };
}

function end(harness: Harness, order: Dispatch, ended: ReturnType<typeof closed>) {
  return advance(harness, order, { kind: 'output', output: buildOutput(order, ended) });
}

/** The harness at this time of the day. */
function at(harness: Harness, time: string): Harness {
  return inMinutes(harness, (Date.parse(`2026-03-18T${time}Z`) - Date.parse('2026-03-18T09:00:00Z')) / 60_000);
}

/** Says that it is this time of the day from now on. */
function pass(harness: Harness, time: string): void {
  Object.assign(harness.engine.ports.clock, { now: () => `2026-03-18T${time}Z` });
}

/** A sweep at this time of the day. */
async function sweepAt(harness: Harness, time: string) {
  return (await sweep(at(harness, time).engine, async () => [subjectNumber])).tasks.map(({ stall }) => stall.kind);
}

async function statusOf(harness: Harness): Promise<string> {
  const shown = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return shown.find(({ body }) => body.includes('<!-- baton-status:'))?.body ?? '';
}

describe('a task whose agent met a usage limit', () => {
  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title:
        'keeps its commits, sleeps without a job, and goes on in the same attempt with the first sweep after the limit opened',
      input: 'look ends limited until 13:45 with commits; a sweep at 12:00; one at 13:50; its publish job, twice; fix',
      expected:
        'no start before; the record has limit and secret; one decision by time; execution 2 of attempt 1 from those commits',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents });
      const ended = await end(harness, order, closed('13:45:12', { commits: buildCommits() }));
      expect(ended.ended).toBeUndefined();
      expect(harness.started).toEqual([]);
      const [, task] = await harness.records();
      expect(task?.record.body).toMatchObject({
        failure: { reason: 'limited' },
        limit: { 'not-before': '2026-03-18T13:45:12Z', window: 'five_hour', secret: 'ANTHROPIC_API_KEY' },
        results: { branch: 'baton/issue-42' },
      });
      expect(await statusOf(harness)).toContain('Nothing is at work. `look` sleeps until 13:45 UTC: the usage limit of Claude.');
      expect(await statusOf(harness)).toContain('| 🌙 sleeps until 13:45 UTC |');
      expect(await sweepAt(harness, '12:00:00')).toEqual([]);
      expect(await sweepAt(harness, '13:50:00')).toEqual(['expired']);
      const waking = lastStarted(harness);
      expect(waking).toMatchObject({ for: 'publish', task: 'look', execution: 1 });
      await advance(at(harness, '13:51:00'), waking);
      await advance(at(harness, '13:52:00'), waking);
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision']);
      expect((await harness.records())[2]?.record).toMatchObject({ task: 'look', body: { verb: 'woken', by: 'time' } });
      const [, again, ...others] = harness.started;
      expect(others).toEqual([]);
      expect(again).toMatchObject({ for: 'agent', task: 'look', attempt: 1, execution: 2 });
      const record = task?.record;
      expect(again?.head).toBe(record?.kind === 'task' && record.body.results.commit);
      expect(again?.['not-before']).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'wakes by `/baton retry`, once, and ends by `/baton cancel`',
      input: 'look sleeps; /baton retry, and its plan job again; it sleeps again; /baton cancel; a sweep after the time',
      expected: 'one decision by a person and one start; the run is cancelled, and nothing wakes',
    },
    async () => {
      const { harness, order, say } = await begin({ stages, agents });
      await end(harness, order, closed('13:45:12'));
      const retried = await say('/baton retry');
      await retried.again();
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision']);
      expect((await harness.records())[2]?.record.body).toMatchObject({ verb: 'woken', by: 'person' });
      expect(harness.started).toHaveLength(1);
      expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 1, execution: 2 });
      await end(harness, lastStarted(harness), closed('13:45:12'));
      await say('/baton cancel');
      expect((await kinds(harness)).slice(-2)).toEqual(['decision', 'end']);
      expect(await sweepAt(harness, '14:00:00')).toEqual([]);
      expect(harness.started).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title: 'does not sleep for up to 15 minutes: its next job is ordered at once, and waits itself',
      input: 'look ends limited until 09:10; a limit without a time; a limit that opened an hour before',
      expected:
        'execution 2 of attempt 1 not before 09:10, with a job that may take 10 minutes longer; after a minute; after a minute',
    },
    async () => {
      for (const [until, notBefore, minutes] of [
        ['09:10:00', '2026-03-18T09:10:00.000Z', 10],
        [undefined, '2026-03-18T09:01:02.000Z', 1],
        ['08:00:00', '2026-03-18T09:01:02.000Z', 1],
      ] as const) {
        const { harness, order } = await begin({ stages, agents });
        await end(harness, order, closed(until));
        const { job, ...next } = lastStarted(harness);
        expect(next).toMatchObject({ for: 'agent', attempt: 1, execution: 2, 'not-before': notBefore });
        expect(job['timeout-minutes']).toBe(order.job['timeout-minutes'] + minutes);
        expect(await kinds(harness)).toEqual(['run', 'task']);
      }
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'is woken by whatever a person decides about its run once its limit is open, without a wait for the next sweep',
      input: 'look sleeps until 13:45; at 13:30 and at 14:00 a person answers, approves, or takes a pause off',
      expected: 'no start at 13:30; one decision by time at 14:00, and one start of look',
    },
    async () => {
      const more = `
      shy: { agent: other, prompt: "y" }
      deploy: { agent: other, approval: { users: [marla] }, prompt: "z" }`;
      const people = {
        answer: async ({ say }) => say('/baton answer shy Blue.'),
        approve: async ({ say, harness }) =>
          say(/\/baton approve deploy \w+/.exec((await bodiesOf(harness)).join('\n'))?.[0] ?? ''),
        resume: async ({ harness }) => {
          await change(harness, { kind: 'paused', hour: 4 });
          await change(harness, { kind: 'resumed', hour: 4.1, comments: 9 });
        },
      } satisfies Record<string, (world: CommandWorld) => Promise<unknown>>;
      for (const [verb, decide] of Object.entries(people)) {
        for (const [time, by] of [
          ['13:30:00', []],
          ['14:00:00', ['time']],
        ] as const) {
          const world = await begin({ stages: `${stages}${more}`, agents });
          const { harness, order } = world;
          await end(harness, order, closed('13:45:12'));
          const shy = harness.started.find(({ task }) => task === 'shy');
          if (shy !== undefined) await ask(harness, shy);
          pass(harness, time);
          await decide(world);
          const decisions = (await harness.records()).flatMap(({ record }) => (record.kind === 'decision' ? [record.body] : []));
          expect(decisions.map((each) => each.verb)).toContain(verb);
          expect(decisions.filter((each) => each.verb === 'woken').map((each) => each.by)).toEqual(by);
          const again = harness.started.filter(({ task, execution }) => task === 'look' && execution === 2);
          expect(again).toHaveLength(by.length);
        }
      }
    },
  );

  for (const sleep of ['0', '2h']) {
    requirement(
      {
        ids: ['P14-sleep'],
        title: `fails where the limit stays closed for longer than it may sleep (${sleep})`,
        input: `limits.sleep ${sleep}; look ends limited until 13:45; /baton retry`,
        expected: 'the run ends with the time and the command; the retry starts the same attempt',
      },
      async () => {
        const { harness, order, say } = await begin({ stages, agents, extra: `limits: { sleep: ${sleep} }` });
        expect((await end(harness, order, closed('13:45:12'))).ended).toMatchObject({ reason: 'look: limited' });
        expect(await statusOf(harness)).toContain(
          'limited until 13:45 UTC; nothing starts by itself, and `/baton retry` starts it again',
        );
        await say('/baton retry');
        expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 1, execution: 2 });
        expect(lastStarted(harness)['not-before']).toBeUndefined();
      },
    );
  }
});

describe('the job of an order with a time', () => {
  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title: 'waits for that time before anything else, never longer than 16 minutes, and not at all once it is over',
      input: 'an order not before 09:10 at 09:00; one not before 11:00; one not before 08:00, and one without a time',
      expected: 'a wait of about 10 minutes; of 16; none; none; the agent begins after it',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents });
      // So that no agent starts.
      await advance(harness, order);
      for (const [time, most] of [
        ['2026-03-18T09:10:00Z', 10],
        ['2026-03-18T11:00:00Z', 16],
        ['2026-03-18T08:00:00Z', 0],
        [undefined, 0],
      ] as const) {
        const waits: number[] = [];
        const clock = { ...harness.engine.ports.clock, sleep: async (time: number) => void waits.push(time) };
        const dispatch = { ...order, 'not-before': time, issued: '2026-03-18T00:00:00Z' };
        const ports = { ...harness.engine.ports, clock };
        const output = await runTask({ ports, settings: {}, dispatch } as unknown as TaskJob);
        expect(output.stopped).toBe('already-recorded');
        expect(waits.map((wait) => Math.ceil(wait / 60_000))).toEqual(most === 0 ? [] : [most]);
      }
    },
  );
});

describe('other tasks of a run with a closed usage limit', () => {
  const side = `
      one: { agent: claude, prompt: "x" }
      plain: { agent: claude, prompt: "x" }
      same: { needs: [plain], agent: claude, prompt: "y" }
      codex: { needs: [plain], agent: other, prompt: "y" }
      boxed: { needs: [plain], agent: claude, environment: box, prompt: "y" }`;

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'sleep at the same gate where they have the same secret and environment, and wake with it; what is at work goes on',
      input: 'one and plain are at work; one ends limited until 13:45; plain ends well; a sweep at 13:50 and its job',
      expected: 'plain is recorded; codex and boxed start, same does not; then one and same start by one decision',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness, { stages: side, agents }));
      const plain = lastStarted(harness);
      await end(harness, order, closed('13:45:12'));
      await advance(harness, plain);
      expect(harness.started.map(({ task }) => task)).toEqual(['plain', 'codex', 'boxed']);
      for (const each of harness.started.slice(1)) await advance(harness, each);
      expect(await sweepAt(harness, '13:50:00')).toEqual(['expired']);
      await advance(at(harness, '13:51:00'), lastStarted(harness));
      const woken = harness.started.slice(4);
      expect(woken.map(({ task }) => task)).toEqual(['one', 'same']);
      expect((await kinds(harness)).filter((kind) => kind === 'decision')).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'start no more where their own start was lost, until the limit is open: neither by a sweep nor behind a pause',
      input:
        'the dispatch of plain, behind first, is lost; one ends limited until 13:45; a sweep at 12:00; a pause and its end; a sweep at 13:50',
      expected: 'nothing; nothing; plain starts, and a job that wakes one',
    },
    async () => {
      const late = `
      one: { agent: claude, prompt: "x" }
      first: { agent: other, prompt: "x" }
      plain: { needs: [first], agent: claude, prompt: "x" }`;
      const { harness, order } = await begin({ stages: late, agents });
      await advance(harness, lastStarted(harness));
      expect(lastStarted(harness)).toMatchObject({ task: 'plain' });
      await end(harness, order, closed('13:45:12'));
      // GitHub has lost it.
      (harness.started as Dispatch[]).splice(0);
      expect(await sweepAt(harness, '12:00:00')).toEqual([]);
      await change(harness, { kind: 'paused', hour: 3 });
      await change(harness, { kind: 'resumed', hour: 3.1, comments: 9 });
      expect(harness.started).toEqual([]);
      expect(await sweepAt(harness, '13:50:00')).toEqual(['never-started', 'expired']);
      expect(harness.started.map(({ task, execution, for: by }) => `${task} ${execution} ${by}`)).toEqual([
        'plain 1 agent',
        'one 1 publish',
      ]);
    },
  );
});
