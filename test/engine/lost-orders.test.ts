import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { advanceRun } from '../../src/engine/publish/advance-run.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { lastStarted, orderOf, plan } from './chain.ts';
import { createSteady, kindsOf, publish } from './child-chain.ts';

const stages = `
      look: { agent: one, prompt: x }
      think: { needs: [look], agent: one, prompt: y }
      fix: { needs: [think], agent: one, prompt: z }`;

/** A run whose third stage is at work, and the comments of its records: of the run, of look, of think. */
async function beginFix() {
  const harness = createSteady();
  const errors: string[] = [];
  const { log } = harness.engine.ports;
  Object.assign(harness.engine.ports, { log: { ...log, error: (message: string) => void errors.push(message) } });
  await publish(harness, orderOf(await plan(harness, { stages })));
  await publish(harness, lastStarted(harness));
  const comments = (await harness.records()).map(({ comment }) => comment);
  return { harness, errors, order: lastStarted(harness), comments };
}

function deliver({ engine }: Harness, dispatch: Dispatch): ReturnType<typeof advanceRun> {
  const { workflowRun } = engine.settings;
  return advanceRun(engine, { dispatch, delivery: { kind: 'output', output: buildOutput(dispatch) }, workflowRun });
}

async function edit({ threads }: Harness, id = 0): Promise<void> {
  const comment = (await threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).find((each) => each.id === id);
  threads.edit(id, `${comment?.body.replace(/"sig":"./, '"sig":"A')}`.replace('<!-- baton:', '<!-- baton: '));
}

describe('an order that builds on records of which one is gone', () => {
  requirement(
    {
      ids: ['T12', 'T13', 'DESIGN-5.1'],
      title: 'changes nothing while the list may only be stale, and says how many are missing',
      input: 'the comment of the last of three records is deleted; the third stage ends',
      expected: 'BATON-E903 with the numbers, and no write',
    },
    async () => {
      const { harness, order, comments } = await beginFix();
      harness.threads.remove(comments[2] ?? 0);
      const writes = harness.writes.length;
      const advanced = await deliver(harness, order);
      expect(advanced.ok ? '' : `${advanced.error.code} ${advanced.error.message}`).toMatch(
        /^BATON-E903 Order fix-42\/fix 1 builds on 3 records, and 1 of them cannot be found\./,
      );
      expect(harness.writes).toHaveLength(writes);
    },
  );

  it('is not told that it was changed by what somebody else did to a record of another run', async () => {
    const { harness, order, comments } = await beginFix();
    const second = await plan(harness, { stages, start: 'workflow run 901', pipeline: 'other', comments: 20 });
    const foreign = second.inline?.dispatch.first.id ?? 0;
    expect(foreign).toBeGreaterThan(order.first.id);
    await edit(harness, foreign);
    harness.threads.remove(comments[2] ?? 0);
    const advanced = await deliver(harness, order);
    expect(advanced.ok ? 'ended' : advanced.error.code).toBe('BATON-E903');
    expect(await kindsOf(harness)).not.toContain('end');
  });
});

describe('a comment that holds a record which does not count', () => {
  it('is told in the log of each job that reads it', async () => {
    const harness = createSteady();
    const order = orderOf(await plan(harness));
    const [first] = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
    harness.threads.post({ subject: subjectNumber, body: first?.body ?? '', author: { id: 5, login: 'mallory' } });
    const broken = first?.body.replace(/"sig":"[^"]{6}/, '"sig":"AAAAAA') ?? '';
    harness.threads.post({ subject: subjectNumber, body: broken });
    await publish(harness, order);
    expect(harness.warnings.join('\n')).toMatch(/comment 10[34]/);
  });
});
