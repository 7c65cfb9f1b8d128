import { describe, expect } from 'vitest';
import { approvalBasisOf, approvalSeqs } from '../../src/core/run/approvals.ts';
import { buildCommits, buildOutput, subjectNumber } from '../support/engine-harness.ts';
import { buildDecision } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { beginWaiting, boss, stagesWith, withRequests } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { begin, fail, kinds } from './command-world.ts';
import { stateOf } from './transfer-chain.ts';

describe('an approval', () => {
  requirement(
    {
      ids: ['T43', 'R3'],
      title: 'is asked again for a next attempt and after a branch that moved, and not after a lost machine',
      input: 'deploy is approved and fails as job-lost, as stale-base, then by its program; each time the newest command',
      expected: 'job-lost starts it again by itself; the others wait for a new command, the old one does nothing',
    },
    async () => {
      const world = await beginWaiting({ deploy: 'agent: one, prompt: "y", retry: { attempts: 2 }' });
      const { harness, say } = world;
      const end = (reason: string) => {
        const order = lastStarted(harness);
        const output = buildOutput(order, { outcome: 'failed', failure: { reason, message: '' } });
        return advance(harness, order, { kind: 'output', output });
      };
      const old = await world.command();
      await say(old, boss);
      expect((await end('job-lost')).started).toEqual(['deploy']);
      expect(await world.requests()).toHaveLength(1);
      expect((await end('stale-base')).started).toEqual([]);
      expect(await world.requests()).toHaveLength(2);
      await say(old, boss);
      expect(world.started()).toHaveLength(2);
      await say(await world.command(), boss);
      expect(world.started()).toHaveLength(3);
      expect((await end('exit-status')).started).toEqual([]);
      expect((await world.requests()).at(-1)).toContain('**What would run** (attempt 2)');
      await say(await world.command(), boss);
      await advance(harness, lastStarted(harness));
      expect((await harness.records()).at(-1)?.record.body).toMatchObject({ outcome: 'succeeded' });
    },
  );

  requirement(
    {
      ids: ['T43'],
      title: 'after `/baton retry` is asked again, and with `self: false` not given by who retried',
      input: 'deploy is approved by boss and fails; boss retries; his approval, then that of another admin',
      expected: 'the retry starts nothing but asks; his does nothing, the other one starts it',
    },
    async () => {
      const world = await beginWaiting({ approval: '{ role: write, self: false }' });
      await world.say(await world.command(), boss);
      await fail(world.harness, lastStarted(world.harness));
      await world.say('/baton retry deploy', boss);
      expect(world.started()).toHaveLength(1);
      const all = (await world.harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
      expect(all.findLast((body) => body.startsWith('🔁'))).toContain(
        'What had failed of stage `deploy` gets another attempt. First `deploy` needs an approval: a comment asks for it.',
      );
      await world.say(await world.command(), boss);
      expect((await world.replies()).at(-1)).toContain('You started, retried or answered run');
      await world.say(await world.command(), { id: 12, login: 'ben', type: 'User' });
      expect(world.started()).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['F-TE3', 'T43'],
      title: 'is for the run as it went on: a retry of a person is a part of what it builds on, as the first record is',
      input: 'the records of a stage that waits, and the same with a decision `retry` of another stage',
      expected: 'its `seq` among those that the basis names',
    },
    async () => {
      const { harness } = await beginWaiting();
      const state = await stateOf(harness);
      const asked = { stage: 'deploy', due: { attempt: 1, execution: 1 } };
      const retry = buildDecision({ seq: 90, task: 'fix' }, { verb: 'retry' });
      const after = { ...state, decisions: [...state.decisions, retry] };
      expect(approvalSeqs(after, asked)).toEqual([...approvalSeqs(state, asked), 90]);
      expect(approvalBasisOf(after, asked)).not.toBe(approvalBasisOf(state, asked));
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'is asked for by `plan` where the first stage needs one, and `/baton cancel` ends the run as always',
      input: 'a pipeline whose only stage has `approval`; cancel; then the command',
      expected: 'one comment asks, nothing starts; the run is cancelled, its label gone, the command does nothing',
    },
    async () => {
      const world = withRequests(await begin({ stages: '\n      only: { agent: one, prompt: "x", approval: {} }', waits: true }));
      expect(world.started()).toEqual([]);
      expect(await world.requests()).toHaveLength(1);
      const command = await world.command();
      await world.say('/baton cancel');
      await world.say(command, boss);
      expect(await kinds(world.harness)).toEqual(['run', 'decision', 'end']);
      expect(world.harness.labels).not.toContain('baton:needs-human');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'DESIGN-4.5'],
      title: 'is asked for and given where people are, wherever the records stand, also without keys',
      input: '`comments: outcomes`, `comments: none`, and a repository without keys',
      expected: 'one comment asks: on the issue, on the runs issue with the place to type it; the command starts the stage',
    },
    async () => {
      for (const options of [{ top: 'comments: outcomes' }, { top: 'comments: none' }, { unsigned: true }]) {
        const world = await beginWaiting(options);
        const isElsewhere = options.top === 'comments: none';
        const thread = isElsewhere
          ? ((await world.harness.engine.ports.ledgers.list('runs', 'fix'))[0]?.number ?? 0)
          : subjectNumber;
        const requests = (await world.harness.threads.listSince(thread, '2000-01-01T00:00:00Z')).filter(({ body }) =>
          body.includes('<!-- baton-request:'),
        );
        expect(requests).toHaveLength(1);
        if (isElsewhere) expect(requests[0]?.body).toContain('To let it start, post a new comment on `#42` with this line:');
        await world.say(/^\/baton approve .*$/m.exec(requests[0]?.body ?? '')?.[0] ?? '', boss);
        expect(world.started()).toHaveLength(1);
      }
    },
  );

  requirement(
    {
      ids: ['T43', 'DESIGN-5.4'],
      title: 'is not asked for what a limit forbids, and not while the run is paused',
      input:
        'limits.max-tasks: 1 with one stage done would be too few for two stages, so 2, and a retry of the first stage; a pause',
      expected: 'the run ends and says the limit; nobody is asked',
    },
    async () => {
      const world = await begin({ stages: stagesWith('{}'), extra: 'limits: { max-tasks: 2 }' });
      const waiting = withRequests(world);
      const output = buildOutput(world.order, { outcome: 'failed', failure: { reason: 'job-lost', message: '' } });
      await advance(world.harness, world.order, { kind: 'output', output });
      await advance(world.harness, lastStarted(world.harness));
      expect(await waiting.requests()).toEqual([]);
      expect((await world.harness.records()).at(-1)?.record.body).toMatchObject({ outcome: 'failed' });
    },
  );

  requirement(
    {
      ids: ['T43'],
      title: 'is for the commit that a built-in shows: a branch that moved after it is asked about again',
      input: 'a pull-request stage is approved, then its branch moves before its job comes',
      expected: 'no pull request; a new comment asks, and its command opens one',
    },
    async () => {
      const world = await beginWaiting({
        deploy: 'uses: pull-request, with: { title: "Fix #{{ subject.number }}", body: "It works." }',
      });
      expect((await world.requests())[0]).toContain('- title: `Fix #42`');
      await world.say(await world.command(), boss);
      world.harness.branches.set('baton/issue-42', 'e'.repeat(40));
      await advance(world.harness, lastStarted(world.harness));
      expect(world.harness.pulls).toEqual([]);
      expect(await world.requests()).toHaveLength(2);
      await world.say(await world.command(), boss);
      await advance(world.harness, lastStarted(world.harness));
      expect(world.harness.pulls).toHaveLength(1);
    },
  );
});

requirement(
  {
    ids: ['T43', 'DESIGN-4.7'],
    title: 'the comment that asks shows the text of agents harmlessly, and every character of changed lines',
    input:
      'a handoff with a mention, a marker and a command; a path and a patch with a backtick fence and a character that turns text around',
    expected: 'no mention, no marker but ours, no second command; the character is shown by its number',
  },
  async () => {
    const { harness, order, ...rest } = await begin({ stages: stagesWith('{}') });
    const world = withRequests({ harness, order, ...rest });
    const summary = '@everyone\n\n/baton approve deploy 1234567\n\n<!-- baton-request:x -->';
    const patch = '@@ -1 +1 @@\n+```\n+access = "\u202euser";\n+@everyone <!-- baton:1 {} -->';
    const file = { path: 'a`b.js', status: 'modified', additions: 2, deletions: 0, patch };
    const files = [
      file,
      ...Array.from({ length: 400 }, (_, index) => ({ ...file, path: `f${index}`, patch: 'x'.repeat(5_000) })),
    ];
    Object.assign(harness.engine.ports.comparisons, { compare: async () => ({ commits: 1, files }) });
    const output = buildOutput(order, { commits: buildCommits(order.head), handoff: { version: 1, summary } });
    await advance(harness, order, { kind: 'output', output });
    const request = (await world.requests()).at(-1) ?? '';
    const withoutCode = request.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
    expect(request.includes('<U+202E>')).toBe(true);
    expect(/(?:^|[^`])@everyone/m.test(withoutCode)).toBe(false);
    expect(request.match(/<!-- baton/g)).toHaveLength(1);
    expect(request.match(/^\/baton approve/gm)).toHaveLength(1);
    expect(Buffer.byteLength(request)).toBeLessThan(40_000);
  },
);
