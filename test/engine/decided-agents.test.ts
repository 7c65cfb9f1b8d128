import { describe, expect } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { runTask } from '../../src/engine/agent/run-task.ts';
import type { TaskJob } from '../../src/engine/task-ports.ts';
import type { Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { lastStarted } from './chain.ts';
import { begin, fail } from './command-world.ts';

const started = new Error('The agent would start now.');

/** The agent job of an order, up to where its agent would start. Every comment of the run is in its list, as if all had been edited. */
async function startAgent(
  { engine }: Harness,
  order: Dispatch,
  issued = '2000-01-01T00:01:00.000Z',
): Promise<AgentOutput['stopped'] | 'started'> {
  const remove = () => Promise.resolve();
  // The checkout is what an agent is given first.
  const workspace = { prepare: () => Promise.reject(started), removeAddedFiles: remove, release: remove };
  const ports = { ...engine.ports, workspace, runner: { release: () => undefined, listSignIns: () => [] }, files: { remove } };
  const dispatch = { ...order, issued };
  try {
    return (await runTask({ ports, settings: {}, dispatch } as unknown as TaskJob)).stopped;
  } catch (error) {
    if (error === started) return 'started';
    throw error;
  }
}

describe('an agent job of a run that somebody has decided about', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'U14'],
      title: 'stops by its one listing, without starting its agent, when the run was cancelled; also when it is run again',
      input: 'an order; the same after /baton cancel, twice',
      expected: 'started; run-ended; run-ended',
    },
    async () => {
      const { harness, order, say } = await begin();
      expect(await startAgent(harness, order)).toBe('started');
      await say('/baton cancel');
      const before = harness.threads.requests.length;
      expect(await startAgent(harness, order)).toBe('run-ended');
      expect(harness.threads.requests.slice(before)).toEqual(['list since 2000-01-01T00:00:00.000Z']);
      expect(await startAgent(harness, order)).toBe('run-ended');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T16'],
      title: 'sees what was written in the second of its order, whose times GitHub cuts to whole seconds',
      input: 'an order that was issued 900 ms after the time of the comment that ends the run, by the clock of the runner',
      expected: 'run-ended',
    },
    async () => {
      const { harness, order, say } = await begin();
      await say('/baton cancel');
      const comments = await harness.engine.ports.threads.listSince(order.thread, '1970-01-01T00:00:00Z');
      const newest =
        comments
          .map(({ updatedAt }) => updatedAt)
          .toSorted()
          .at(-1) ?? '';
      expect(await startAgent(harness, order, new Date(Date.parse(newest) + 900).toISOString())).toBe('run-ended');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'DESIGN-4.5'],
      title: 'is not stopped by an end that somebody has lifted, and is by the next one',
      input:
        'look fails and ends the run; /baton retry; the order of attempt 2; /baton cancel; that order once more; signed and unsigned',
      expected: 'started; run-ended',
    },
    async () => {
      for (const unsigned of [false, true]) {
        const { harness, order, say } = await begin({ unsigned });
        await fail(harness, order);
        await say('/baton retry');
        const again = lastStarted(harness);
        expect(await startAgent(harness, again)).toBe('started');
        await say('/baton cancel');
        expect(await startAgent(harness, again)).toBe('run-ended');
      }
    },
  );
});
