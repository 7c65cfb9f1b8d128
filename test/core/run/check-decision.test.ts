import { describe, expect, it } from 'vitest';
import type { BatonRecord } from '../../../src/core/record/record.ts';
import { checkDecision, type ProposedDecision } from '../../../src/core/run/check-decision.ts';
import type { State } from '../../../src/core/run/state.ts';
import { buildDecision, buildEnd } from '../../support/record-builders.ts';
import { buildSpawned, type SpawnStep } from '../state/spawn-builder.ts';
import { getState, store } from './run-builder.ts';

const stages = {
  first: { agent: 'worker' },
  second: { agent: 'worker', needs: ['first'], approval: {} },
  third: { agent: 'worker', needs: ['second'] },
  split: { agent: 'worker', children: { 'on-parent-failure': 'cancel' }, 'continue-on-failure': true },
};
const failed = { outcome: 'failed', reason: 'unknown-target' } as const;

/** The state after steps, and after decisions and ends behind them. */
function stateAfter(steps: readonly SpawnStep[], ...more: readonly ((seq: number) => BatonRecord)[]): State {
  const records = buildSpawned(steps, { stages });
  return getState([...records, ...more.map((build, index) => store(build(records.length + index + 1)))]);
}

const decided =
  (verb: ProposedDecision['verb'], { task = '', comment = 10 }: { readonly task?: string; readonly comment?: number } = {}) =>
  (seq: number) =>
    buildDecision({ seq, task }, { verb, source: { kind: 'comment', comment } });
const ended =
  (outcome: 'failed' | 'succeeded' | 'cancelled') =>
  (seq: number): BatonRecord => ({ ...buildEnd({ seq }), body: { outcome, reason: '', finishedAt: '2026-03-18T09:00:00Z' } });

function check(state: State, verb: ProposedDecision['verb'], more: Partial<ProposedDecision> = {}): string | undefined {
  return checkDecision(state, { verb, source: { kind: 'comment', comment: 20 }, ...more });
}

const asking: SpawnStep = { stage: 'first', outcome: 'needs-input' };
const working = stateAfter([]);
const over = stateAfter([{ stage: 'first', ...failed }], ended('failed'));

describe('a decision about a run that has ended', () => {
  it('has no effect, and the answer names the outcome', () => {
    for (const verb of ['pause', 'answer', 'cancel', 'supersede', 'expire', 'approve', 'reject'] as const)
      expect([verb, check(over, verb, { stage: 'first' })]).toEqual([verb, 'Run `fix-42` has ended already (failed).']);
  });
});

describe('a decision about a run that is under way', () => {
  it('may end or pause it', () => {
    for (const verb of ['pause', 'cancel', 'supersede'] as const) expect(check(working, verb)).toBeUndefined();
  });

  it('resumes only what is paused, and pauses only what is not', () => {
    const paused = stateAfter([], decided('pause'));
    expect([check(paused, 'resume'), check(working, 'resume')]).toEqual([undefined, 'Run `fix-42` is not paused.']);
    expect(check(paused, 'pause')).toBe('Run `fix-42` is paused already.');
  });

  it('has no effect when a later comment has decided already', () => {
    const newer = stateAfter([], decided('pause', { comment: 30 }));
    const late = 'A newer command has been carried out for run `fix-42`, so this one came too late.';
    expect(check(newer, 'resume')).toBe(late);
    expect(check(newer, 'cancel')).toBe(late);
    expect(check(newer, 'resume', { source: { kind: 'comment', comment: 30 } })).toBeUndefined();
    expect(check(newer, 'cancel', { source: { kind: 'event', event: 'x' } })).toBeUndefined();
    const byEvent = stateAfter([], (seq) => buildDecision({ seq }, { verb: 'pause', source: { kind: 'event', event: 'x' } }));
    expect(check(byEvent, 'resume')).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is taken by a stage that asks, and by no other', () => {
    expect(check(stateAfter([asking]), 'answer', { stage: 'first' })).toBeUndefined();
    const other = 'Stage `third` of run `fix-42` waits for no answer.';
    expect(check(stateAfter([asking]), 'answer', { stage: 'third' })).toBe(other);
    expect(check(stateAfter([asking]), 'answer')).toBe('Stage `` of run `fix-42` waits for no answer.');
  });

  it('that is the second one hears whose counts, even when it is the older comment', () => {
    const answered = stateAfter([asking], decided('answer', { task: 'first', comment: 30 }));
    expect(check(answered, 'answer', { stage: 'first' })).toMatch(/answered already, by `marla`. The first answer counts/);
  });

  it('is not late because of a newer answer or approval of another stage, but because of any other newer command', () => {
    const both = { stage: 'split', outcome: 'needs-input' } as const;
    for (const verb of ['answer', 'approve'] as const) {
      expect(
        check(stateAfter([asking, both], decided(verb, { task: 'split', comment: 30 })), 'answer', { stage: 'first' }),
      ).toBeUndefined();
    }
    expect(check(stateAfter([asking], decided('approve', { task: 'first', comment: 30 })), 'answer', { stage: 'first' })).toMatch(
      /too late/,
    );
    expect(check(stateAfter([asking], decided('pause', { comment: 30 })), 'answer', { stage: 'first' })).toMatch(/too late/);
    expect(check(stateAfter([], decided('answer', { task: 'first', comment: 30 })), 'cancel')).toMatch(/too late/);
  });
});

describe('the time of a wait', () => {
  it('is over for a stage that waits for a person or for children, and for no other', () => {
    const waiting: SpawnStep = { stage: 'split', makes: ['1-a'], wait: { names: ['split/1-a'], until: 'all' } };
    expect(check(stateAfter([asking]), 'expire', { stage: 'first' })).toBeUndefined();
    expect(check(stateAfter([waiting]), 'expire', { stage: 'split' })).toBeUndefined();
    expect(check(stateAfter([asking]), 'expire', { stage: 'third' })).toBe('Stage `third` of run `fix-42` waits no longer.');
    expect(check(stateAfter([asking]), 'expire')).toBe('Stage `` of run `fix-42` waits no longer.');
  });
});

describe('an approval', () => {
  const due = stateAfter([{ stage: 'first' }]);
  const row = due.rows.get('second');
  const basis = row?.status === 'waiting' && 'basis' in row.wait ? String(row.wait.basis) : '';
  const approval = (of: string) => ({ basis: of, approvers: [], count: 1 }) as never;

  it('fits a stage that waits for it, and exactly what the person saw', () => {
    expect(basis).not.toBe('');
    expect(check(due, 'approve', { stage: 'second', approval: approval(basis) })).toBeUndefined();
    expect(check(due, 'reject', { stage: 'second' })).toBeUndefined();
    expect(check(due, 'approve', { stage: 'second', approval: approval('old') })).toMatch(/has changed meanwhile/);
    for (const stage of ['first', undefined]) expect(check(due, 'approve', { stage })).toMatch(/does not wait for approval/);
  });

  it('counts beside the newer one of another person, but a refusal that came late does not', () => {
    const newer = stateAfter([{ stage: 'first' }], decided('pause', { comment: 30 }));
    expect(check(newer, 'approve', { stage: 'second' })).toBeUndefined();
    expect(check(newer, 'reject', { stage: 'second' })).toMatch(/too late/);
  });
});

describe('another attempt', () => {
  const retry = (state: State, stage?: string) => check(state, 'retry', { stage });

  it('is only for a run that failed', () => {
    expect(retry(working)).toMatch(/is under way, so there is nothing to try again yet/);
    expect(retry(stateAfter([asking]))).toMatch(/waits for an answer/);
    expect(retry(stateAfter([{ stage: 'first' }], ended('succeeded')))).toBe(
      'Run `fix-42` has ended already (succeeded). Only what failed can be tried again.',
    );
    expect(retry(over)).toBeUndefined();
  });

  it('is for a stage that failed or was stopped, not for one that ended well or is unknown', () => {
    expect(retry(over, 'first')).toBeUndefined();
    expect(retry(over, 'split')).toBeUndefined();
    expect(retry(over, 'nothing')).toBe(
      'Run `fix-42` has no stage `nothing`; its stages are `first`, `second`, `third`, `split`.',
    );
    const other = stateAfter([{ stage: 'first' }, { stage: 'split', ...failed }], ended('failed'));
    expect(retry(other, 'first')).toMatch(/did not fail/);
    // It waits for an approval, which another attempt may ask for again; what it holds back cannot start.
    expect(retry(other, 'second')).toBeUndefined();
    expect(retry(other, 'third')).toMatch(/did not fail/);
  });

  it('is for a child whose parent reads what it comes to', () => {
    const turn: SpawnStep = { stage: 'split', makes: ['1-a'] };
    const child: SpawnStep = { stage: 'split/1-a', ...failed };
    expect(retry(stateAfter([turn, child], ended('failed')), 'split/1-a')).toMatch(/has a parent that has ended well/);
    const waiting: SpawnStep = { ...turn, wait: { names: ['split/1-a'], until: 'all' } };
    expect(retry(stateAfter([waiting, child], ended('failed')), 'split/1-a')).toBeUndefined();
    const again: SpawnStep = { stage: 'split', execution: 2, ...failed };
    const cancelled = stateAfter(
      [{ ...turn, wait: { names: ['split/1-a'], until: 'first' } }, { stage: 'split', expires: true }, again],
      ended('failed'),
    );
    expect(retry(cancelled, 'split/1-a')).toMatch(
      /was cancelled, because a task above it failed. Comment `\/baton retry split` instead/,
    );
  });
});
