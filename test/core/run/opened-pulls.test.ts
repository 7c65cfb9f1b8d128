import { describe, expect, it } from 'vitest';
import type { TaskBody } from '../../../src/core/record/record.ts';
import {
  countCreated,
  findOpenedPull,
  findPullOpenedFor,
  findStaleSummary,
  findWaitingChecks,
  listOpenedPulls,
  openedPullOf,
} from '../../../src/core/run/published.ts';
import { buildRun, buildTask } from '../../support/record-builders.ts';
import { type Stages, stateOf } from '../state/spawn-builder.ts';

describe('pull requests that a run has opened', () => {
  const opened = (stage: string, pr: string | undefined, more: Partial<TaskBody> = {}) =>
    buildTask(
      {},
      {
        stage,
        engine: 'built-in',
        agent: 'pull-request',
        results: pr === undefined ? { branch: 'x' } : { pr, branch: 'x' },
        ...more,
      },
    );

  it('are told by the built-in alone, when it succeeded and named a number', () => {
    const numberOf = (pr: string | undefined, more: Partial<TaskBody> = {}) => openedPullOf(opened('open', pr, more).body);
    expect(numberOf('17')).toBe(17);
    expect([
      numberOf('17', { engine: 'command' }),
      numberOf('17', { agent: 'comment' }),
      numberOf('17', { outcome: 'failed' }),
    ]).toEqual([undefined, undefined, undefined]);
    expect([undefined, '0', '', 'x17', '17x', '12345678901'].map((pr) => numberOf(pr))).toEqual(Array(6).fill(undefined));
    expect(['9', '1234567890'].map((pr) => numberOf(pr))).toEqual([9, 1_234_567_890]);
  });

  it('are listed once each, and found for a branch, the newest', () => {
    const tasks = [
      opened('a', '1'),
      opened('b', '2', { results: { pr: '2', branch: 'y' } }),
      opened('c', '3'),
      opened('d', '1'),
      opened('e', undefined),
    ];
    expect(listOpenedPulls({ tasks })).toEqual([1, 2, 3]);
    expect([findPullOpenedFor({ tasks: tasks.slice(0, 3) }, 'x'), findPullOpenedFor({ tasks }, 'z')]).toEqual([3, undefined]);
  });

  it('are those of the stages before a stage', () => {
    const stages: Stages = {
      open: { uses: 'pull-request', with: { title: 'x' } },
      note: { agent: 'worker', needs: ['open'] },
      apart: { agent: 'worker' },
    };
    const of = (pr: string) => ({ stage: 'open', body: { engine: 'built-in', agent: 'pull-request', results: { pr } } });
    const state = stateOf(stages, [of('4'), of('5')]);
    expect([findOpenedPull(state, 'note'), findOpenedPull(state, 'apart'), findOpenedPull(state, 'open')]).toEqual([
      5,
      undefined,
      undefined,
    ]);
  });

  it('wait with their checks for a person where a record says so', () => {
    const run = buildRun();
    const waiting = buildTask({}, { commits: { base: 'b', head: 'h', published: 'p', checksWait: true } });
    const pushed = buildTask({}, { commits: { base: 'b', head: 'h', published: 'p' } });
    expect(findWaitingChecks({ run, tasks: [buildTask(), pushed, waiting] })).toBe(42);
    expect(findWaitingChecks({ run, tasks: [buildTask(), pushed] })).toBeUndefined();
  });
});

describe('what built-ins have made', () => {
  const made = (agent: string, results: TaskBody['results'] = {}, more: Partial<TaskBody> = {}) =>
    buildTask({}, { engine: 'built-in', agent, results, ...more });

  it('counts one for each success of this kind', () => {
    const tasks = [
      made('comment'),
      made('comment'),
      made('comment', {}, { outcome: 'failed' }),
      made('comment', {}, { engine: 'command' }),
      made('issue'),
    ];
    expect([countCreated({ tasks }, 'comment'), countCreated({ tasks }, 'pull-request')]).toEqual([2, 0]);
  });

  it('counts each label that was changed', () => {
    const tasks = [
      made('labels', { labels_added: 'a, b', labels_removed: 'c' }),
      made('labels', { labels_added: '', labels_removed: '' }),
      made('labels'),
    ];
    expect(countCreated({ tasks }, 'labels')).toBe(3);
  });
});

describe('the summary on a pull request', () => {
  const shown = buildTask({}, { summaryComment: { pull: 7, comment: 70 } });
  const newer = buildTask({}, { summaryComment: { pull: 7, comment: 71 } });
  const told = buildTask({}, { handoff: { version: 1, summary: 'x' } });

  it('is stale once the last record has a handoff that it does not show', () => {
    expect(findStaleSummary({ tasks: [shown, newer, buildTask(), told] })).toEqual({ pull: 7, comment: 71 });
    expect(findStaleSummary({ tasks: [shown, buildTask({}, { locator: {} as never })] })).toEqual({ pull: 7, comment: 70 });
  });

  it('is not stale without one, or where there is no summary or no record', () => {
    expect(findStaleSummary({ tasks: [told, shown, buildTask()] })).toBeUndefined();
    expect([findStaleSummary({ tasks: [told] }), findStaleSummary({ tasks: [] })]).toEqual([undefined, undefined]);
  });
});
