import { describe, expect } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { buildCommits, buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { stateIn } from './transfer-chain.ts';

const candidates = `
      attempt: { agent: one, branch: "baton/try-{{ matrix.index }}", prompt: "{{ matrix.value }}", matrix: [small, large, bold] }
      test: { needs: [attempt], agent: one, prompt: "{{ matrix.results.branch }}", matrix: { from: needs.attempt.each, pick: "double(each.results.score)" } }
      open-pr: { needs: [test], uses: pull-request, with: { title: T, body: "{{ needs.test.matrix.handoff.summary }}", branch: "{{ needs.test.matrix.results.branch }}" } }`;

/** Plays orders as they were started, one after the other, until there are none. Returns their names. */
async function playAll(
  harness: Harness,
  first: Dispatch,
  output: (order: Dispatch) => Partial<AgentOutput>,
): Promise<readonly string[]> {
  const played: string[] = [];
  const queue: Dispatch[] = [first, ...harness.started];
  for (let at = 0; at < queue.length; at++) {
    const order = queue[at] as Dispatch;
    const known = harness.started.length;
    played.push(order.task);
    await advance(
      harness,
      order,
      order.for === 'publish' ? undefined : { kind: 'output', output: buildOutput(order, output(order)) },
    );
    queue.push(...harness.started.slice(known));
  }
  return played;
}

const scores = ['1', '7', '3'];

function candidate(order: Dispatch): Partial<AgentOutput> {
  const index = Number(/\[(\d)\]/.exec(order.task)?.[1]);
  const handoff = { version: 1 as const, summary: `candidate ${index}` };
  return order.task.startsWith('attempt') ? { handoff, commits: buildCommits() } : { results: { score: scores[index] ?? '' } };
}

describe('a matrix', () => {
  requirement(
    {
      ids: ['K-24', 'H-44'],
      title: 'three competing approaches are tested, and the best one becomes the pull request',
      input: 'three candidates with a branch each, a test over each of them with the scores 1, 7 and 3',
      expected: 'one pull request for the second, with its summary; the branches of the others are gone',
    },
    async () => {
      const harness = createHarness();
      const first = orderOf(await plan(harness, { stages: candidates }));
      const played = await playAll(harness, first, candidate);
      expect(played).toEqual(['attempt[0]', 'attempt[1]', 'attempt[2]', 'test[0]', 'test[1]', 'test[2]', 'open-pr']);
      expect(harness.pulls).toMatchObject([{ head: 'baton/try-1', body: expect.stringContaining('candidate 1') }]);
      expect([...harness.branches.keys()]).toEqual(['baton/try-1']);
      const end = (await harness.records()).at(-1)?.record;
      expect(end).toMatchObject({ kind: 'end', body: { outcome: 'succeeded' } });
    },
  );

  requirement(
    {
      ids: ['K-24'],
      title: 'a branch that somebody moved, or that has a pull request, is left alone',
      input: 'the branch of the first candidate is moved, the third has a pull request',
      expected: 'all three branches are there',
    },
    async () => {
      const harness = createHarness();
      const first = orderOf(await plan(harness, { stages: candidates }));
      await playAll(harness, first, (order) => {
        if (order.task === 'test[0]') {
          harness.branches.set('baton/try-0', 'f'.repeat(40));
          harness.publishing.open({ number: 7, head: 'baton/try-2', author: 5 });
        }
        return candidate(order);
      });
      expect([...harness.branches.keys()]).toEqual(['baton/try-0', 'baton/try-1', 'baton/try-2']);
    },
  );

  requirement(
    {
      ids: ['H-44', 'K-24'],
      title: 'each job knows its element from the records that its order carries',
      input: 'the orders of all elements',
      expected: 'the task is due there, and starts from the commit of its own candidate',
    },
    async () => {
      const harness = createHarness();
      await playAll(harness, orderOf(await plan(harness, { stages: candidates })), candidate);
      const orders = harness.started.filter(({ for: role }) => role === 'agent');
      expect(orders.map(({ task }) => task)).toEqual(['attempt[1]', 'attempt[2]', 'test[0]', 'test[1]', 'test[2]']);
      for (const order of orders) expect((await stateIn(harness, order)).rows.get(order.task)?.status).toBe('ready');
      const heads = orders.filter(({ task }) => task.startsWith('test')).map(({ head }) => head);
      expect(new Set(heads).size).toBe(3);
      expect(orders.map(({ job }) => job.group)).toContain('fix-42-attempt-1-');
    },
  );
});
