import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildCommits, buildOutput, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { begin, change, titles } from './change-chain.ts';

const branch = 'baton/issue-42';

/** The publish job of an order whose agent left commits, or the same job again. */
function publish(harness: Harness, order: Dispatch) {
  return advance(harness, order, { kind: 'output', output: buildOutput(order, { commits: buildCommits() }) });
}

/** A run whose commits of `fix` were pushed when GitHub answered the comment of their record with 502; then a person pauses the run. */
async function pauseAfterPush(): Promise<{ harness: Harness; fix: Dispatch; pushed: string | undefined }> {
  const { harness, order } = await begin();
  await advance(harness, order);
  const fix = lastStarted(harness);
  const { create } = harness.threads;
  harness.threads.create = async () => {
    throw new GitHubError('Bad gateway', { reason: 'unavailable', status: 502, code: 'BATON-E804' });
  };
  await expect(publish(harness, fix)).rejects.toThrow('Bad gateway');
  harness.threads.create = create;
  await change(harness, { kind: 'paused', comments: 4 });
  return { harness, fix, pushed: harness.branches.get(branch) };
}

async function fixes(harness: Harness) {
  const records = (await harness.records()).map(({ record }) => record);
  return records.flatMap((record) => (record.kind === 'task' && record.task === 'fix' ? [record] : []));
}

// The gate is `pause` (src/core/gate/stop.ts), which src/engine/publish/paused-delivery.ts asks.
describe('commits that were pushed when the record about them failed', () => {
  requirement(
    {
      ids: ['F-CH6'],
      title: 'are not held by a pause that comes in between, and no agent is paid again',
      input: 'push × 502 on the record × baton:pause × the job again × resume',
      expected: 'one record of fix, which names the pushed commit; one commit; after the pause open-pr starts, and nothing else',
    },
    async () => {
      const { harness, fix, pushed } = await pauseAfterPush();
      await publish(harness, fix);
      expect(titles(harness)).toEqual(['fix 1 agent']);
      await change(harness, { kind: 'resumed', comments: 6 });
      expect(titles(harness)).toEqual(['fix 1 agent', 'open-pr 1 publish']);
      const [recorded, ...more] = await fixes(harness);
      expect(recorded?.body).toMatchObject({ outcome: 'succeeded', commits: { published: pushed }, results: { branch } });
      expect([recorded?.body.held, more, harness.branches.get(branch)]).toEqual([undefined, [], pushed]);
    },
  );

  requirement(
    {
      ids: ['F-CH6'],
      title: 'are found after the pause where they were held although they had been pushed',
      input: 'the same × the branch does not show while the job runs again, or an earlier version held them without a look',
      expected: 'execution 2 is that of publish alone, finds the commit of execution 1, and the run goes on',
    },
    async () => {
      const { harness, fix, pushed } = await pauseAfterPush();
      harness.branches.delete(branch);
      await publish(harness, fix);
      harness.branches.set(branch, pushed ?? '');
      await change(harness, { kind: 'resumed', comments: 6 });
      await advance(harness, lastStarted(harness));
      const [held, published] = await fixes(harness);
      expect(held?.body).toHaveProperty('held');
      expect(published?.body).toMatchObject({ outcome: 'succeeded', commits: { published: pushed }, results: { branch } });
      expect(titles(harness)).toEqual(['fix 1 agent', 'fix 2 publish', 'open-pr 1 publish']);
      expect(harness.branches.get(branch)).toBe(pushed);
    },
  );

  requirement(
    {
      ids: ['F-CH6'],
      title: 'are still held where another one has pushed to the branch, and a person hears of it after the pause',
      input: 'the same × somebody pushed to the branch before the job ran again',
      expected: 'held in the pause; then stale-base',
    },
    async () => {
      const { harness, fix } = await pauseAfterPush();
      harness.branches.set(branch, 'e'.repeat(40));
      await publish(harness, fix);
      await change(harness, { kind: 'resumed', comments: 6 });
      await advance(harness, lastStarted(harness));
      const [held, published] = await fixes(harness);
      expect(held?.body).toHaveProperty('held');
      expect(published?.body.failure?.reason).toBe('stale-base');
    },
  );
});
