import { describe, expect, it } from 'vitest';
import { withRequests } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { change, endOf, kinds } from './change-chain.ts';
import { begin, fail } from './command-world.ts';
import { begin as beginDecision, statusOf } from './decision-chain.ts';

const deploying = `
      look: { agent: one, prompt: "x", retry: { attempts: 2 } }
      deploy: { needs: [look], agent: one, prompt: "y", approval: {} }`;

describe('what keeps a run back, where several things do', () => {
  it('ends a run by its limit in a pause too, so that nobody resumes it for nothing', async () => {
    const stages = '\n      look: { agent: one, prompt: "x", retry: { attempts: 2 } }';
    const { harness, order } = await begin({ stages, extra: 'limits: { max-tasks: 1 }' });
    await change(harness, { kind: 'paused' });
    await fail(harness, order);
    expect(await kinds(harness)).toEqual(['run', 'decision', 'task', 'end']);
    expect(await endOf(harness)).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('limits.max-tasks is 1') });
  });

  it('ends a run in a pause once nothing of it is left to do', async () => {
    const { harness, order } = await begin({ stages: '\n      look: { agent: one, prompt: "x" }' });
    await change(harness, { kind: 'paused' });
    const { ended } = await advance(harness, order);
    expect(ended?.outcome).toBe('succeeded');
  });

  it('carries out what follows the end of a run that was paused when somebody cancelled it', async () => {
    const { harness, decide } = await beginDecision();
    await decide({ verb: 'pause', source: { kind: 'comment', comment: 5_001 } });
    await decide({ verb: 'cancel', source: { kind: 'comment', comment: 5_002 } });
    expect(await statusOf(harness)).toContain('cancelled');
  });

  it('asks nobody for an approval that a limit makes useless', async () => {
    const { harness, order, requests } = withRequests(await begin({ stages: deploying, extra: 'limits: { max-tasks: 2 }' }));
    await fail(harness, order);
    const { ended } = await advance(harness, lastStarted(harness));
    expect(await requests()).toEqual([]);
    expect(ended?.reason).toContain('limits.max-tasks is 2');
  });

  it('asks nobody in a pause, also where the job comes late that was sent to ask', async () => {
    const { harness, order, requests } = withRequests(await begin({ stages: deploying }));
    await change(harness, { kind: 'paused' });
    await advance(harness, order);
    // The order that a sweep makes for a question that nobody has asked: it is about the record that let the stage start.
    await advance(harness, { ...order, for: 'publish', task: 'notify:ask:deploy', execution: 3, notify: 'ask/3/deploy' });
    expect(await requests()).toEqual([]);
    await change(harness, { kind: 'resumed', comments: 6 });
    expect(await requests()).toHaveLength(1);
  });
});

describe('what keeps a stage back, where several things do', () => {
  it('asks nobody to approve a stage that its condition skips', async () => {
    const stages = `
      look: { agent: one, prompt: "x" }
      deploy: { needs: [look], if: 'needs.look.outcome == "noop"', agent: one, prompt: "y", approval: {} }`;
    const { harness, order, requests } = withRequests(await begin({ stages }));
    const { ended } = await advance(harness, order);
    expect(await requests()).toEqual([]);
    expect(ended).toMatchObject({ outcome: 'succeeded', reason: expect.stringContaining('deploy was skipped') });
  });

  it('does not ask again, for another attempt, whether a stage that has begun may start', async () => {
    const stages = `
      look: { agent: one, prompt: "x" }
      report: { needs: [look], if: 'failed()', agent: one, prompt: "y" }`;
    const { harness, order, say } = await begin({ stages });
    await fail(harness, order);
    await fail(harness, lastStarted(harness));
    const before = harness.started.length;
    const started = () => harness.started.slice(before).map(({ task, attempt }) => `${task} ${attempt}`);
    await say('/baton retry');
    expect(started()).toEqual(['look 2']);
    // By now nothing has failed, which is what the condition asked for. It still waits for what it needs.
    await advance(harness, lastStarted(harness));
    expect(started()).toEqual(['look 2', 'report 2']);
    const { ended } = await advance(harness, lastStarted(harness));
    const tasks = (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record] : []));
    expect(tasks.map(({ task, attempt, body }) => `${task} ${attempt} ${body.outcome}`)).toEqual([
      'look 1 failed',
      'report 1 failed',
      'look 2 succeeded',
      'report 2 succeeded',
    ]);
    expect(ended?.outcome).toBe('succeeded');
  });
});
