import { describe, expect } from 'vitest';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { GitHubError, type GitHubErrorReason } from '../../src/ports/github.ts';
import { buildOutput, buildTrigger, Crash, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { change, kinds, statusOf } from './change-chain.ts';
import { begin, fail, stages as two } from './command-world.ts';
import { bodies } from './comments-chain.ts';
import { ledger } from './ledger-play.ts';
import { withRuns } from './with-runs.ts';

const stages = '\n      only: { agent: one, retry: { attempts: 1 }, prompt: "x" }';
const extra = 'history: { limit: 2 }';
const failed = { outcome: 'failed', failure: { reason: 'exit-status', message: 'boom' } } as const;

/** The job of a run of one stage that ends as failed: it records the end, and does what follows from that. */
async function beginFailing() {
  const harness = createHarness();
  const order = orderOf(await plan(harness, { stages, extra }));
  const end = (by: Harness = harness) => advance(by, order, { kind: 'output', output: buildOutput(order, failed) });
  return { harness, order, end };
}

/** Returns whether the job came to its end before its process was gone after so many writes. */
async function survives(harness: Harness, writes: number, act: () => Promise<unknown>): Promise<boolean> {
  harness.crashAfter(writes);
  const survived = await act().then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Crash)) throw error;
      return false;
    },
  );
  harness.crashAfter(undefined);
  return survived;
}

/** Sweeps while GitHub runs no job again, and carries out what the sweep starts. Returns what was found. */
async function sweepOnce(harness: Harness): Promise<readonly string[]> {
  const before = harness.started.length;
  const dead = withRuns(harness, {});
  const { tasks } = await sweep(dead.engine, async () => [subjectNumber]);
  for (const order of harness.started.slice(before)) {
    expect(order).toMatchObject({ for: 'publish', lock: subjectNumber });
    await advance(dead, order);
  }
  return tasks.map(({ stall }) => stall.kind);
}

async function takeStatus(harness: Harness): Promise<void> {
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  for (const { id, body } of comments) if (body.includes('<!-- baton-status:')) harness.threads.remove(id);
}

const calls = async (harness: Harness): Promise<number> =>
  (await bodies(harness, subjectNumber)).filter((body) => body.includes('<!-- baton-escalation:')).length;

describe('the end of a run (src/core/gate/stop.ts)', () => {
  requirement(
    {
      ids: ['F-CH3'],
      title: 'is completed by a sweep, wherever the job that wrote it died when its attempts were used up',
      input: 'publish dies after each of its writes since the record with the end, and GitHub does not run it again; two sweeps',
      expected: 'one call for a person, one entry in the ledger, the status that says so; the second sweep finds nothing',
    },
    async () => {
      const found: (readonly string[])[] = [];
      for (let writes = 1; ; writes += 1) {
        const { harness, end } = await beginFailing();
        const isDone = await survives(harness, writes, end);
        found.push(await sweepOnce(harness));
        expect(await sweepOnce(harness), `after ${writes}`).toEqual([]);
        expect(await kinds(harness)).toEqual(['run', 'task', 'end']);
        expect(await statusOf(harness), `after ${writes}`).toContain('❌ failed');
        expect(await calls(harness)).toBe(1);
        expect(await ledger(harness)).toHaveLength(1);
        expect([...harness.labels]).toEqual(['baton:failed', 'baton:needs-human']);
        if (isDone) break;
      }
      expect(found.at(-1)).toEqual([]);
      expect(found.filter((kinds) => kinds.join() === 'half-ended').length).toBeGreaterThan(5);
    },
  );

  requirement(
    {
      ids: ['F-CH3', 'T-22'],
      title: 'is not completed twice where an earlier end of the run had as many executions',
      input: 'a run fails; /baton retry; /baton cancel before the agent has ended; a sweep',
      expected: 'an entry in the ledger for each end; the sweep finds nothing',
    },
    async () => {
      const world = await begin({ stages, extra });
      await fail(world.harness, world.order);
      await world.say('/baton retry');
      await world.say('/baton cancel');
      expect((await ledger(world.harness)).map(({ record }) => record.kind)).toEqual(['history', 'history']);
      expect(await sweepOnce(world.harness)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-CH3', 'T-22'],
      title: 'is drawn once more where no status shows the run, and neither told nor kept again',
      input:
        'a run that was cancelled before its first agent had ended, and one that failed with its agent, without a status; two sweeps',
      expected: 'one order for each, which draws the status alone',
    },
    async () => {
      const undrawn = createHarness();
      await plan(undrawn, { stages, extra });
      await change(undrawn, { kind: 'closed', extra });
      const { harness: failed, end } = await beginFailing();
      await end();
      for (const [harness, words] of [
        [undrawn, 'was cancelled'],
        [failed, 'failed'],
      ] as const) {
        await takeStatus(harness);
        const before = harness.writes.length;
        expect(await sweepOnce(harness)).toEqual(['half-ended']);
        expect(await statusOf(harness)).toContain(words);
        expect(harness.writes.slice(before).filter((write) => !/^(?:start|unlabel) /.test(write))).toEqual([
          expect.stringMatching(/^comment /),
        ]);
        expect(await sweepOnce(harness)).toEqual([]);
      }
    },
  );

  requirement(
    {
      ids: ['F-CH3', 'Y-5'],
      title: 'is completed after jobs that were to do so and did not, and not after one that did',
      input: 'publish dies after the record with the end; six sweeps, of which each workflow run ends the same',
      expected: 'an order in each sweep until there were four; one alone where it ended well',
    },
    async () => {
      for (const [conclusion, orders] of [
        ['startup_failure', 4],
        ['success', 1],
      ] as const) {
        const { harness, end } = await beginFailing();
        for (let writes = 1; (await kinds(harness)).at(-1) !== 'end'; writes += 1) await survives(harness, writes, end);
        const before = harness.started.length;
        const { engine } = withRuns(harness, { conclusion });
        for (let sweeps = 0; sweeps < 6; sweeps += 1) await sweep(engine, async () => [subjectNumber]);
        expect(harness.started.length - before, conclusion).toBe(orders);
      }
    },
  );

  requirement(
    {
      ids: ['F-CH3'],
      title: 'is left to the job that writes it while that is at work, and when that dies during a sweep, it runs again itself',
      input:
        'publish has recorded the end alone and is at work; then it is cancelled after the sweep has listed broken workflow runs',
      expected: 'no job beside it; then the job itself again, once, and no other one',
    },
    async () => {
      const { harness, end } = await beginFailing();
      for (let writes = 1; (await kinds(harness)).at(-1) !== 'end'; writes += 1) await survives(harness, writes, end);
      const before = harness.started.length;
      const again: number[] = [];
      const found: unknown[] = [];
      for (const publish of [null, 'cancelled']) {
        const { engine } = withRuns(inJob(harness, 1), { agent: 'success', publish, again });
        found.push((await sweep(engine, async () => [subjectNumber])).tasks.map(({ stall }) => stall.kind));
      }
      expect({ found, again, started: harness.started.length - before }).toEqual({
        found: [[], ['repeated']],
        again: [3],
        started: 0,
      });
    },
  );

  for (const lists of [1, Number.POSITIVE_INFINITY])
    requirement(
      {
        ids: ['DESIGN-5.2', 'U2'],
        title: 'is drawn from a list that shows all that was known before it, where some list does',
        input: `look has succeeded; fix succeeds, and ${lists} list(s) after its record lack that of look`,
        expected: 'look succeeded where a list shows it; the end in any case',
      },
      async () => {
        const harness = createHarness();
        await advance(harness, orderOf(await plan(harness, { stages: two })));
        await advance(withGap(harness, lists), lastStarted(harness));
        expect(await kinds(harness)).toEqual(['run', 'task', 'task', 'end']);
        const status = (await bodies(harness, subjectNumber)).find((body) => body.includes('<!-- baton-status:')) ?? '';
        expect(/\| `look` \| [^|]* \| ([^|]*) \|/.exec(status)?.[1]).toMatch(lists === 1 ? /✅ succeeded/ : /not finished/);
      },
    );

  for (const reason of ['unavailable', 'rate-limited'] as const) {
    requirement(
      {
        ids: ['F-CH4'],
        title: 'is not taken for done where GitHub refuses its last drawing: the job fails, and does it all when it is repeated',
        input: `the last PATCH of the status, or the removal of baton:running, is ${reason}; then the job again`,
        expected: 'the job fails; after it ran again the status says failed and no label says running',
      },
      async () => {
        for (const broken of ['status', 'label'] as const) {
          const { harness, end } = await beginFailing();
          await expect(end(refuse(harness, broken, reason))).rejects.toThrow('try later');
          await end();
          expect(await statusOf(harness)).toContain('❌ failed');
          expect([...harness.labels]).toEqual(['baton:failed', 'baton:needs-human']);
          expect(await calls(harness)).toBe(1);
          expect(await ledger(harness)).toHaveLength(1);
        }
      },
    );
  }
});

/** The same, in an attempt of the job of an event, which is not the workflow run that planned (900). `told`: those that were told to stop. */
function inJob({ engine, ...harness }: Harness, attempt: number, told: number[] = []): Harness {
  const cancel = async (run: number) => told.push(run) > 0;
  const ports = { ...engine.ports, workflowRuns: { ...engine.ports.workflowRuns, cancel } };
  return { ...harness, engine: { ports, settings: { ...engine.settings, workflowRun: { id: 901, attempt, url: '' } } } };
}

/** Somebody puts the label on again. */
function putBack(harness: Harness): Trigger {
  const labeledAt = new Date(Date.UTC(2026, 2, 18, 9) + 6 * 3_600_000).toISOString();
  return { ...buildTrigger({ comments: harness.threads.count(subjectNumber), createdAt: '2026-03-18T00:00:00Z' }), labeledAt };
}

describe('a change that is taken back (src/core/gate/stop.ts)', () => {
  requirement(
    {
      ids: ['F-CH9'],
      title: 'leaves no end half done: the job that runs again completes what it had decided, and decides nothing new',
      input:
        'the label is taken off; the job dies after each of its writes; the label is put back, which starts a new run or not; the job again, twice',
      expected:
        'the first run is cancelled whole: its workflow run told to stop, its entry in the ledger, its status; the second goes on',
    },
    async () => {
      for (const isNewRun of [false, true]) {
        for (let writes = 1, isDone = false; !isDone; writes += 1) {
          const told: number[] = [];
          const harness = createHarness();
          await plan(harness, { stages, extra });
          const off = { kind: 'label-removed', label: 'agent-ready', extra, hour: 5 } as const;
          isDone = await survives(harness, writes, () => change(inJob(harness, 1, told), off));
          if (isNewRun) await plan(harness, { stages, extra, start: 'put back', trigger: putBack(harness) });
          const before = (await kinds(harness)).length;
          for (const attempt of [2, 3]) await change(inJob(harness, attempt, told), { ...off, isUndone: true });
          expect((await kinds(harness)).slice(0, 3), `after ${writes}`).toEqual(['run', 'decision', 'end']);
          expect(await kinds(harness), `after ${writes}`).toHaveLength(before);
          expect(told.length, `after ${writes}`).toBeGreaterThan(0);
          expect((await ledger(harness)).map(({ record }) => record.run)).toEqual(['fix-42']);
          expect(await statusOf(harness), `after ${writes}`).toContain('was cancelled');
          expect(harness.labels.has('baton:running')).toBe(isNewRun);
        }
      }
    },
  );
});

/** The same, where so many lists lack the second comment with a record, once there is a record behind it. */
function withGap(harness: Harness, lists: number): Harness {
  const { ports } = harness.engine;
  let left = lists;
  const readSince: typeof ports.store.readSince = async (...request) => {
    const thread = await ports.store.readSince(...request);
    const hidden = thread.records[1]?.comment;
    const isLast = thread.records.at(-1)?.comment === hidden;
    if (isLast || left-- <= 0) return thread;
    const records = thread.records.filter(({ comment }) => comment !== hidden);
    return { ...thread, records, comments: thread.comments.filter(({ id }) => id !== hidden) };
  };
  return { ...harness, engine: { ...harness.engine, ports: { ...ports, store: { ...ports.store, readSince } } } };
}

/** The same, where GitHub takes no drawing of the status, or no removal of a label. */
function refuse(harness: Harness, what: 'status' | 'label', reason: GitHubErrorReason): Harness {
  const { ports } = harness.engine;
  const fail = () => Promise.reject(new GitHubError('try later', { reason, status: 502, code: 'BATON-E804' }));
  const threads = what === 'status' ? { ...ports.threads, update: fail } : ports.threads;
  const subjects = what === 'label' ? { ...ports.subjects, removeLabel: fail } : ports.subjects;
  return { ...harness, engine: { ...harness.engine, ports: { ...ports, threads, subjects } } };
}
