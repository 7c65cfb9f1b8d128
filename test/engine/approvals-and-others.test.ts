import { describe, expect } from 'vitest';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { needsHumanLabel } from '../../src/core/view/status-labels.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildCommits, buildOutput, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { beginWaiting, boss, stagesWith, withRequests } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { callsFor, publish, startedOrder } from './child-chain.ts';
import { begin, kinds, person } from './command-world.ts';

describe('an approval beside questions and conditions', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'T43', 'F-M18'],
      title: 'is asked for again after an answer, and with `self: false` not given by who answered',
      input: 'deploy is approved and asks a question; marla answers and sends the new command; then olga sends it',
      expected: 'the answer starts nothing; marla is refused; the second approval starts execution 2 of attempt 1',
    },
    async () => {
      const world = await beginWaiting({ approval: '{ role: write, self: false }' });
      const { harness, say } = world;
      await say(await world.command(), person);
      const asked = lastStarted(harness);
      await advance(harness, asked, {
        kind: 'output',
        output: buildOutput(asked, { outcome: 'needs-input', note: 'Where to?' }),
      });
      expect(await world.requests()).toHaveLength(2);
      await say('/baton answer To staging.', person);
      expect(world.started()).toHaveLength(1);
      expect(await world.requests()).toHaveLength(3);
      const all = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
      expect(all.findLast((body) => body.startsWith('💬'))).toContain('First `deploy` needs an approval: a comment asks for it.');
      expect(harness.labels).toContain(needsHumanLabel);
      await say(await world.command(), person);
      expect(world.started()).toHaveLength(1);
      expect((await world.replies()).at(-1)).toContain('started, retried or answered');
      await say(await world.command(), { id: 10, login: 'olga', type: 'User' });
      expect(world.started()).toHaveLength(2);
      expect(lastStarted(harness)).toMatchObject({ task: 'deploy', attempt: 1, execution: 2 });
      expect(harness.labels).not.toContain(needsHumanLabel);
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision', 'task', 'decision', 'decision']);
    },
  );

  for (const isFirst of [true, false])
    requirement(
      {
        ids: ['DESIGN-4.8', 'K-25', 'F-M18'],
        title: `stands beside the question of a child of its stage, which asks ${isFirst ? 'before' : 'after'} it`,
        input:
          'split, which needs an approval, waits for the first of two children and fails; the other one asks; the second attempt is approved',
        expected:
          'one comment for each; the command of the approval starts attempt 2, and the question stays open until its answer',
      },
      async () => {
        const split = 'agent: one, prompt: "x", approval: { role: maintain }, retry: { attempts: 2 }, children: {}';
        const world = withRequests(await begin({ waits: true, stages: `\n      split: { ${split} }` }));
        const { harness, say, requests } = world;
        await say(await world.command(), boss);
        const calls = callsFor(['api', 'docs'], { wait: { until: 'first' } });
        await publish(harness, startedOrder(harness, 'split'), { children: calls });
        const ask = () => publish(harness, startedOrder(harness, 'split/2-docs'), { outcome: 'needs-input', note: 'Which?' });
        await publish(harness, startedOrder(harness, 'split/1-api'));
        if (isFirst) await ask();
        await publish(harness, startedOrder(harness, 'split'), {
          outcome: 'failed',
          failure: { reason: 'exit-status', message: '' },
        });
        if (!isFirst) await ask();
        expect(await requests()).toHaveLength(3);
        const command = (await requests()).flatMap((body) => /^\/baton approve .*$/m.exec(body)?.[0] ?? []).at(-1) ?? '';
        await say(command, boss);
        expect(lastStarted(harness)).toMatchObject({ task: 'split', attempt: 2 });
        const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
        const question = all.find(({ body }) => body.includes('Which?') && parseRequestRun(body) !== undefined);
        expect(question?.isMinimised).not.toBe(true);
        expect(harness.labels).toContain(needsHumanLabel);
        await say('/baton answer Both.', person);
        expect(lastStarted(harness)).toMatchObject({ task: 'split/2-docs', execution: 2 });
        expect(harness.labels).not.toContain(needsHumanLabel);
      },
    );

  for (const isLater of [false, true])
    requirement(
      {
        ids: ['U10', 'DESIGN-4.8', 'F-CH4'],
        title: `leaves no label behind whose comment was refused, ${isLater ? 'after another one that was given' : 'the first of its run'}`,
        input: 'a stage waits for approval; GitHub takes the label and refuses the comment; the run is cancelled',
        expected: 'no label of ours',
      },
      async () => {
        const release = '\n      release: { needs: [deploy], agent: one, prompt: "z", approval: { role: maintain } }';
        const world = withRequests(await begin({ stages: `${stagesWith('{ role: maintain }')}${isLater ? release : ''}` }));
        const { harness, order, say } = world;
        if (isLater) {
          await advance(harness, order, { kind: 'output', output: buildOutput(order, { commits: buildCommits(order.head) }) });
          await say(await world.command(), boss);
        }
        const last = isLater ? lastStarted(harness) : order;
        const refusal = new GitHubError('Issue is locked', { reason: 'comments-refused', status: 403, code: 'BATON-E805' });
        const { create } = harness.engine.ports.threads;
        const threads: typeof harness.engine.ports.threads = {
          ...harness.engine.ports.threads,
          create: async (...given) =>
            parseRequestRun(given[1]) === undefined ? create.apply(harness.engine.ports.threads, given) : Promise.reject(refusal),
        };
        const ports = { ...harness.engine.ports, threads };
        await advance({ ...harness, engine: { ...harness.engine, ports } }, last);
        expect(harness.labels).toContain(needsHumanLabel);
        await say('/baton cancel', boss);
        expect((await kinds(harness)).at(-1)).toBe('end');
        expect([...harness.labels]).toEqual([]);
      },
    );

  requirement(
    {
      ids: ['U10', 'DESIGN-4.8'],
      title: 'leaves no label of need where the comment that asked was deleted, and the run is cancelled',
      input: 'deploy waits for its approval; the comment that asks is deleted; /baton cancel',
      expected: 'the label is there before the end, and not behind it',
    },
    async () => {
      const { harness, say } = await beginWaiting();
      const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      for (const { id, body } of all) if (parseRequestRun(body) !== undefined) harness.threads.remove(id);
      expect(harness.labels).toContain(needsHumanLabel);
      await say('/baton cancel', person);
      expect((await kinds(harness)).at(-1)).toBe('end');
      expect(harness.labels).not.toContain(needsHumanLabel);
    },
  );

  for (const [condition, waits] of [
    ['always()', true],
    ['failed()', false],
    ["results.verdict == 'go'", true],
    ["results.verdict == 'stop'", false],
  ] as const)
    requirement(
      {
        ids: ['DESIGN-4.8', 'H-41', 'T-27'],
        title: `is ${waits ? '' : 'not '}asked for where the condition of its stage is ${waits}`,
        input: `if: ${condition}, behind a stage that succeeded`,
        expected: waits ? 'one comment asks; its command starts the stage' : 'nobody is asked, and the run succeeds',
      },
      async () => {
        const deploy = `agent: one, prompt: "y", if: "${condition}"`;
        const world = withRequests(await begin({ stages: stagesWith('{ role: maintain }', deploy) }));
        const { harness, order } = world;
        const output = buildOutput(order, { commits: buildCommits(order.head), results: { verdict: 'go' } });
        await advance(harness, order, { kind: 'output', output });
        expect(await world.requests()).toHaveLength(waits ? 1 : 0);
        if (waits) await world.say(await world.command(), boss);
        expect(harness.started.map(({ task }) => task)).toEqual(waits ? ['deploy'] : []);
        expect((await kinds(harness)).at(-1)).toBe(waits ? 'decision' : 'end');
      },
    );
});
