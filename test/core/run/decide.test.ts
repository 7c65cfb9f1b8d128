import { describe, expect } from 'vitest';
import type { Effect } from '../../../src/core/state/decide.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, type Done, getState, join, type Plan, type RunLimits } from './run-builder.ts';

interface Row {
  readonly ids: readonly string[];
  readonly title: string;
  readonly plan?: Plan;
  readonly done?: readonly Done[];
  readonly limits?: RunLimits;
  readonly ended?: boolean;
  readonly cause?: number;
  readonly now?: string;
  readonly effects: readonly string[];
}

const failed = (stage: string, attempt = 1): Done => ({ stage, outcome: 'failed', attempt });

const rows: readonly Row[] = [
  { ids: ['H-38'], title: 'the run record starts the first stage', effects: ['start investigate 1/1 for agent'] },
  {
    ids: ['H-38'],
    title: 'each record starts the next stage',
    done: [{ stage: 'investigate' }],
    effects: ['start fix 1/1 for agent'],
  },
  {
    ids: ['DESIGN-2'],
    title: 'a built-in is started for publish',
    done: [{ stage: 'investigate' }, { stage: 'fix' }],
    effects: ['start open-pr 1/1 for publish'],
  },
  {
    ids: ['H-38'],
    title: 'the last success ends the run',
    done: [{ stage: 'investigate' }, { stage: 'fix' }, { stage: 'open-pr' }],
    effects: ['end succeeded: all stages succeeded'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'an ended run starts nothing',
    done: [failed('investigate')],
    ended: true,
    effects: ['ignore: the run has ended'],
  },
  {
    ids: ['DESIGN-2'],
    title: 'all stages without needs start together',
    plan: join,
    effects: ['start left 1/1 for agent', 'start right 1/1 for agent'],
  },
  { ids: ['DESIGN-2'], title: 'the first of two siblings starts nothing', plan: join, done: [{ stage: 'left' }], effects: [] },
  {
    ids: ['DESIGN-2', 'DESIGN-5'],
    title: 'whoever wrote the last record that a join needs starts it',
    plan: join,
    done: [{ stage: 'left' }, { stage: 'right' }],
    effects: ['start both 1/1 for agent'],
  },
  {
    ids: ['DESIGN-2', 'DESIGN-5'],
    title: 'the other one does not, though it sees the same records',
    plan: join,
    done: [{ stage: 'left' }, { stage: 'right' }],
    cause: 2,
    effects: [],
  },
  {
    ids: ['C-21'],
    title: 'a failed attempt starts the next',
    plan: { a: { attempts: 2 } },
    done: [failed('a')],
    effects: ['start a 2/2 for agent'],
  },
  {
    ids: ['C-22'],
    title: 'the last failed attempt ends the run, with its reason',
    plan: { a: { attempts: 2 } },
    done: [failed('a'), failed('a', 2)],
    effects: ['end failed: a: exit-status'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'a failure does not end the run while a sibling is at work',
    plan: join,
    done: [failed('left')],
    effects: [],
  },
  {
    ids: ['DESIGN-5'],
    title: 'the sibling that ends after a failure ends the run',
    plan: join,
    done: [failed('left'), { stage: 'right' }],
    effects: ['end failed: left: exit-status'],
  },
  {
    ids: ['DESIGN-2'],
    title: 'a branch that moved starts the same attempt again',
    plan: { a: {} },
    done: [{ stage: 'a', outcome: 'failed', reason: 'stale-base' }],
    effects: ['start a 1/2 for agent'],
  },
  {
    ids: ['DESIGN-4.4'],
    title: 'noop in every stage ends the run as noop',
    plan: { a: {}, b: { needs: ['a'] } },
    done: [
      { stage: 'a', outcome: 'noop' },
      { stage: 'b', outcome: 'noop' },
    ],
    effects: ['end noop: no stage had anything to do'],
  },
  {
    ids: ['F-M7'],
    title: 'a run that committed is a success, though its built-ins had nothing to do',
    plan: { fix: { branch: 'x/y' }, 'open-lab': { needs: ['fix'] } },
    done: [
      { stage: 'fix', body: { commits: { base: 'a', head: 'b', published: 'c' } } },
      { stage: 'open-lab', outcome: 'noop', body: { engine: 'built-in', agent: 'labels' } },
    ],
    effects: ['end succeeded: all stages succeeded'],
  },
  {
    ids: ['F-M7', 'DESIGN-4.4'],
    title: 'a run that committed nothing and whose built-ins had nothing to do is a noop',
    plan: { fix: { branch: 'x/y' }, 'open-lab': { needs: ['fix'] } },
    done: [{ stage: 'fix' }, { stage: 'open-lab', outcome: 'noop', body: { engine: 'built-in', agent: 'labels' } }],
    effects: ['end noop: nothing was changed or made'],
  },
  {
    ids: ['F-M20', 'X-15'],
    title: 'a built-in costs nothing, so it is started although the run has cost as much as it may',
    plan: { fix: { branch: 'x/y' }, 'open-pr': { needs: ['fix'] } },
    done: [{ stage: 'fix', body: { usage: { costUsd: 2 } } }],
    limits: { 'max-cost-usd': 1 },
    effects: ['start open-pr 1/1 for publish'],
  },
  {
    ids: ['F-M20', 'X-15'],
    title: 'an agent is not started once the run has cost as much as it may, also beside a built-in',
    plan: { fix: {}, more: { needs: ['fix'] }, 'open-pr': { needs: ['fix'] } },
    done: [{ stage: 'fix', body: { usage: { costUsd: 2 } } }],
    limits: { 'max-cost-usd': 1 },
    effects: ['end failed: limits.max-cost-usd is 1, and the run has cost 2'],
  },
  {
    ids: ['DESIGN-4.4'],
    title: 'noop in some stages is a success',
    plan: { a: {}, b: { needs: ['a'] } },
    done: [{ stage: 'a', outcome: 'noop' }, { stage: 'b' }],
    effects: ['end succeeded: all stages succeeded'],
  },
  {
    ids: ['DESIGN-4.4', 'F-M18'],
    title: 'a question asks a person, and the run stays open',
    plan: { a: {}, b: { needs: ['a'] } },
    done: [{ stage: 'a', outcome: 'needs-input', reason: 'Which branch?' }],
    effects: ['ask a'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'the last task within max-tasks starts',
    done: [{ stage: 'investigate' }],
    limits: { 'max-tasks': 2 },
    effects: ['start fix 1/1 for agent'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'the task beyond max-tasks ends the run instead',
    done: [{ stage: 'investigate' }],
    limits: { 'max-tasks': 1 },
    effects: ['end failed: limits.max-tasks is 1, and the next execution would be number 2'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'executions count, not stages',
    plan: { a: { attempts: 9 } },
    done: [failed('a'), failed('a', 2)],
    limits: { 'max-tasks': 2 },
    effects: ['end failed: limits.max-tasks is 2, and the next execution would be number 3'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'at the time limit the next stage still starts',
    done: [{ stage: 'investigate', body: { finishedAt: '2026-03-18T08:30:00Z' } }],
    limits: { 'timeout-minutes': 30 },
    now: '2026-03-18T08:30:01Z',
    effects: ['start fix 1/1 for agent'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'after the time limit the run ends instead',
    done: [{ stage: 'investigate', body: { finishedAt: '2026-03-18T08:30:01Z' } }],
    limits: { 'timeout-minutes': 30 },
    now: '2026-03-18T08:30:01Z',
    effects: ['end failed: limits.timeout-minutes is 30, and the run has taken 31'],
  },
  {
    ids: ['DESIGN-5', 'T17'],
    title: 'time in which nothing was at work, as in a pause of the whole repository, does not count',
    done: [{ stage: 'investigate', body: { finishedAt: '2026-03-18T08:29:00Z' } }],
    limits: { 'timeout-minutes': 30 },
    now: '2026-03-18T12:00:00Z',
    effects: ['start fix 1/1 for agent'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'time in which two were at work counts once',
    plan: join,
    done: [
      { stage: 'left', body: { finishedAt: '2026-03-18T08:20:00Z' } },
      { stage: 'right', body: { startedAt: '2026-03-18T08:10:00Z', finishedAt: '2026-03-18T08:30:00Z' } },
    ],
    limits: { 'timeout-minutes': 30 },
    now: '2026-03-18T08:40:00Z',
    effects: ['start both 1/1 for agent'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'what a job says of its times counts as far as our clock bears it out',
    done: [{ stage: 'investigate', body: { startedAt: '1970-01-01T00:00:00Z', finishedAt: '2099-01-01T00:00:00Z' } }],
    limits: { 'timeout-minutes': 30 },
    now: '2026-03-18T08:30:00Z',
    effects: ['start fix 1/1 for agent'],
  },
  {
    ids: ['DESIGN-5'],
    title: 'a run that is done is not late',
    plan: { a: {} },
    done: [{ stage: 'a' }],
    limits: { 'timeout-minutes': 30, 'max-tasks': 1 },
    now: '2026-03-19T08:00:00Z',
    effects: ['end succeeded: all stages succeeded'],
  },
];

describe('decide', () => {
  for (const { ids, title, plan = chain, done = [], limits = {}, ended = false, effects, ...given } of rows) {
    const input = [
      ...done.map(({ stage, outcome = 'succeeded' }) => `${stage} ${outcome}`),
      JSON.stringify({ ...limits, ...given }),
    ].join(', ');
    requirement({ ids, title, input, expected: effects.join('; ') || 'only the status comment' }, () => {
      const state = getState(buildRecords(plan, done, { limits, ended }));
      const options = { cause: given.cause ?? done.length + 1, now: given.now ?? '2026-03-18T08:10:00Z' };
      expect(decide(state, options).map(describeEffect)).toEqual([...effects, ...asked(effects), 'status', ...folded(effects)]);
      expect(decide(state, options)).toEqual(decide(state, options));
    });
  }
});

/** A run that ends so goes on only by a person (C-22). */
function asked(effects: readonly string[]): readonly string[] {
  return effects.some((effect) => /^end (?:failed|needs-input):/.test(effect)) ? ['escalate'] : [];
}

/** Of a run that has ended only the status comment stays open (U29). */
function folded(effects: readonly string[]): readonly string[] {
  return effects.some((effect) => effect.startsWith('end ') || effect === 'ignore: the run has ended') ? ['fold'] : [];
}

function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'dispatch-task':
      return `start ${effect.stage} ${effect.due.attempt}/${effect.due.execution} for ${effect.for}`;
    case 'end-run':
      return `end ${effect.outcome}: ${effect.reason}`;
    case 'escalate':
      return 'escalate';
    case 'ask':
      return `ask ${effect.stage}`;
    case 'update-views':
      return 'status';
    case 'react':
      return `react ${effect.outcome}`;
    case 'write-history':
      return 'history';
    case 'fold-comments':
      return 'fold';
    case 'notify':
      return `notify ${effect.key}`;
    case 'ignore':
      return `ignore: ${effect.reason}`;
  }
}
