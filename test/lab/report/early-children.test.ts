import { expect } from 'vitest';
import { startEarlyChildren } from '../../../src/engine/publish/start-early-children.ts';
import { describeRun } from '../../../src/page/report/describe-run.ts';
import { renderRun } from '../../../src/page/run/render-run.ts';
import { createApp, poll } from '../../engine/app-children.ts';
import { callsFor, publish, startedOrder } from '../../engine/child-chain.ts';
import { stateOf } from '../../engine/transfer-chain.ts';
import { requirement } from '../../support/requirement.ts';

requirement(
  {
    ids: ['P10-5', 'K-11'],
    title: 'a run whose parent is at work beside its children is drawn, and its execution names those of all its records',
    input: 'two children, each of a record of its own; one ends; then their parent',
    expected: 'the parent at work with both below it; afterwards one execution with both',
  },
  async () => {
    const app = createApp();
    const order = await poll(app);
    const { workflowRun } = app.engine.settings;
    for (const names of [['api'], ['api', 'docs']])
      await startEarlyChildren(app.engine, { dispatch: order, calls: callsFor(names), workflowRun });
    await publish(app, startedOrder(app, 'split/1-api'));
    const read = async () => describeRun(await stateOf(app), await app.records());
    const during = await read();
    expect(during.stages.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'split running',
      'split/1-api succeeded',
      'split/2-docs running',
      'finish waiting',
    ]);
    expect(renderRun(during, 10_000)).toContain('1-api');
    await publish(app, order, { children: callsFor(['api', 'docs']) });
    expect((await read()).stages[0]?.executions[0]?.children).toEqual(['split/1-api', 'split/2-docs']);
  },
);
