import { describe, expect } from 'vitest';
import { decide, type Effect } from '../../../src/core/state/decide.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { buildDecision } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDone, buildRecords, type Done, describeStages, getState, type Plan, store } from '../run/run-builder.ts';

const bundle = { artifactId: 5, file: 'commits.bundle', bytes: 10, sha256: 'sha256:x' };
const same: Plan = { a: { branch: 'one' }, b: { branch: 'one' }, c: { branch: 'one' } };

interface Row {
  readonly title: string;
  readonly plan?: Plan;
  readonly done?: readonly Done[];
  readonly stages: Readonly<Record<string, string>>;
  /** The stages that the writer of the last record starts. */
  readonly starts: readonly string[];
}

const rows: readonly Row[] = [
  {
    title: 'of stages due for one branch the first of the config works',
    stages: { a: 'due 1/1 <1', b: 'waiting behind a', c: 'waiting behind a' },
    starts: ['a'],
  },
  {
    title: 'its end frees the branch for the next, whose cause is that record',
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', b: 'due 1/1 <2', c: 'waiting behind b' },
    starts: ['b'],
  },
  {
    title: 'so does its failure',
    done: [{ stage: 'a', outcome: 'failed' }],
    stages: { a: 'ended failed', b: 'due 1/1 <2', c: 'waiting behind b' },
    starts: ['b'],
  },
  {
    title: 'a stage keeps the branch for its next attempt',
    plan: { ...same, b: { branch: 'one', attempts: 2 } },
    done: [{ stage: 'a' }, { stage: 'b', outcome: 'failed' }],
    stages: { a: 'ended succeeded', b: 'due 2/2 <3', c: 'waiting behind b' },
    starts: ['b'],
  },
  {
    title: 'a stage keeps the branch for commits that a pause holds, also where its agent waits or asks',
    plan: { a: { branch: 'one' }, b: { branch: 'one' } },
    done: [{ stage: 'b', outcome: 'needs-input', body: { held: { bundle, base: 'b', head: 'h', run: 900 } } }],
    stages: { a: 'waiting behind b', b: 'due 1/2 <2' },
    starts: ['b'],
  },
  {
    title: 'a stage that becomes due later waits behind those that were due before',
    plan: { first: {}, a: { branch: 'one', needs: ['first'] }, b: { branch: 'one' }, c: { branch: 'one' } },
    done: [{ stage: 'first' }],
    stages: { first: 'ended succeeded', a: 'waiting behind b', b: 'due 1/1 <1', c: 'waiting behind b' },
    starts: [],
  },
  {
    title: 'templates that come out alike are one branch, and those that do not are several',
    plan: { a: { branch: 'x/42' }, b: { branch: 'x/{{ subject.number }}' }, c: { branch: 'y/{{ subject.number }}' }, d: {} },
    stages: { a: 'due 1/1 <1', b: 'waiting behind a', c: 'due 1/1 <1', d: 'due 1/1 <1' },
    starts: ['a', 'c', 'd'],
  },
  {
    title: 'a stage with another branch is started by its own cause alone',
    plan: { a: { branch: 'x' }, b: { branch: 'y' } },
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', b: 'due 1/1 <1' },
    starts: [],
  },
  {
    title: 'stages that need each other are not delayed',
    plan: { a: { branch: 'one' }, b: { branch: 'one', needs: ['a'] } },
    done: [{ stage: 'a' }],
    stages: { a: 'ended succeeded', b: 'due 1/1 <2' },
    starts: ['b'],
  },
  {
    title: 'what waits for approval lets what needs none work on the branch before it',
    plan: { a: { branch: 'one', approval: { users: ['mona'] } }, b: { branch: 'one' } },
    stages: { a: 'waiting behind b', b: 'due 1/1 <1' },
    starts: ['b'],
  },
  {
    title: 'people are asked about all stages for a branch on which none works',
    plan: { a: { branch: 'one', approval: { users: ['mona'] } }, b: { branch: 'one', approval: { users: ['mona'] } } },
    stages: { a: 'awaiting approval', b: 'awaiting approval' },
    starts: [],
  },
  {
    title: 'two branches that cannot be branches are not the same',
    plan: { a: { branch: '{{ subject.body }}' }, b: { branch: '{{ subject.body }}' } },
    stages: { a: 'due 1/1 <1', b: 'due 1/1 <1' },
    starts: ['a', 'b'],
  },
  {
    title: 'a branch that cannot be a branch holds nobody up',
    plan: { a: { branch: 'one' }, b: { branch: '{{ subject.body }}' } },
    stages: { a: 'due 1/1 <1', b: 'due 1/1 <1' },
    starts: ['a', 'b'],
  },
];

type Started = Extract<Effect, { kind: 'dispatch-task' }> & { readonly cause: number };

/** Lists what the writers of all records start: who wrote an earlier one and runs again must start nothing a second time. */
function listStarts(plan: Plan, done: readonly Done[]): readonly Started[] {
  const state = getState(buildRecords(plan, done));
  const causes = Array.from({ length: done.length + 1 }, (_, index) => index + 1);
  return causes.flatMap((cause) =>
    decide(state, { cause, now: '2026-03-18T08:10:00Z' }).flatMap((effect) =>
      effect.kind === 'dispatch-task' ? [{ ...effect, cause }] : [],
    ),
  );
}

describe('turns on a branch', () => {
  for (const { title, plan = same, done = [], stages, starts } of rows) {
    requirement(
      {
        ids: ['F-M8', 'H-39', 'I-20', 'K-25'],
        title,
        input: `${JSON.stringify(plan)}; ${done.map(({ stage, outcome = 'succeeded' }) => `${stage} ${outcome}`).join(', ')}`,
        expected: JSON.stringify(stages),
      },
      () => {
        const state = getState(buildRecords(plan, done));
        expect(describeStages(state)).toEqual(stages);
        const effects = decide(state, { cause: done.length + 1, now: '2026-03-18T08:10:00Z' });
        expect(effects.flatMap((effect) => (effect.kind === 'dispatch-task' ? [effect.stage] : []))).toEqual(starts);
      },
    );
  }

  requirement(
    {
      ids: ['F-M8', 'DESIGN-5'],
      title: 'every stage is started once, by the writer of one record, whatever the attempts come to',
      input: 'six stages for one branch, every third execution fails, two attempts each',
      expected: 'one execution at a time; each start has one writer; the run ends',
    },
    () => {
      const plan: Plan = Object.fromEntries([0, 1, 2, 3, 4, 5].map((number) => [`s${number}`, { branch: 'one', attempts: 2 }]));
      const done: Done[] = [];
      const started: string[] = [];
      for (let starts = listStarts(plan, done); starts.length > 0; starts = listStarts(plan, done)) {
        expect(starts).toHaveLength(1);
        const [{ cause, stage, due }] = starts as [Started];
        expect(cause).toBe(done.length + 1);
        started.push(`${stage} ${due.execution}`);
        const outcome = started.length % 3 === 0 ? 'failed' : 'succeeded';
        done.push({ stage, attempt: due.attempt, execution: due.execution, outcome });
      }
      expect(started).toEqual(['s0 1', 's1 1', 's2 1', 's2 2', 's3 1', 's4 1', 's4 2', 's5 1']);
      const last = decide(getState(buildRecords(plan, done)), { cause: done.length + 1, now: '2026-03-18T08:10:00Z' });
      expect(last[0]).toMatchObject({ kind: 'end-run', outcome: 'succeeded' });
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'F-M8', 'DESIGN-5.2'],
      title: 'a stage that a usage limit kept back queues again once it is woken, behind the one that works there by then',
      input:
        'b and a sleep, on one branch; a person wakes a; the limit opens while a works; a ends. The same with b in its second attempt',
      expected: 'a works on, and b waits behind it; b starts',
    },
    () => {
      const limit = { 'not-before': '2026-03-18T13:00:00Z' };
      const body = { agent: 'worker', engine: 'command', limit, finishedAt: '2026-03-18T08:10:00Z' };
      const closed: Done = { stage: 'c', outcome: 'failed', reason: 'limited', body };
      const again: Plan = { b: { branch: 'one', attempts: 2 }, a: { branch: 'one' }, c: {} };
      const plays: readonly { readonly plan: Plan; readonly done: readonly Done[]; readonly b: string }[] = [
        { plan: { c: { branch: 'one' }, b: { branch: 'one' }, a: { branch: 'one' } }, done: [closed], b: 'due 1/1 <5' },
        { plan: again, done: [closed, { stage: 'b', outcome: 'failed' }], b: 'due 2/2 <6' },
      ];
      for (const { plan, done, b } of plays) {
        const seq = done.length + 2;
        const more = [
          buildDecision({ task: 'a', seq }, { verb: 'woken' }),
          buildDecision({ task: 'b', seq: seq + 1 }, { verb: 'woken', by: 'time', decidedAt: '2026-03-18T13:00:10Z' }),
          buildDone({ stage: 'a' }, { seq: seq + 2 }),
        ];
        const standingAt = (until: number) =>
          describeStages(getState([...buildRecords(plan, done), ...more.slice(0, until).map(store)]));
        expect(standingAt(1)).toMatchObject({ a: `due 1/1 <${seq}`, b: 'waiting' });
        expect(standingAt(2)).toMatchObject({ a: `due 1/1 <${seq}`, b: 'waiting behind a' });
        expect(standingAt(3)).toMatchObject({ a: 'ended succeeded', b });
      }
    },
  );

  requirement(
    {
      ids: ['F-M8'],
      title: 'the status comment says behind whom a stage waits',
      input: 'two stages for one branch',
      expected: 'one at work, the other waiting with its reason',
    },
    () => {
      const text = renderStatusComment(getState(buildRecords(same)));
      expect(text).toContain('At work: `a` (worker). Next:');
      expect(text).toContain('| `b` | worker | ⏳ waiting |');
      expect(text).toContain('- ⏳ `b` waits: `a` works on `one`.');
    },
  );
});
