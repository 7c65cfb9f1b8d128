import { describe, expect, it } from 'vitest';
import type { InlineExecution } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { createSteady, publish, publishFailure } from './child-chain.ts';
import { commentsIn, planTransfers } from './transfer-chain.ts';

const stages = 'work: { agent: a, transfer: inline }\n      after: { needs: [work], agent: c }';

const retried = ' { fix: { agent: one, prompt: x, retry: { attempts: 2 } }, after: { needs: [fix], agent: one, prompt: y } }';

/** What an agent job leaves whose first two agents hand over within it. */
function outputOf(order: Dispatch) {
  const { outputs, isolated, startedAt, finishedAt, warnings } = buildOutput(order);
  const leg = (to: string): InlineExecution => ({
    ...{ outputs, isolated, startedAt, finishedAt, warnings, results: {}, outcome: 'succeeded' },
    transfer: { to, message: `for ${to}`, superseded: [] },
  });
  return { ...buildOutput(order), inline: [leg('b'), leg('c')] };
}

/** Returns the comment above the newest record of a stage. */
async function commentOf(harness: Harness, stage: string): Promise<string> {
  return (await commentsIn(harness)).findLast((body) => body.startsWith(`**\`${stage}\`**`)) ?? '';
}

const deliver = (harness: Harness, order: Dispatch) => advance(harness, order, { kind: 'output', output: outputOf(order) });
const titles = (harness: Harness): readonly string[] => harness.started.map(({ task, execution }) => `${task} ${execution}`);

describe('the comment of a job in which agents handed over', () => {
  requirement(
    {
      ids: ['T-8', 'T-9', 'DESIGN-5.2'],
      title: 'makes due what follows from the last of them, also for the job that finds it written',
      input: 'a → b → c in one job; a job that dies behind the comment, and runs again before anything is overdue',
      expected: 'the stage behind is started once, by the first job or by the second',
    },
    async () => {
      const calm = createSteady();
      expect(await deliver(calm, await planTransfers(calm, { stages }))).toMatchObject({
        task: { stage: 'work' },
        started: ['after'],
      });
      const harness = createSteady();
      const order = await planTransfers(harness, { stages });
      harness.crashAfter(1);
      await expect(deliver(harness, order)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      expect(titles(harness)).toEqual([]);
      expect((await deliver(harness, order)).started).toEqual(['after']);
      for (const world of [calm, harness]) expect(titles(world)).toEqual(['after 1']);
    },
  );

  it('numbers their transfers among those of the run, and holds the end of a run behind the last of them', async () => {
    const harness = createSteady();
    const order = await planTransfers(harness, {
      stages: 'work: { agent: a, transfer: inline }',
      extra: 'limits: { max-handoffs: 5 }',
    });
    await deliver(harness, order);
    const comment = await commentOf(harness, 'work');
    expect(comment.match(/Transfer \d of \d: `.` → `.`/g)).toEqual(['Transfer 1 of 5: `a` → `b`', 'Transfer 2 of 5: `b` → `c`']);
    expect(comment.split('\n\n---\n\n')).toHaveLength(3);
    const [last, end] = (await harness.records()).slice(-2);
    expect(end?.record).toMatchObject({ kind: 'end', execution: 3 });
    expect(end?.comment).toBe(last?.comment);
  });
});

describe('an order that comes again when its stage has gone on', () => {
  it('comes to what its own record says, though a later attempt is recorded as well', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness, { stages: retried }));
    await publishFailure(harness, order);
    const second = lastStarted(harness);
    await publish(harness, second);
    const { task, started } = await publishFailure(harness, order);
    expect([task?.outcome, started]).toEqual(['failed', []]);
    expect((await publish(harness, second)).task?.outcome).toBe('succeeded');
    expect(titles(harness)).toEqual(['fix 2', 'after 1']);
  });
});

describe('the comment of an execution', () => {
  it('tells its attempt of how many there are, and what comes next after a failure', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness, { stages: retried }));
    await publishFailure(harness, order);
    expect(await commentOf(harness, 'fix')).toMatch(/attempt 1 of 2[\s\S]*🔁 [^\n]*attempt 2 starts/);
    expect(harness.warnings).toEqual([expect.stringMatching(/^fix-42\/fix: .*attempt 2 starts/)]);
    await publish(harness, lastStarted(harness));
    const last = await commentOf(harness, 'fix');
    expect(last).toContain('attempt 2 of 2');
    expect(last).not.toContain('🔁');
    expect(harness.warnings).toHaveLength(1);
  });

  it('does not promise an attempt where the run ends by a limit', async () => {
    const harness = createSteady();
    const alone = ' { fix: { agent: one, prompt: x, retry: { attempts: 2 } } }';
    const order = orderOf(await plan(harness, { stages: alone, extra: 'limits: { max-tasks: 1 }' }));
    expect((await publishFailure(harness, order)).ended?.outcome).toBe('failed');
    const comment = await commentOf(harness, 'fix');
    expect(comment).toContain('the run ended before another attempt');
    expect(comment).not.toContain('attempt 2 starts');
  });

  it('names its run only in a thread that is not that of its subject', async () => {
    const own = createSteady();
    await publish(own, orderOf(await plan(own)));
    expect(await commentOf(own, 'investigate')).not.toContain('of run');
    const elsewhere = createSteady();
    const order = orderOf(await plan(elsewhere, { top: 'comments: none' }));
    expect(order.thread).not.toBe(subjectNumber);
    await publish(elsewhere, order);
    const comments = await elsewhere.threads.listSince(order.thread, '2000-01-01T00:00:00Z');
    expect(comments.find(({ body }) => body.startsWith('**`investigate`**'))?.body).toContain('of run `fix-42`');
  });
});
