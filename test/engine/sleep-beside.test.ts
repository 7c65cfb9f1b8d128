import { describe, expect } from 'vitest';
import { createVerifier } from '../../src/adapters/crypto/ed25519.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { readOrderRecords } from '../../src/engine/order/check-order.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { buildCommits, createHarness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { change } from './change-chain.ts';
import { ask, begin, bodiesOf, type CommandWorld, kinds } from './command-world.ts';
import { agents, at, closed, end, pass, stages, statusOf, sweepAt } from './sleep-world.ts';

describe('a task that sleeps beside what people decide', () => {
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

  requirement(
    {
      ids: ['P14-sleep', 'T17'],
      title:
        'sleeps until the same time where a pause held its commits, and starts with their publication once the limit is open',
      input: 'look ends limited until 13:45 with commits in a pause, which ends at 13:40, or at 14:30; the commits are published',
      expected:
        'it sleeps until 13:45, as counted from the end of its turn; it starts by a decision by time, without an order to wait',
    },
    async () => {
      for (const [time, started] of [
        ['13:40:00', []],
        ['14:30:00', [['look', 3, undefined]]],
      ] as const) {
        const { harness, order } = await begin({ stages, agents });
        await change(harness, { kind: 'paused', hour: 0 });
        await end(harness, order, closed('13:45:12', { commits: buildCommits() }));
        pass(harness, time);
        await change(harness, { kind: 'resumed', hour: 5, comments: 9 });
        const publishing = lastStarted(harness);
        expect(publishing).toMatchObject({ for: 'publish', task: 'look', execution: 2 });
        await advance(harness, publishing);
        const tasks = (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
        expect(tasks.map(({ limit }) => limit?.['not-before'])).toEqual(Array(2).fill('2026-03-18T13:45:12Z'));
        expect(tasks[1]?.finishedAt).toBe(tasks[0]?.finishedAt);
        expect(tasks[1]?.results.branch).toBe('baton/issue-42');
        const agentsStarted = harness.started.filter((each) => each.for === 'agent');
        expect(agentsStarted.map((each) => [each.task, each.execution, each['not-before']])).toEqual(started);
        if (started.length === 0) expect(await statusOf(harness)).toContain('`look` sleeps until 13:45 UTC');
      }
    },
  );
});

describe('the order of a task that was woken', () => {
  requirement(
    {
      ids: ['P14-sleep', 'C-35'],
      title:
        'carries nothing that an agent job of a version before usage limits takes for malformed, with the App, where `agent.yml` has a pin of its own',
      input: 'look sleeps, and `/baton retry` wakes it; with the App and with the Action; the records of the order',
      expected: 'no `woken` with the App, and the limit as a task that failed; all records with the Action',
    },
    async () => {
      // The decisions that such a version knows.
      const known = ['answer', 'approve', 'reject', 'cancel', 'retry', 'pause', 'resume', 'supersede', 'expire'];
      for (const via of ['app', 'action'] as const) {
        const { harness, order, say } = await begin({ stages, agents });
        Object.assign(harness.engine.settings, { via });
        await end(harness, order, closed('13:45:12'));
        await say('/baton retry');
        const woken = lastStarted(harness);
        expect(woken).toMatchObject({ via, for: 'agent', task: 'look', execution: 2 });
        const { store, hasher, compressor } = harness.engine.ports;
        const verifier = createVerifier([harness.publicKey]);
        const records = await readOrderRecords({ dispatch: woken, ports: { store, hasher, compressor, verifier } });
        const carried = records.ok ? records.value.map(({ record }) => record) : [];
        expect(carried.map(({ kind }) => kind)).toEqual(['run', 'task', ...(via === 'app' ? [] : ['decision'])]);
        const verbs = carried.flatMap((record) => (record.kind === 'decision' ? [record.body.verb] : []));
        expect(verbs.filter((verb) => !known.includes(verb))).toEqual(via === 'app' ? [] : ['woken']);
        expect(woken.digests).toHaveLength(carried.length);
      }
    },
  );
});

describe('a run that is older than all others', () => {
  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-5.3'],
      title: 'is woken all the same, because it has slept for weeks: a sweep finds it by what was written about it since',
      input:
        'a run that began 60 days ago, of which look met a limit 20 days ago that is open now; the same, and it has ended; nothing since',
      expected: 'a publish job that wakes it, by one more list of its thread; nothing, and no more list; nothing',
    },
    async () => {
      for (const [days, isEnded, found, lists] of [
        [20, false, ['expired'], 2],
        [20, true, [], 1],
        [40, false, [], 1],
      ] as const) {
        const { harness, order, say } = await begin({ stages, agents });
        await end(harness, order, closed('13:45:12'));
        if (isEnded) await say('/baton cancel');
        const { ports } = harness.engine;
        const now = '2026-05-17T09:00:00.000Z';
        const ago = (since: number): string => new Date(Date.parse(now) - since * 86_400_000).toISOString();
        const asked: string[] = [];
        const readSince: typeof ports.store.readSince = async (thread, since, begun) => {
          const all = await ports.store.readSince(thread, '2000-01-01T00:00:00Z');
          if (begun !== undefined) return all;
          asked.push(since);
          return { ...all, records: all.records.filter(({ record }) => ago(record.kind === 'run' ? 60 : days) >= since) };
        };
        const clock = { ...ports.clock, now: () => now };
        const engine = { ...harness.engine, ports: { ...ports, clock, store: { ...ports.store, readSince } } };
        const swept = await sweep(engine, async () => [subjectNumber]);
        expect(swept.tasks.map(({ stall }) => stall.kind)).toEqual(found);
        expect(asked).toHaveLength(lists);
      }
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'T17'],
      title: 'hears of changes of its subject, where its pipeline may sleep for days',
      input:
        'a run that began 40 days ago, and 120 comments; its issue is closed; with `limits.sleep` of 20d, of 480h and without',
      expected: 'cancelled twice; not looked for',
    },
    async () => {
      for (const [extra, said] of [
        ['limits: { sleep: 20d }', [expect.stringContaining('was cancelled')]],
        ['limits: { sleep: 480h }', [expect.stringContaining('was cancelled')]],
        ['', []],
      ] as const) {
        const { harness } = await begin({ stages, agents, extra });
        Object.assign(harness.engine.ports.clock, { now: () => '2026-04-27T09:00:00Z' });
        const author = { id: 9, login: 'hubot' };
        for (let count = 0; count < 120; count += 1) harness.threads.post({ subject: subjectNumber, body: 'Any news?', author });
        const comments = harness.threads.count(subjectNumber);
        const changed = await change(harness, { kind: 'closed', extra, hour: 960, comments });
        expect(changed.map((each) => each.said)).toEqual(said);
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
