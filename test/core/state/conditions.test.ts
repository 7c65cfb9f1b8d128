import { describe, expect, it } from 'vitest';
import { describeBroken } from '../../../src/core/condition/describe-stage.ts';
import type { State } from '../../../src/core/run/state.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { commonGates, deriveState, loadState, stateWith } from '../../../src/core/state/derive-state.ts';
import { runId } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, type Done, describeStages, getState, type Plan } from '../run/run-builder.ts';

interface Row {
  readonly title: string;
  readonly plan: Plan;
  readonly done: readonly Done[];
  readonly stages: Readonly<Record<string, string>>;
  /** The outcome and reason with which the run ends; absent while it goes on. */
  readonly end?: string;
}

/** An execution of `investigate` that left this severity. */
function found(data: Readonly<Record<string, string>>): Done {
  return { stage: 'investigate', body: { handoff: { version: 1, summary: 'found', data } } };
}

const severity = 'needs.investigate.handoff.data.severity';
const choice: Plan = {
  investigate: {},
  fix: { needs: ['investigate'], if: `${severity} == "high"` },
  note: { needs: ['investigate'], if: `${severity} != "high"` },
  'open-pr': { needs: ['fix'] },
};
const failure: Done = { stage: 'a', outcome: 'failed' };

const rows: readonly Row[] = [
  {
    title: 'of two stages with opposite conditions one is due, and the other and all behind it are skipped',
    plan: choice,
    done: [found({ severity: 'high' })],
    stages: { investigate: 'ended succeeded', fix: 'due 1/1 <2', note: 'skipped', 'open-pr': 'waiting' },
  },
  {
    title: 'skipping goes on to the stages behind, and the run succeeds with what ran',
    plan: choice,
    done: [found({ severity: 'low' }), { stage: 'note' }],
    stages: { investigate: 'ended succeeded', fix: 'skipped', note: 'ended succeeded', 'open-pr': 'skipped with fix' },
    end: 'succeeded: fix, open-pr were skipped; all other stages succeeded',
  },
  {
    title: 'a key that is missing reads as an empty text',
    plan: { investigate: {}, fix: { needs: ['investigate'], if: `${severity} == ""` } },
    done: [found({})],
    stages: { investigate: 'ended succeeded', fix: 'due 1/1 <2' },
  },
  {
    title: 'a stage without needs is decided at the start, and a run of skipped stages had nothing to do',
    plan: { a: { if: 'subject.kind == "pull-request"' }, b: { needs: ['a'] } },
    done: [],
    stages: { a: 'skipped', b: 'skipped with a' },
    end: 'noop: all stages were skipped',
  },
  {
    title: 'no condition is decided while a stage before it is at work',
    plan: { a: {}, b: {}, c: { needs: ['a', 'b'], if: 'needs.a.outcome == "succeeded"' } },
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', b: 'due 1/1 <1', c: 'waiting' },
  },
  {
    title: 'failed() starts a stage after a failure, and the run still fails',
    plan: { a: {}, b: { needs: ['a'] }, c: { needs: ['b'], if: 'failed()' } },
    done: [failure, { stage: 'c' }],
    stages: { a: 'ended failed', b: 'blocked by a', c: 'ended succeeded' },
    end: 'failed: a: exit-status',
  },
  {
    title: 'failed() skips its stage when nothing failed',
    plan: { a: {}, c: { needs: ['a'], if: 'failed()' } },
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', c: 'skipped' },
    end: 'succeeded: c was skipped; all other stages succeeded',
  },
  {
    title: 'failed() needs one failure among all stages before',
    plan: { a: {}, b: {}, c: { needs: ['a', 'b'], if: 'failed()' } },
    done: [failure, { stage: 'b' }],
    stages: { a: 'ended failed', b: 'ended succeeded', c: 'due 1/1 <3' },
  },
  {
    title: 'failed() counts a stage whose condition cannot be decided',
    plan: { a: {}, b: { needs: ['a'], if: '10 / int(needs.a.results.n) > 1' }, c: { needs: ['b'], if: 'failed()' } },
    done: [{ stage: 'a', body: { results: { n: '0' } } }],
    stages: { a: 'ended succeeded', b: 'broken: it divides by zero', c: 'due 1/1 <2' },
  },
  {
    title: 'failed() does not count a stage that was skipped',
    plan: { a: {}, b: { needs: ['a'], if: 'needs.a.results.kind == "bug"' }, c: { needs: ['b'], if: 'failed()' } },
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', b: 'skipped', c: 'skipped' },
    end: 'succeeded: b, c were skipped; all other stages succeeded',
  },
  {
    title: 'skipped("stage") does not count a stage that a failure kept from starting',
    plan: { a: {}, b: { needs: ['a'] }, c: { needs: ['b'], if: 'skipped("b")' } },
    done: [failure],
    stages: { a: 'ended failed', b: 'blocked by a', c: 'skipped' },
    end: 'failed: a: exit-status',
  },
  {
    title: 'always() waits for all stages before it, also for those that a failure left running beside it',
    plan: { a: {}, slow: {}, b: { needs: ['a', 'slow'] }, c: { needs: ['b'], if: 'always()' } },
    done: [failure],
    stages: { a: 'ended failed', slow: 'due 1/1 <1', b: 'blocked by a', c: 'waiting' },
  },
  {
    title: 'always() is due with the last record before it as its cause',
    plan: { a: {}, slow: {}, b: { needs: ['a', 'slow'] }, c: { needs: ['b'], if: 'always()' } },
    done: [failure, { stage: 'slow' }],
    stages: { a: 'ended failed', slow: 'ended succeeded', b: 'blocked by a', c: 'due 1/1 <3' },
  },
  {
    title: 'skipped("stage") starts a stage in place of one that was skipped',
    plan: { a: {}, b: { needs: ['a'], if: 'needs.a.results.kind == "bug"' }, c: { needs: ['b'], if: 'skipped("b")' } },
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', b: 'skipped', c: 'due 1/1 <2' },
  },
  {
    title: 'a stage that asks a person keeps even always() from starting',
    plan: { a: {}, c: { needs: ['a'], if: 'always()' } },
    done: [{ stage: 'a', outcome: 'needs-input', reason: 'Which?' }],
    stages: { a: 'awaiting answer', c: 'waiting' },
  },
  {
    title: 'a failed stage with attempts left has not failed yet',
    plan: { a: { attempts: 2 }, c: { needs: ['a'], if: 'failed()' } },
    done: [failure],
    stages: { a: 'due 2/2 <2', c: 'waiting' },
  },
  {
    title: 'a condition that divides by zero fails its stage, and the stages behind it never start',
    plan: { a: {}, b: { needs: ['a'], if: '10 / int(needs.a.results.n) > 1' }, c: { needs: ['b'] } },
    done: [{ stage: 'a', body: { results: { n: '0' } } }],
    stages: { a: 'ended succeeded', b: 'broken: it divides by zero', c: 'blocked by b' },
    end: 'failed: b: its condition `10 / int(needs.a.results.n) > 1` cannot be decided: it divides by zero; the value is "0"',
  },
  {
    title: 'a condition that compares a list with a number, which only a run can find, fails its stage in plain words',
    plan: { a: {}, b: { needs: ['a'], if: '(inputs.x == "" ? subject.labels : subject.labels) < 3' } },
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', b: 'broken: `<` does not work with a list and a whole number' },
    end: 'failed: b: its condition `(inputs.x == "" ? subject.labels : subject.labels) < 3` cannot be decided: `<` does not work with a list and a whole number; inputs.x is "", subject.labels is "[\\"agent-ready\\"]"',
  },
  {
    title: 'a text that is no number fails its stage, and is not taken for 0',
    plan: { a: {}, b: { needs: ['a'], if: 'int(needs.a.results.n) < 1' } },
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', b: 'broken: "" is not a number' },
    end: 'failed: b: its condition `int(needs.a.results.n) < 1` cannot be decided: "" is not a number; the value is ""',
  },
  {
    title: 'an item that a list does not have fails its stage, in plain words',
    plan: { a: { if: 'subject.labels[9] == "bug"' } },
    done: [],
    stages: { a: 'broken: a list in it has no item 9; the first one is 0' },
    end: 'failed: a: its condition `subject.labels[9] == "bug"` cannot be decided: a list in it has no item 9; the first one is 0; the value is "[\\"agent-ready\\"]"',
  },
  {
    title: 'a condition that is neither true nor false fails its stage',
    plan: { a: { if: 'inputs.topic' } },
    done: [],
    stages: { a: 'broken: it gave "", neither true nor false' },
    end: 'failed: a: its condition `inputs.topic` cannot be decided: it gave "", neither true nor false; the value is ""',
  },
  {
    title: 'continue-on-failure lets the next stage start, and the run succeed',
    plan: { a: { 'continue-on-failure': true }, b: { needs: ['a'] } },
    done: [failure, { stage: 'b' }],
    stages: { a: 'ended failed', b: 'ended succeeded' },
    end: 'succeeded: a failed, which `continue-on-failure` allows; all other stages succeeded',
  },
  {
    title: 'continue-on-failure does not cover another failure, and failed() does not count it',
    plan: { a: { 'continue-on-failure': true }, b: { needs: ['a'] }, c: { needs: ['a'], if: 'failed()' } },
    done: [failure, { stage: 'b', outcome: 'failed' }],
    stages: { a: 'ended failed', b: 'ended failed', c: 'skipped' },
    end: 'failed: b: exit-status',
  },
];

function describeEnd(state: State): string | undefined {
  const end = decide(state, { cause: state.tip.seq, now: '2026-03-18T08:00:00Z' }).find(({ kind }) => kind === 'end-run');
  return end?.kind === 'end-run' ? `${end.outcome}: ${end.reason}` : undefined;
}

describe('conditions of stages', () => {
  for (const row of rows) {
    requirement(
      { ids: ['H-41', 'DESIGN-4.1'], title: row.title, input: JSON.stringify(row.plan), expected: JSON.stringify(row.stages) },
      () => {
        const state = getState(buildRecords(row.plan, row.done));
        expect(describeStages(state)).toEqual(row.stages);
        expect(describeEnd(state)).toBe(row.end);
      },
    );
  }

  it('read what each element of a matrix came to', () => {
    const plan: Plan = {
      a: { matrix: ['x', 'y'] },
      b: {
        needs: ['a'],
        if: 'needs.a.each.exists(one, one.index == 1 && one.outcome == "succeeded" && one.results.kind == "bug")',
      },
    };
    const done = (kind: string): readonly Done[] => [
      { stage: 'a[0]', body: { results: { kind: 'bug' } } },
      { stage: 'a[1]', body: { results: { kind } } },
    ];
    expect(describeStages(getState(buildRecords(plan, done('bug')))).b).toBe('due 1/1 <3');
    expect(describeStages(getState(buildRecords(plan, done('none')))).b).toBe('skipped');
  });

  it('leave a stage out behind a question that nobody answered before the run ended', () => {
    const plan: Plan = { a: {}, c: { needs: ['a'], if: 'always()' } };
    const asked: Done = { stage: 'a', outcome: 'needs-input', reason: 'Which?' };
    expect(describeStages(getState(buildRecords(plan, [asked], { ended: true })))).toEqual({
      a: 'ended needs-input',
      c: 'blocked by a',
    });
  });

  it('are decided alike from the same records, whatever their order, and after more of them', () => {
    const all = buildRecords(choice, [found({ severity: 'low' }), { stage: 'note' }], { ended: true });
    const states = [all, all.toReversed()].map((records) => describeStages(getState(records)));
    expect(states[0]).toEqual(states[1]);
    expect(states[0]?.fix).toBe('skipped');
  });

  it('are never taken for true or false where nothing was loaded that decides them', async () => {
    const records = buildRecords(choice, [found({ severity: 'high' })]);
    expect(() => deriveState(records, runId, commonGates)).toThrow('has the gate "condition", which was not loaded');
    const loaded = await loadState(records, runId);
    expect(loaded.ok && describeStages(loaded.value).fix).toBe('due 1/1 <2');
  });

  describe('after a retry', () => {
    const end: Done = { stage: 'a', outcome: 'failed' };
    const retried = (plan: Plan, done: readonly Done[], task = ''): Readonly<Record<string, string>> => {
      const ended = getState(buildRecords(plan, done, { ended: true }));
      const key = { kind: 'decision', run: runId, task, attempt: 0, execution: 1 } as const;
      const source = { kind: 'comment', comment: 9 } as const;
      const body = {
        verb: 'retry',
        actor: { id: 1, login: 'mona' },
        reason: '',
        source,
        decidedAt: '2026-03-18T09:00:00Z',
      } as const;
      return describeStages(stateWith(ended, [{ ...key, body }]));
    };

    it('are decided again for what had been skipped, while what ran stays', () => {
      const plan: Plan = {
        a: {},
        b: { needs: ['a'], if: 'always() && needs.a.outcome == "succeeded"' },
        c: { needs: ['a'], if: 'failed()' },
      };
      expect(retried(plan, [end, { stage: 'c' }])).toEqual({ a: 'due 2/2 <5', b: 'waiting', c: 'ended succeeded' });
    });

    it('leave a failure alone that the config allows, unless somebody names it', () => {
      const plan: Plan = { a: { 'continue-on-failure': true }, b: { needs: ['a'] } };
      const done: readonly Done[] = [end, { stage: 'b', outcome: 'failed' }];
      expect(retried(plan, done)).toEqual({ a: 'ended failed', b: 'due 2/2 <5' });
      expect(retried(plan, done, 'a')).toEqual({ a: 'due 2/2 <5', b: 'ended failed' });
    });
  });

  it('that cannot be decided are shown with the values that they read, bounded', () => {
    const plan: Plan = { a: {}, b: { needs: ['a'], if: `int(needs.a.results.n) > 1 || needs.a.note == "${'x'.repeat(400)}"` } };
    const state = getState(buildRecords(plan, [{ stage: 'a', body: { results: { n: `@mona\n${'y'.repeat(500)}` } } }]));
    const row = state.rows.get('b');
    const words = row?.status === 'never' && row.never.kind === 'broken' ? describeBroken(row.never) : '';
    expect(words).toContain('needs.a.results.n is "@mona y');
    expect(words.length).toBeLessThan(600);
  });
});
