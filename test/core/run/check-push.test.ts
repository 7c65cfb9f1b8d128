import { describe, expect, it } from 'vitest';
import {
  checkNamedPush,
  checkOpenedPush,
  checkPush,
  isMadeByOwn,
  isOwnBranch,
  type PushedPull,
  type PushTarget,
} from '../../../src/core/run/check-push.ts';
import { buildRun } from '../../support/record-builders.ts';
import { buildDone, buildRecords, chain, getState } from './run-builder.ts';

const open: PushedPull = { number: 7, branch: 'topic', state: 'open', hasAutoMerge: false, approvedBy: [] };
const target: PushTarget = { branch: 'topic', isProtected: false, number: 7, pull: open, others: [] };
const state = getState(buildRecords(chain));
const allowing = { run: allowPushes(state.run) };

function allowPushes(run: typeof state.run): typeof state.run {
  const { config } = run.body;
  const fix = config.pipelines.fix;
  if (fix === undefined) throw new Error('The pipeline is missing.');
  const pipelines = { fix: { ...fix, allow: { ...fix.allow, 'push-approved': true } } };
  return { ...run, body: { ...run.body, config: { ...config, pipelines } } };
}

const targets: readonly { title: string; change: Partial<PushTarget>; says?: RegExp; allows?: true }[] = [
  { title: 'an open pull request that nobody approved takes commits', change: {} },
  { title: 'the default branch takes none', change: { branch: 'main' }, says: /default branch/ },
  { title: 'a pull request that GitHub does not show takes none', change: { pull: undefined }, says: /shows no such/ },
  { title: 'a merged one takes none', change: { pull: { ...open, state: 'merged' } }, says: /is merged/ },
  {
    title: 'one on another branch takes none',
    change: { pull: { ...open, branch: 'other' } },
    says: /on the branch "other" now/,
  },
  { title: 'a deleted branch takes none', change: { isProtected: undefined }, says: /was deleted/ },
  { title: 'a closed one takes none', change: { pull: { ...open, state: 'closed' } }, says: /is closed/ },
  { title: 'a protected branch takes none', change: { isProtected: true }, says: /is protected/ },
  {
    title: 'one that GitHub merges by itself takes none',
    change: { pull: { ...open, hasAutoMerge: true } },
    says: /merges the pull request by itself/,
  },
  {
    title: 'one that GitHub merges by itself takes none even where pushes over approvals are allowed',
    change: { pull: { ...open, hasAutoMerge: true } },
    says: /merges the pull request by itself/,
    allows: true,
  },
  {
    title: 'an approved one takes none, and all who approved are named',
    change: { pull: { ...open, approvedBy: ['ann', 'bob'] } },
    says: /ann, bob approved the pull request/,
  },
  {
    title: 'an approved one takes commits where the configuration allows it',
    change: { pull: { ...open, approvedBy: ['ann'] } },
    allows: true,
  },
  {
    title: 'another pull request of the branch counts like the own one',
    change: { others: [{ ...open, number: 8, approvedBy: ['ann'] }] },
    says: /ann approved #8 \(of the same branch\)/,
  },
];

describe('a push to the branch of the pull request of a run', () => {
  for (const { title, change, says, allows } of targets)
    it(title, () => {
      const found = checkPush(allows === true ? allowing : state, { ...target, ...change });
      if (says === undefined) expect(found).toBeUndefined();
      else expect(found?.message).toMatch(says);
    });
});

describe('a push to a branch for which the run opened a pull request', () => {
  const approved: PushedPull = { ...open, approvedBy: ['ann'] };
  const check = (pull: PushedPull | undefined) => checkOpenedPush(state, { branch: 'topic', pull });

  it('is free where nothing covers the commits: no pull request, one that is not open, or one of another branch', () => {
    const free = [undefined, { ...approved, state: 'closed' as const }, { ...approved, branch: 'other' }, open];
    expect(free.map(check)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is refused where an approval would cover them', () => {
    expect(check(approved)?.message).toMatch(/"topic".*#7.*ann approved the pull request/s);
  });
});

describe('a push to a branch that text of others has named', () => {
  const own = getState([
    ...buildRecords(chain, [
      { stage: 'investigate' },
      { stage: 'fix' },
      { stage: 'open-pr', body: { engine: 'built-in', agent: 'pull-request', results: { pr: '7' } } },
    ]),
  ]);
  const knowing = { ...state, run: { ...state.run, body: { ...state.run.body, branches: [] } } };
  const check = (template: string, pulls: readonly PushedPull[], of: Pick<typeof state, 'run' | 'tasks'> = state) =>
    checkNamedPush(of, { branch: 'topic', template, pulls });

  it('is free where no pull request shows the branch, or only one that the run opened', () => {
    expect(check('{{ trigger.subject.title }}', [])).toBeUndefined();
    expect(check('{{ trigger.subject.title }}', [{ ...open, approvedBy: ['ann'] }], own)).toBeUndefined();
  });

  it('is refused for the pull request of others, whose whole name the text chose', () => {
    for (const template of ['{{ trigger.subject.title }}', ' {% if x %}a{% endif %}'])
      expect(check(template, [open])).toMatchObject({ code: 'BATON-E715', message: expect.stringContaining('#7') });
  });

  it('looks behind something fixed for an approval alone', () => {
    for (const template of ['baton/{{ trigger.subject.title }}', 'x {{ a }}']) {
      expect(check(template, [open])).toBeUndefined();
      expect(check(template, [{ ...open, approvedBy: ['ann'] }])?.message).toMatch(/ann approved #7/);
    }
  });

  it('looks for an approval alone where the run knows the branches of those before it', () => {
    expect(check('{{ a }}', [open], knowing)).toBeUndefined();
    expect(check('{{ a }}', [open, { ...open, number: 8, hasAutoMerge: true }], knowing)?.message).toMatch(/merges #8 by itself/);
  });
});

describe('a branch is one of the run', () => {
  const commits = { base: 'a'.repeat(40), head: 'b'.repeat(40), published: 'c'.repeat(40) };
  const done = buildDone({ stage: 'fix', body: { commits, results: { branch: 'work' } } }, { seq: 2 });

  it('when it has published to it, or a run before it has', () => {
    const { run } = state;
    const knowing = { ...run, body: { ...run.body, branches: ['earlier'] } };
    expect(['work', 'earlier', 'x'].map((name) => isOwnBranch({ run: knowing, tasks: [done] }, name))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isOwnBranch({ run, tasks: [] }, 'work')).toBe(false);
  });
});

describe('commits on a branch make it one of the run', () => {
  const run = buildRun();
  const made = (by: string, of = run, stage = 'fix') =>
    isMadeByOwn(of, { stage, messages: ['Mine', `Fix\n\nBaton-Task: ${by} 1`] });

  it('when they are of this very task, not of another one of the run', () => {
    expect([made('fix-42/fix'), made('fix-42/investigate')]).toEqual([true, false]);
  });

  it('when an earlier run of the pipeline about the same subject made them', () => {
    expect([made('fix-42-2/fix'), made('fix-43/fix'), made('other-42/fix')]).toEqual([true, false, false]);
  });

  it('never when people wrote all of them', () => {
    expect(isMadeByOwn(run, { stage: 'fix', messages: ['Mine', 'Yours'] })).toBe(false);
  });

  it('when an earlier run by cron made them, for a run by cron alone', () => {
    const { trigger } = run.body;
    const timed = { ...run, run: 'fix-20260318-0800', body: { ...run.body, trigger: { ...trigger, kind: 'schedule' } as never } };
    const earlier = ['fix-20260317-0800/fix', 'fix-20260317-0800-2/fix', 'other-20260317-0800/fix', 'fix-20260317-0800x/fix'];
    expect(earlier.map((by) => made(by, timed))).toEqual([true, true, false, false]);
    expect(made('fix-20260317-0800/fix')).toBe(false);
  });
});
