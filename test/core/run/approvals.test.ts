import { describe, expect, it } from 'vitest';
import type { BatonRecord, TransferRecord } from '../../../src/core/record/record.ts';
import {
  approvalBasisOf,
  approvalOf,
  approvalSeqs,
  findApproval,
  findLastApproval,
  involvedIn,
  isComplete,
} from '../../../src/core/run/approvals.ts';
import { startCommitOf } from '../../../src/core/run/published.ts';
import { buildDecision, buildTask } from '../../support/record-builders.ts';
import { buildDone, buildRecords, type Done, getState, type Plan, store } from './run-builder.ts';

const plan: Plan = {
  a: {},
  side: {},
  b: { needs: ['a'], attempts: 3, approval: {} },
  c: { needs: ['b'] },
};

function transfer(task: string, seq: number, execution: number): TransferRecord {
  const { kind: _, body: _body, ...place } = buildTask({ task, execution, seq });
  return { ...place, kind: 'transfer', body: { from: 'worker', to: 'other', message: 'x', timestamp: '2026-03-18T08:05:00Z' } };
}

const done = (seq: number, task: Done) => buildDone(task, { seq });
const answer = (seq: number, task: string) => buildDecision({ seq, task });

function stateOf(...records: readonly BatonRecord[]) {
  return getState([...buildRecords(plan), ...records.map(store)]);
}

const due = { attempt: 2, execution: 3 };
const records = [
  done(2, { stage: 'a' }),
  done(3, { stage: 'side' }),
  done(4, { stage: 'b', outcome: 'failed' }),
  transfer('b', 5, 1),
  transfer('side', 6, 1),
  transfer('a', 7, 1),
  answer(8, 'a'),
  answer(9, 'side'),
  answer(10, 'b'),
  answer(11, ''),
  buildDecision({ seq: 12 }, { verb: 'retry' }),
  buildDecision({ seq: 13 }, { verb: 'pause' }),
  transfer('b', 14, 3),
  done(15, { stage: 'b', attempt: 2, execution: 2, outcome: 'failed', reason: 'stale-base' }),
  done(16, { stage: 'b', attempt: 2, execution: 3, outcome: 'failed' }),
];

describe('what an approval is given for', () => {
  it('is all that the execution builds on, in the order of the records, and nothing of stages beside it or of later executions', () => {
    expect(approvalSeqs(stateOf(...records), { stage: 'b', due })).toEqual([1, 2, 4, 5, 7, 8, 10, 11, 12, 15]);
  });

  it('is in order where a transfer stands before a task in time', () => {
    const state = stateOf(transfer('a', 2, 1), done(3, { stage: 'a', execution: 2 }));
    expect(approvalSeqs({ ...state, tasks: [...state.tasks].toReversed() }, { stage: 'b', due })).toEqual([1, 2, 3]);
  });

  it('has the attempt and the agent whose turn it is', () => {
    const first = stateOf(done(2, { stage: 'a' }));
    const asked = { stage: 'b', due: { attempt: 1, execution: 1 } };
    expect(approvalBasisOf(first, asked)).toBe('1 worker 1,2');
    expect(approvalBasisOf(stateOf(done(2, { stage: 'a' }), transfer('b', 3, 1)), { stage: 'b', due })).toBe('2 other 1,2,3');
  });

  it('is asked for by the stages of the configuration that say so', () => {
    const { run } = stateOf();
    expect([approvalOf(run, 'b') !== undefined, approvalOf(run, 'a'), approvalOf(run, 'gone')]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });
});

const ann = { id: 1, login: 'ann' };
const bob = { id: 2, login: 'bob' };
const approve = (
  seq: number,
  {
    task = 'b',
    basis = 'x',
    approvers = [ann],
    count,
    head = 'f'.repeat(40),
  }: {
    readonly task?: string;
    readonly basis?: string;
    readonly approvers?: readonly (typeof ann)[];
    readonly count?: number;
    readonly head?: string;
  } = {},
) => buildDecision({ seq, task }, { verb: 'approve', approval: { basis, approvers: [...approvers], count, head } as never });

describe('the approval that counts', () => {
  it('is the newest one of the same stage and of the same basis', () => {
    const decisions = [approve(2), approve(3), approve(4, { basis: 'y' }), approve(5, { task: 'c' })];
    expect(findApproval({ decisions }, 'b', 'x')?.seq).toBe(3);
    expect(findApproval({ decisions }, 'a', 'x')).toBeUndefined();
    expect(
      findApproval({ decisions: [buildDecision({ task: 'b' }, { approval: { basis: 'x' } as never })] }, 'b', 'x'),
    ).toBeUndefined();
  });

  it('is complete with as many different people as are asked for, one where nothing is said', () => {
    expect(isComplete(approve(2))).toBe(true);
    expect(isComplete(approve(2, { count: 2 }))).toBe(false);
    expect(isComplete(approve(2, { count: 2, approvers: [ann, bob] }))).toBe(true);
    expect(isComplete(approve(2, { count: 2, approvers: [ann, ann] }))).toBe(false);
    expect(isComplete(buildDecision({}, { verb: 'approve' }))).toBe(false);
  });

  it('names the commit that was shown, once it is complete', () => {
    const partial = approve(3, { count: 2, head: 'e'.repeat(40) });
    expect(findLastApproval({ decisions: [approve(2), partial] }, 'b')?.body.approval?.head).toBe('f'.repeat(40));
    expect(findLastApproval({ decisions: [partial] }, 'b')).toBeUndefined();
  });

  it('decides from which commit the stage starts, until the stage has published another one', () => {
    const head = 'f'.repeat(40);
    const state = stateOf(done(2, { stage: 'a' }), approve(3));
    expect(startCommitOf(state, 'b')).toBe(head);
    const behind = { published: 'c'.repeat(40), base: head, head: 'c'.repeat(40) };
    const body = { waits: true, commits: behind } as const;
    const waited = { ...state, tasks: [...state.tasks, done(4, { stage: 'b', body })], rows: new Map() };
    expect(startCommitOf(waited, 'b')).toBe(behind.published);
    const asked = { ...waited, decisions: [...waited.decisions, approve(5)] };
    expect(startCommitOf(asked, 'b')).toBe(head);
  });
});

describe('the people who may not approve alone', () => {
  it('are those who started the run, let it go on after its end, or answered a question of it', () => {
    const by = (id: number, verb: 'retry' | 'answer' | 'approve' | 'pause') =>
      buildDecision({ seq: id }, { verb, actor: { id, login: `p${id}` } });
    const state = stateOf();
    const decisions = [by(51, 'retry'), by(52, 'answer'), by(53, 'approve'), by(54, 'pause')];
    expect([...involvedIn({ run: state.run, decisions })]).toEqual([state.run.body.trigger.actor.id, 51, 52]);
  });
});
