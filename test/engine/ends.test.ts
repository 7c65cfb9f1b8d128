import { describe, expect } from 'vitest';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { GitHubError, type GitHubErrorReason } from '../../src/ports/github.ts';
import { buildOutput, buildTrigger, Crash, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { change, kinds, statusOf } from './change-chain.ts';
import { bodies } from './comments-chain.ts';
import { ledger } from './ledger-play.ts';
import { listen } from './listeners.ts';
import { withRuns } from './with-runs.ts';

const stages = '\n      only: { agent: one, retry: { attempts: 1 }, prompt: "x" }';
const extra = 'history: { limit: 2 }';
const failed = { outcome: 'failed', failure: { reason: 'exit-status', message: 'boom' } } as const;

/** The job of a run of one stage that ends as failed: it records the end, and does what follows from that. */
async function begin() {
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
        const { harness, end } = await begin();
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
          const { harness, end } = await begin();
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

/** The same, where GitHub takes no drawing of the status, or no removal of a label. */
function refuse(harness: Harness, what: 'status' | 'label', reason: GitHubErrorReason): Harness {
  const { ports } = harness.engine;
  const fail = () => Promise.reject(new GitHubError('try later', { reason, status: 502, code: 'BATON-E804' }));
  const threads = what === 'status' ? { ...ports.threads, update: fail } : ports.threads;
  const subjects = what === 'label' ? { ...ports.subjects, removeLabel: fail } : ports.subjects;
  return { ...harness, engine: { ...harness.engine, ports: { ...ports, threads, subjects } } };
}
