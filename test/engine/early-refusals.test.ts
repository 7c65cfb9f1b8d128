import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { startEarlyChildren } from '../../src/engine/publish/start-early-children.ts';
import { type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { createApp, poll } from './app-children.ts';
import { change } from './change-chain.ts';
import { callsFor, inMinutes, kindsOf, publish, startedOrder, titlesOf } from './child-chain.ts';

const two = callsFor(['api', 'docs']);
const children = ['split/1-api', 'split/2-docs'];

/** Does what the App does with the requests of an agent at work. */
function ask(harness: Harness, dispatch: Dispatch, calls = two): ReturnType<typeof startEarlyChildren> {
  const { workflowRun } = harness.engine.settings;
  return startEarlyChildren(harness.engine, { dispatch, calls, workflowRun });
}

/** Returns what was started, or the code of what went wrong. */
async function said(result: ReturnType<typeof startEarlyChildren>): Promise<unknown> {
  const started = await result;
  return started.ok ? started.value : started.error.code;
}

/** An App in whose clock nothing is overdue. */
const createSteadyApp = (): Harness => inMinutes(createApp(), -536);

describe('requests of an agent at work', () => {
  it('start nothing for an execution, an attempt or a task that is not at work', async () => {
    const app = createSteadyApp();
    const order = await poll(app);
    for (const changed of [{ execution: 2 }, { attempt: 2 }, { task: 'finish' }, { task: 'none' }])
      expect(await said(ask(app, { ...order, ...changed })), JSON.stringify(changed)).toEqual([]);
    expect(await kindsOf(app)).toEqual(['run']);
  });

  it('start nothing once the run has ended, although the agent is at work', async () => {
    const app = createSteadyApp();
    const order = await poll(app);
    await change(app, { kind: 'closed' });
    expect(await said(ask(app, order))).toEqual([]);
    expect(await kindsOf(app)).not.toContain('child split');
  });

  it('fail in words where the run cannot be read, and where their record never shows', async () => {
    const gone = createSteadyApp();
    const order = await poll(gone);
    gone.threads.remove(order.first.id);
    expect(await said(ask(gone, order))).toMatch(/^BATON-E9\d\d$/);
    const lags = createSteadyApp();
    const other = await poll(lags);
    lags.threads.lagBehind(1);
    expect(await said(ask(lags, other))).toBe('BATON-E902');
  });

  it('are refused where the order is not signed and chooses something that the records do not say', async () => {
    const app = createSteadyApp();
    const order = await poll(app);
    expect(await said(ask(app, { ...order, sig: undefined, head: 'e'.repeat(40) }))).toBe('BATON-E909');
    expect(await kindsOf(app)).toEqual(['run']);
  });

  requirement(
    {
      ids: ['P10-5', 'DESIGN-8'],
      title: 'ask for no workflow run before their children start, and write nothing again when these have ended',
      input: 'two requests; then their children end; the same requests once more',
      expected: 'no list of workflow runs; nothing is written',
    },
    async () => {
      const app = createSteadyApp();
      const order = await poll(app);
      const { workflowRuns } = app.engine.ports;
      const listRuns = () => Promise.reject(new Error('Workflow runs were listed.'));
      Object.assign(app.engine.ports, { workflowRuns: { ...workflowRuns, listRuns } });
      expect(await said(ask(app, order))).toEqual(children);
      for (const child of children) await publish(app, startedOrder(app, child));
      const writes = app.writes.length;
      expect(await said(ask(app, order))).toEqual([]);
      expect(app.writes.slice(writes)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'DESIGN-4.8'],
      title: 'start no child in a pause, although it was recorded before',
      input: 'the job dies behind the record; a pause of all runs; the same requests again; after the pause once more',
      expected: 'nothing; then both, each once',
    },
    async () => {
      const app = createSteadyApp();
      const order = await poll(app);
      app.crashAfter(1);
      await expect(ask(app, order)).rejects.toThrow('after comment');
      app.crashAfter(undefined);
      Object.assign(app.engine.settings, { paused: true });
      expect(await said(ask(app, order))).toEqual([]);
      expect(titlesOf(app)).toHaveLength(1);
      Object.assign(app.engine.settings, { paused: false });
      expect(await said(ask(app, order))).toEqual(children);
      await ask(app, order);
      expect(titlesOf(app).slice(1)).toEqual(children.map((name) => `fix-42/${name} 1`));
    },
  );

  it('start nothing once their turn is over, whatever was forgotten: that is left to the sweep', async () => {
    const app = createSteadyApp();
    const order = await poll(app);
    app.crashAfter(1);
    await expect(ask(app, order)).rejects.toThrow('after comment');
    app.crashAfter(undefined);
    await publish(app, order);
    const before = titlesOf(app);
    expect(await said(ask(app, order))).toEqual([]);
    expect(titlesOf(app)).toEqual(before);
  });

  it('name their run only in a thread that is not that of its subject', async () => {
    for (const [top, isNamed] of [
      ['', false],
      ['comments: none', true],
    ] as const) {
      const app = createSteadyApp();
      const order = await poll(app, { top });
      await ask(app, order);
      expect(order.thread === subjectNumber).toBe(!isNamed);
      const comments = await app.threads.listSince(order.thread, '2000-01-01T00:00:00Z');
      const own = comments.find(({ body }) => body.includes('asked for child tasks and goes on'))?.body;
      expect(own?.includes('of run `fix-42`')).toBe(isNamed);
    }
  });
});
