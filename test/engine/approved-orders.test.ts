import { expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { runTask } from '../../src/engine/agent/run-task.ts';
import type { TaskJob } from '../../src/engine/task-ports.ts';
import type { Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { beginWaiting, boss } from './approval-world.ts';
import { lastStarted } from './chain.ts';

const started = new Error('The agent would start now.');

/** The agent job of an order whose checkout comes out at a commit, up to where its agent would start. */
async function startAt(tip: string, { engine }: Harness, dispatch: Dispatch): Promise<string | undefined> {
  const remove = () => Promise.resolve();
  const workspace = {
    prepare: async () => ({ ok: true, value: tip }),
    trust: () => Promise.reject(started),
    removeAddedFiles: remove,
    release: remove,
  };
  const runner = { release: () => undefined, listSignIns: () => [], trustedPaths: () => [], ruleReading: () => undefined };
  const ports = { ...engine.ports, workspace, runner, files: { remove }, copies: { list: async () => [], remove } };
  try {
    const { failure } = await runTask({ ports, settings: { secrets: {} }, dispatch } as unknown as TaskJob);
    return failure?.reason;
  } catch (error) {
    if (error === started) return 'started';
    throw error;
  }
}

requirement(
  {
    ids: ['T43', 'R3'],
    title: 'an agent job starts an approved stage only from the commit that its order and its approval name',
    input:
      'the order of an approved stage; its branch at another commit; an order with another head; the order of a run that waits',
    expected: 'started; stale-base; order-misfit twice, and no agent in the last three',
  },
  async () => {
    const world = await beginWaiting();
    await world.say(await world.command(), boss);
    const order = lastStarted(world.harness);
    expect(await startAt(order.head, world.harness, order)).toBe('started');
    expect(await startAt('d'.repeat(40), world.harness, order)).toBe('stale-base');
    const other = { ...order, head: 'd'.repeat(40) };
    expect(await startAt(other.head, world.harness, other)).toBe('order-misfit');
    const waiting = await beginWaiting();
    const early = { ...waiting.order, task: 'deploy', head: order.head };
    expect(await startAt(order.head, waiting.harness, early)).toBe('order-misfit');
  },
);
