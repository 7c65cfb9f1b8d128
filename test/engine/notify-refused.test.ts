import { describe, expect, it } from 'vitest';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { begin, cancel, extra, listen, stages } from './listeners.ts';

describe('listeners', () => {
  requirement(
    {
      ids: ['T-22', 'DESIGN-5.2'],
      title: 'hear once of a run that was cancelled, wherever the job that cancels it dies',
      input: 'a crash after each write of the job, between the record and the order too; then the job again, twice',
      expected: 'one order for publish about the end',
    },
    async () => {
      for (let writes = 1; ; writes += 1) {
        const { planner, order } = await begin();
        planner.crashAfter(writes);
        const isDone = await cancel(planner, order).then(
          () => true,
          () => false,
        );
        planner.crashAfter(undefined);
        if (isDone) return expect(writes).toBeGreaterThan(2);
        await cancel(planner, order);
        await cancel(planner, order);
        expect(
          planner.started.map(({ notify }) => notify),
          `after ${writes}`,
        ).toEqual(['end/3']);
      }
    },
  );

  requirement(
    {
      ids: ['T-22', 'U13'],
      title: 'that GitHub does not reach keep nobody from being asked',
      input: 'an agent asks while GitHub takes no events, or no more requests of them',
      expected: 'the comment with the question, and a warning that the listeners were not told',
    },
    async () => {
      for (const reason of ['unavailable', 'rate-limited', 'forbidden'] as const) {
        const planner = createHarness();
        const order = orderOf(await plan(planner, { stages, extra }));
        const { harness } = listen(planner, new GitHubError('try later.', { reason, status: 503, code: 'BATON-E813' }));
        const output = buildOutput(order, { outcome: 'needs-input', note: 'Which of the two?' });
        await advance(harness, order, { kind: 'output', output });
        const comments = await harness.threads.listSince(42, '2000-01-01T00:00:00Z');
        expect(
          comments.filter(({ body }) => body.includes('/baton answer <your answer>')),
          reason,
        ).toHaveLength(1);
        expect(harness.warnings.join('\n'), reason).toMatch(/were not told of .*needs-input\/2.*: try later\./);
      }
    },
  );

  requirement(
    {
      ids: ['T-22'],
      title: 'that cannot be told do not stop the run',
      input: 'GitHub refuses the event',
      expected: 'the run has ended, and a warning says who was not told of what',
    },
    async () => {
      const refusal = new GitHubError('no right.', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
      const planner = createHarness();
      const order = orderOf(await plan(planner, { stages, extra }));
      const { harness } = listen(planner, refusal);
      expect((await advance(harness, order)).ended).toMatchObject({ outcome: 'succeeded' });
      expect(harness.warnings.join('\n')).toContain('The listeners of "told" were not told of 7/fix-42/end/3: no right.');
    },
  );

  it('that GitHub does not reach at the end of a run are told by its job when that runs again', async () => {
    const planner = createHarness();
    const order = orderOf(await plan(planner, { stages, extra }));
    const trouble = new GitHubError('try later.', { reason: 'unavailable', status: 503, code: 'BATON-E813' });
    await expect(advance(listen(planner, trouble).harness, order)).rejects.toThrow('try later.');
    const { harness, sent } = listen(planner);
    await advance(harness, order);
    expect(sent.map(({ event }) => event)).toEqual(['dev.baton.run.ended']);
  });
});
