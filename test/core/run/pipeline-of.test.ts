import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../../src/core/record/record.ts';
import { askKey, isAskKey, isCloseKey } from '../../../src/core/run/notices.ts';
import {
  ancestorsOf,
  baseBranchOf,
  branchStagesOf,
  frozenOf,
  hasMatrix,
  hasMergingStage,
  isHandoffInCondition,
  isResponseUsed,
  ownHeadOf,
  pipelineOf,
  pullOfBranch,
  stageOf,
  viewThreadOf,
} from '../../../src/core/run/pipeline-of.ts';
import { buildRun } from '../../support/record-builders.ts';
import { type Stages, stateOf } from '../state/spawn-builder.ts';

const worker = { agent: 'worker' };
const runOf = (stages: Stages) => stateOf(stages, []).run;

describe('the pipeline of a run', () => {
  it('is the one that its first record holds, with its stages; a record without it is a fault', () => {
    const run = runOf({ a: worker });
    expect(Object.keys(pipelineOf(run).stages)).toEqual(['a']);
    expect(() => pipelineOf({ ...run, body: { ...run.body, pipeline: 'other' } })).toThrow('holds no pipeline named other');
    expect(() => stageOf(run, 'b')).toThrow('has no stage named b');
  });

  it('has the stages with a branch, which may have to take turns', () => {
    const note = { uses: 'comment', with: { body: 'x' } };
    expect(branchStagesOf(runOf({ a: { ...worker, branch: 'x' }, b: worker, note }))).toEqual(['a']);
  });

  it('has what a stage needs, through others too, in the order of the configuration', () => {
    const run = runOf({ c: worker, a: worker, b: { ...worker, needs: ['a'] }, d: { ...worker, needs: ['b'] } });
    expect(['d', 'c', 'gone'].map((stage) => ancestorsOf(pipelineOf(run), stage))).toEqual([['a', 'b'], [], []]);
  });

  it('has a matrix, or merges children, where a stage says so', () => {
    const plain = runOf({ a: worker, b: worker });
    const both = runOf({
      a: worker,
      b: { ...worker, needs: ['a'], matrix: ['x', 'y'] },
      c: { ...worker, branch: 'x', children: { merge: 'branch' } },
    });
    expect([hasMatrix(pipelineOf(plain)), hasMergingStage(plain)]).toEqual([false, false]);
    expect([hasMatrix(pipelineOf(both)), hasMergingStage(both)]).toEqual([true, true]);
    expect(hasMergingStage(runOf({ c: { ...worker, children: {} } }))).toBe(false);
  });

  it('asks for the final text of agents where a prompt or a condition does', () => {
    const asks = (prompt: string) => isResponseUsed(runOf({ a: { ...worker, prompt } }));
    expect(['{{ needs.a.response }}', '{{ needs.a["response"] }}', "{{ needs.a['response'] }}"].map(asks)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['response', '{{ needs.a.responses }}', 'a response'].map(asks)).toEqual([false, false, false]);
  });

  it('reads a handoff in a condition or in a matrix, so that it has to stay in the record', () => {
    const reads = (more: object) => {
      const run = runOf({ plan: worker, other: worker, b: { ...worker, needs: ['plan', 'other'], ...more } });
      return ['plan', 'plan[1]', 'other'].map((stage) => isHandoffInCondition(run, stage));
    };
    expect(reads({})).toEqual([false, false, false]);
    expect(reads({ if: 'needs.plan.handoff.summary != ""' })).toEqual([true, true, false]);
    expect(reads({ if: 'needs.plan.outcome == "succeeded"' })).toEqual([false, false, false]);
    expect(reads({ if: 'needs.other.handoff.summary != ""' })).toEqual([false, false, true]);
    expect(reads({ matrix: { from: 'needs.plan.handoff.data.parts' } })).toEqual([true, true, false]);
    expect(reads({ matrix: { from: 'needs.plan.each' } })).toEqual([false, false, false]);
  });

  it('is as it was written where the run has no children', () => {
    const run = buildRun();
    expect([frozenOf(run), frozenOf({ ...run, frozen: { ...run, seq: 7 } }).seq]).toEqual([run, 7]);
  });
});

describe('where a run is shown and merged', () => {
  const run = buildRun();
  const withSubject = (more: object): RunRecord => {
    const { trigger } = run.body;
    return { ...run, body: { ...run.body, trigger: { ...trigger, subject: { ...trigger.subject, ...more } } } };
  };
  const at = (branch: string, repository = 1_001) => ({ branch, sha: 'b'.repeat(40), repository });

  it('is the thread of its records, and that of its subject where comments are kept away from it', () => {
    const apart = { ...run, thread: 99 };
    const config = { ...run.body.config, comments: 'none' as const };
    expect(viewThreadOf(apart)).toBe(42);
    expect(viewThreadOf({ ...apart, body: { ...run.body, config } })).toBe(99);
  });

  it('is the base of its pull request, else the default branch', () => {
    const state = stateOf({ a: worker }, []);
    expect(baseBranchOf(state)).toBe('main');
    expect(baseBranchOf({ ...state, run: withSubject({ base: at('next') }) })).toBe('next');
  });

  it('is the branch of its own pull request, which that of a fork only has the name of', () => {
    const own = withSubject({ head: at('topic'), base: at('main') });
    const fork = withSubject({ head: at('topic', 2), base: at('main') });
    expect([own, fork, run].map(({ body }) => ownHeadOf(body.trigger))).toEqual(['topic', undefined, undefined]);
    expect(pullOfBranch({ run: own }, 'topic')).toBe(42);
    expect([pullOfBranch({ run: own }, 'other'), pullOfBranch({ run: fork }, 'topic')]).toEqual([undefined, undefined]);
  });
});

describe('the key of a notice', () => {
  it('tells a question and its end from all others', () => {
    const key = askKey('fix', 4);
    expect([isAskKey(key), isAskKey('end/4'), isAskKey('x/ask/'), isAskKey('close/4')]).toEqual([true, false, false, false]);
    expect([isCloseKey('close/4/fix'), isCloseKey(key), isCloseKey('x/close/')]).toEqual([true, false, false]);
  });
});
