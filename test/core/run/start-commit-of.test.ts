import { describe, expect, it } from 'vitest';
import { startCommitOf } from '../../../src/core/run/published.ts';
import type { State } from '../../../src/core/run/state.ts';
import { buildDecision } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { literal, type SpawnStep, stateOf, two, zero } from '../state/spawn-builder.ts';
import { buildRecords, chain, type Done, getState, type Plan } from './run-builder.ts';

const frozen = 'a'.repeat(40);
const commits = (published: string) => ({ commits: { base: frozen, head: 'e'.repeat(40), published } });
const published = (stage: string, sha: string, rest: Partial<Done> = {}): Done => ({ stage, ...rest, body: commits(sha) });

const b = 'b'.repeat(40);
const c = 'c'.repeat(40);
const fork: Plan = { ...chain, docs: {}, last: { needs: ['fix', 'docs'] } };

const rows: readonly { title: string; plan?: Plan; done: readonly Done[]; stage: string; head: string }[] = [
  {
    title: 'without commits it is the commit frozen at the trigger',
    done: [{ stage: 'investigate' }],
    stage: 'fix',
    head: frozen,
  },
  { title: 'the commit that a needed stage published', done: [published('investigate', b)], stage: 'fix', head: b },
  { title: 'also from further back', done: [published('investigate', b), { stage: 'fix' }], stage: 'open-pr', head: b },
  { title: 'the newest of several', done: [published('investigate', b), published('fix', c)], stage: 'open-pr', head: c },
  { title: 'a sibling that is not needed does not count', plan: fork, done: [published('docs', b)], stage: 'fix', head: frozen },
  {
    title: 'the newest over both arms of a join',
    plan: fork,
    done: [published('fix', c), published('docs', b)],
    stage: 'last',
    head: b,
  },
  {
    title: 'the stage’s own earlier attempt counts',
    done: [{ stage: 'investigate' }, published('fix', c, { outcome: 'failed' })],
    stage: 'fix',
    head: c,
  },
];

describe('startCommitOf', () => {
  for (const { title, plan = chain, done, stage, head } of rows) {
    requirement({ ids: ['H-39', 'DESIGN-2'], title, input: `head of ${stage}`, expected: `${head.slice(0, 4)}…` }, () => {
      expect(startCommitOf(getState(buildRecords(plan, done)), stage)).toBe(head);
    });
  }

  /** A person has approved this commit for a task, behind so many of its executions. */
  const approved = (state: State, task: string, behind = 0): State => {
    const approval = { basis: 'x', approvers: [{ id: 7, login: 'marla' }], count: 1, head: c };
    const seq = (state.tasks[behind - 1]?.seq ?? state.run.seq) + 0.5;
    return { ...state, decisions: [buildDecision({ task, seq }, { verb: 'approve', approval })] };
  };

  it('is for an element the one that was approved for its stage, unless it is about a work of its own', () => {
    expect(startCommitOf(approved(stateOf(literal, [{ stage: 'plan' }]), 'attempt'), 'attempt[0]')).toBe(c);
    const each = {
      attempt: literal.attempt ?? {},
      test: { agent: 'worker', needs: ['attempt'], matrix: { from: 'needs.attempt.each' } },
    };
    const state = stateOf({ plan: literal.plan ?? {}, ...each }, [{ stage: 'plan' }, zero, { ...two, stage: 'attempt[1]' }, two]);
    expect(startCommitOf(approved(state, 'test'), 'test[0]')).toBe(frozen);
  });

  it('is after a wait the newest one, in the attempt that waited alone', () => {
    const stages = { split: { agent: 'worker', children: {}, retry: { attempts: 2 } }, beside: { agent: 'worker' } };
    const turn = (execution: number, more: Partial<SpawnStep> = {}): SpawnStep => ({
      stage: 'split',
      execution,
      attempt: 1,
      ...more,
    });
    const waits = { makes: ['1-a'], wait: { names: ['split/1-a'], until: 'all' as const }, body: commits(b) };
    const child: SpawnStep = { stage: 'split/1-a' };
    const failed = { outcome: 'failed', reason: 'exit-status' } as const;
    const startsFrom = (behind: number, ...steps: readonly SpawnStep[]) =>
      startCommitOf(approved(stateOf(stages, steps), 'split', behind), 'split');
    expect(startsFrom(0, turn(1, waits), child, turn(2, { ...failed, reason: 'overloaded' }))).toBe(b);
    expect(startsFrom(3, turn(1, waits), child, turn(2, failed))).toBe(c);
    const second = turn(3, { ...failed, attempt: 2 });
    expect(startsFrom(1, turn(1, failed), turn(2, { ...waits, attempt: 2 }), child, second, { stage: 'beside' })).toBe(b);
  });
});
