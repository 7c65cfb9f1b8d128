import { describe, expect } from 'vitest';
import type { PushedPull } from '../../src/core/run/check-push.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { publishHeldCommits } from '../../src/engine/publish/paused-delivery.ts';
import { allGates } from '../support/all-gates.ts';
import { buildCommits, buildOutput, createHarness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';
import { type Case, push, same, start, whenCommitted } from './push-chain.ts';

describe('commits for the pull request of the run itself', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'appear on its own head, and note and headline say where, that checks wait, and whose turn it is',
      input: 'branch: "{{ subject.head-branch }}", a head that has not moved',
      expected:
        'the branch shows the commit; the note names branch, pull request and "Approve and run"; nobody reads that nothing is to be done',
    },
    async () => {
      const { body, branches, status } = await push({});
      expect(body).toMatchObject({ outcome: 'succeeded', results: { branch: 'fix-docs' } });
      expect(branches.get('fix-docs')).toBe(body?.commits?.published);
      expect(body?.push).toMatch(/^Pushed \w{7} to `fix-docs`, the branch of #42\. Its checks wait .*"Approve and run"/);
      expect(status).toContain(
        '✅ succeeded**. Your turn: click "Approve and run" on #42, if its checks still wait; review #42.',
      );
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'F-M18'],
      title: 'are told of in words of their own, and not in those of the agent',
      input: 'an agent that asks a question and leaves commits; one that changed nothing, and one whose changes were refused',
      expected: 'its note is the question alone; "Nothing was pushed" with the reason; no such words after a failure',
    },
    async () => {
      const asked = await push({ output: { outcome: 'needs-input', note: 'Which day?' } });
      expect(asked.body).toMatchObject({ note: 'Which day?', push: expect.stringMatching(/^Pushed \w{7} to/) });
      const idle = await push({ output: { commits: undefined, outcome: 'noop', note: 'It is right as it is.' } });
      const nothing = 'Nothing was pushed to `fix-docs`, the branch of #42: the agent left no changes to publish.';
      expect(idle.body).toMatchObject({ outcome: 'noop', note: 'It is right as it is.', push: nothing });
      expect((await push({ output: { commits: undefined } })).status).toContain(`- ℹ️ \`answer\`: ${nothing}`);
      expect((await push({ pushedPull: { state: 'closed' } })).body?.push).toBeUndefined();
      expect((await push({ branch: 'baton/x', output: { commits: undefined } })).body?.push).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'are stale when somebody pushed meanwhile, and the agent starts again from there',
      input: 'a head that has moved',
      expected: 'failed: stale-base; the branch stays',
    },
    async () => {
      const tip = 'd'.repeat(40);
      const { body, branches } = await push({ tip });
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'stale-base' } });
      expect(branches.get('fix-docs')).toBe(tip);
    },
  );

  const refusals: readonly (readonly [string, Case, RegExp])[] = [
    ['out of sight', { pushedPull: 'gone' }, /GitHub shows no such pull request/],
    ['on a branch with a new name', { pushedPull: { branch: 'mend-docs' } }, /is on the branch "mend-docs" now/],
    ['protected', { protectedBranch: 'fix-docs' }, /"fix-docs", the branch of #42: the branch is protected/],
    ['closed', { pushedPull: { state: 'closed' } }, /the pull request is closed/],
    ['merged', { pushedPull: { state: 'merged' } }, /the pull request is merged. Start the pipeline on an open one/],
    ['without its branch', { isBranchGone: true }, /the branch was deleted. Restore it/],
    [
      'on the branch of one that merges by itself',
      { samePulls: [same({ hasAutoMerge: true })] },
      /GitHub merges #7 \(of the same branch\) by itself/,
    ],
    [
      'on the branch of one that is approved',
      { samePulls: [same({ approvedBy: ['mona'] })] },
      /mona approved #7 \(of the same branch\), and/,
    ],
    ['merges by itself', { pushedPull: { hasAutoMerge: true } }, /auto-merge\), so nobody would read/],
    ['approved', { pushedPull: { approvedBy: ['hubot', 'mona'] } }, /hubot, mona approved the pull request.*push-approved/],
  ];
  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'are refused where a push could merge what nobody has read',
      input: `a pull request that is ${refusals.map(([name]) => name).join(', ')}`,
      expected: 'failed: branch-refused, BATON-E715 with the reason; the branch stays',
    },
    async () => {
      for (const [name, options, words] of refusals) {
        const { body, branches, status } = await push(options);
        expect(body?.failure, name).toMatchObject({ reason: 'branch-refused', message: expect.stringMatching(words) });
        expect(body?.failure?.message).toContain('BATON-E715');
        expect(status, name).toContain('nothing may be pushed to its branch');
        expect(branches.get(options.head ?? 'fix-docs'), name).toBe(options.isBranchGone === true ? undefined : headSha);
      }
      const approved = { pushedPull: { approvedBy: ['mona'] }, samePulls: [same({ approvedBy: ['mona'] })] };
      const allowed = await push({ ...approved, allow: { 'push-approved': true } });
      expect(allowed.body?.outcome).toBe('succeeded');
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'are refused as well when somebody approves while they are made',
      input: 'an approval between the first commit and the push',
      expected: 'failed: branch-refused; the branch stays',
    },
    async () => {
      const pushedPull: { approvedBy?: readonly string[] } = {};
      const harness = createHarness({ pushedPull });
      harness.branches.set('fix-docs', headSha);
      const { dispatch } = await start(harness, { branch: '{{ subject.head-branch }}', head: 'fix-docs' });
      const late = whenCommitted(harness, () => {
        pushedPull.approvedBy = ['mona'];
      });
      await advance(late, dispatch, { kind: 'output', output: buildOutput(dispatch, { commits: buildCommits() }) });
      const task = (await harness.records()).find(({ record }) => record.kind === 'task');
      expect(task?.record.body).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-refused' } });
      expect(harness.branches.get('fix-docs')).toBe(headSha);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T17'],
      title: 'that a pause held say the same when they appear, and meet the same question',
      input: 'BATON_PAUSE when the agent ends; published afterwards; the same on an approved pull request',
      expected: 'the note names branch and pull request; refused where an approval would cover them',
    },
    async () => {
      const pushedPull: { approvedBy?: readonly string[] } = {};
      const harness = createHarness({ pushedPull });
      harness.branches.set('fix-docs', headSha);
      const { dispatch } = await start(harness, { branch: '{{ subject.head-branch }}', head: 'fix-docs' });
      const { engine } = harness;
      const paused = { ...harness, engine: { ...engine, settings: { ...engine.settings, paused: true } } };
      await advance(paused, dispatch, { kind: 'output', output: buildOutput(dispatch, { commits: buildCommits() }) });
      const state = deriveState(await harness.records(), dispatch.run, allGates);
      if (!state.ok) expect.unreachable(state.error.message);
      const { workflowRun } = engine.settings;
      const held = { dispatch, state: state.value, workflowRun, delivery: { kind: 'built-in' } } as const;
      pushedPull.approvedBy = ['mona'];
      expect((await publishHeldCommits(engine, held)).failure?.reason).toBe('branch-refused');
      pushedPull.approvedBy = [];
      expect((await publishHeldCommits(engine, held)).push).toMatch(/^Pushed \w{7} to `fix-docs`, the branch of #42\./);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'never go to a branch of ours that has the name of a fork’s branch',
      input: 'a pull request from a fork whose branch is called like one of ours',
      expected: 'failed: branch-name, BATON-E714; our branch stays',
    },
    async () => {
      const { body, branches } = await push({ headRepository: 8 });
      expect(body?.failure?.reason).toBe('branch-name');
      expect(body?.failure?.message).toContain('pull request #42 comes from a fork');
      expect(branches.get('fix-docs')).toBe(headSha);
    },
  );

  const names: readonly (readonly [string, RegExp])[] = [
    ['main', /^Nothing is pushed to "main", the branch of #42: it is the default branch. Give the stage a branch of its own.$/],
    ['a..b', /^The branch "a\.\.b" cannot be used: it holds .* It is the branch of #42: rename it, or write/],
    ['-x', /^The branch "-x" cannot be used: it starts with "-"/],
  ];
  requirement(
    {
      ids: ['DESIGN-2', 'T29'],
      title: 'are refused on a branch whose name is not pushed to',
      input: `heads ${names.map(([name]) => JSON.stringify(name)).join(', ')}, beside a branch release`,
      expected: 'failed: branch-name, with what to do; the branches stay',
    },
    async () => {
      for (const template of ['{{ subject.head-branch }}', "{{- subject['head-branch'] -}}"])
        for (const [head, words] of names) {
          const { body, branches } = await push({ head, branch: template, others: ['release'] });
          expect(body?.failure, head).toMatchObject({ reason: 'branch-name', message: expect.stringMatching(words) });
          expect([...branches.values()], head).toEqual([headSha, headSha]);
        }
    },
  );

  const heads = ['fix/#12', 'feature/größe,1', '_x@y(1)&=!`', 'rel\u200bease'];
  requirement(
    {
      ids: ['F-PE2'],
      title:
        'appear on the branch as people named it, byte for byte, and a name without its invisible characters is another branch',
      input: `heads ${heads.map((name) => JSON.stringify(name)).join(', ')}, beside a branch release`,
      expected: 'pushed to, recorded and named; the branch release stays',
    },
    async () => {
      for (const head of heads) {
        const { body, branches } = await push({ head, pushedPull: { branch: head }, others: ['release'] });
        expect(body, head).toMatchObject({ outcome: 'succeeded', results: { branch: head } });
        expect(branches.get(head), head).toBe(body?.commits?.published);
        expect(branches.get('release'), head).toBe(headSha);
        expect(body?.push, head).toMatch(/^Pushed \w{7} to `[^`]*`, the branch of #42\./);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title: 'never go to the branch of another pull request that text of others chose',
      input: 'branch: "{{ subject.title }}" of a pull request whose title is the branch of another one; the same behind baton/',
      expected:
        'failed: branch-refused, also where a run of before this rule goes on; with something fixed before it, the branch of the template',
    },
    async () => {
      const chosen = await push({ branch: '{{ subject.title }}', title: 'release-work', others: ['release-work'] });
      expect(chosen.body?.failure).toMatchObject({ reason: 'branch-refused' });
      expect(chosen.body?.failure?.message).toContain('BATON-E728: The branch "release-work" is there already');
      expect(chosen.branches.get('release-work')).toBe(headSha);
      const old = await push({ branch: '{{ subject.title }}', title: 'release-work', others: ['release-work'], isOld: true });
      expect(old.body?.failure?.message).toContain('which is that of pull request #');
      const fixed = await push({ branch: 'baton/{{ subject.title }}', title: 'release-work', others: ['release-work'] });
      expect(fixed.body?.results.branch).toBe('baton/release-work');
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T14'],
      title:
        'never go behind something fixed to a branch whose pull request is approved or merges by itself, where text chose the rest',
      input:
        'baton/{{ subject.title }} of a title "issue-7"; baton/issue-7 has a pull request that is plain, approved, merges by itself',
      expected: 'pushed; refused twice; with push-approved the second is pushed; a name that no text chose costs no question',
    },
    async () => {
      const allow = { 'push-existing': ['baton/*'] };
      const chosen = { branch: 'baton/{{ subject.title }}', title: 'issue-7', made: ['baton/issue-7'], allow };
      const other = (facts: Partial<PushedPull>): PushedPull => same({ branch: 'baton/issue-7', ...facts });
      expect((await push({ ...chosen, samePulls: [other({})] })).body?.outcome).toBe('succeeded');
      const approved = { ...chosen, samePulls: [other({ approvedBy: ['mona'] })] };
      expect((await push(approved)).body?.failure).toMatchObject({
        reason: 'branch-refused',
        message: expect.stringMatching(
          /^BATON-E715: Nothing is pushed to "baton\/issue-7", the branch of #7: mona approved #7, and/,
        ),
      });
      expect((await push({ ...approved, allow: { ...allow, 'push-approved': true } })).body?.outcome).toBe('succeeded');
      const merging = await push({ ...chosen, samePulls: [other({ hasAutoMerge: true })] });
      expect(merging.body?.failure?.message).toContain('GitHub merges #7 by itself');
      const own = await push({ ...approved, branch: 'baton/issue-{{ subject.number }}', made: ['baton/issue-42'] });
      expect(own.body?.outcome).toBe('succeeded');
    },
  );
});
