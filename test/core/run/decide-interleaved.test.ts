import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { leastRaise } from '../../../src/core/budget/run-cost.ts';
import type { Outcome } from '../../../src/core/output/outcome.ts';
import type { StoredRecord } from '../../../src/core/record/record.ts';
import { unanswered } from '../../../src/core/run/answers.ts';
import type { State } from '../../../src/core/run/state.ts';
import { askingRows, awaitsRaise, isOpen, type NextExecution } from '../../../src/core/run/task-row.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { buildDecision, buildEnd } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDone, buildRecords, type Done, getState, type Plan, type RunLimits, startedAt, store } from './run-builder.ts';

const outcomes: readonly Outcome[] = ['succeeded', 'succeeded', 'succeeded', 'failed', 'failed', 'noop', 'needs-input'];

/** Stages `s0`, `s1`, … that need earlier ones, with up to three attempts. */
const planArbitrary: fc.Arbitrary<Plan> = fc
  .array(fc.record({ needs: fc.array(fc.nat(), { maxLength: 3 }), attempts: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 7,
  })
  .map((stages) =>
    Object.fromEntries(
      stages.map(({ needs, attempts }, index) => {
        const names = index === 0 ? [] : [...new Set(needs.map((need) => `s${need % index}`))];
        return [`s${index}`, { needs: names, attempts }];
      }),
    ),
  );

/** The same with matrices on some stages, whose elements may have a limit or stop at the first failure. */
const matricesArbitrary: fc.Arbitrary<Plan> = fc
  .tuple(
    planArbitrary,
    fc.array(
      fc.record({
        count: fc.integer({ min: 0, max: 4 }),
        'max-parallel': fc.integer({ min: 1, max: 4 }),
        'fail-fast': fc.boolean(),
        follows: fc.boolean(),
      }),
      { minLength: 7, maxLength: 7 },
    ),
  )
  .map(([plan, matrices]) => {
    const entries: [string, Plan[string]][] = [];
    for (const [index, [name, stage]] of Object.entries(plan).entries()) {
      const { count = 0, follows = false, ...rest } = matrices[index] ?? {};
      const before = entries.find(([other, { matrix }]) => matrix !== undefined && stage.needs?.includes(other))?.[0];
      const values = Array.from({ length: count }, (_, at) => `e${at}`);
      const origin = follows && before !== undefined ? { from: `needs.${before}.each` } : { values };
      entries.push([name, count === 0 ? stage : { ...stage, matrix: { ...rest, ...origin } }]);
    }
    return Object.fromEntries(entries);
  });

/** Draws that decide which job comes next and how it ends. */
type Draw = (below: number) => number;

/**
 * Publishers as DESIGN 2 allows them: a record (with the run's end, if it is the last) is written under the lock, from a
 * state that holds all records before it. What follows is decided later, in any order, from a list that holds at least
 * the own record and perhaps those of others.
 */
class World {
  readonly starts: string[] = [];
  ends = 0;
  private readonly draw: Draw;
  private readonly records: StoredRecord[];
  private readonly running: { stage: string; due: NextExecution }[] = [];
  private readonly undecided: { cause: number; seen: number }[] = [];

  private readonly limits: RunLimits;

  constructor(plan: Plan, draw: Draw, limits: RunLimits = {}) {
    this.draw = draw;
    this.limits = limits;
    this.records = [...buildRecords(plan, [], { limits })];
    this.undecided.push({ cause: 1, seen: 1 });
  }

  /** False when nothing is left to do. */
  step(): boolean {
    const state = this.state();
    const payer = askingRows(state).filter((row) => awaitsRaise(row));
    const asking = state.end === undefined ? [...unanswered(state), ...payer] : [];
    const choices = this.running.length + this.undecided.length + asking.length;
    if (choices === 0) return false;
    const choice = this.draw(choices);
    const job = this.running[choice];
    const asked = asking[choice - this.running.length - this.undecided.length];
    if (job !== undefined) this.publish(this.running.splice(choice, 1)[0] ?? job);
    else if (awaitsRaise(asked)) this.raise();
    else if (asked !== undefined) this.answer(asked.name);
    else this.decideOne(choice - this.running.length);
    return true;
  }

  state(): State {
    return getState(this.records);
  }

  private publish({ stage, due }: { stage: string; due: NextExecution }): void {
    const seq = this.records.length + 1;
    const outcome = outcomes[this.draw(outcomes.length)] ?? 'succeeded';
    const place = { stage, outcome, attempt: due.attempt, execution: due.execution };
    this.records.push(store(buildDone({ ...place, ...this.reason(outcome) }, { seq })));
    this.endBehind(seq);
  }

  /** Writes the end of the run behind a record, where nothing of it can go on. */
  private endBehind(seq: number): void {
    const end = decide(this.state(), { cause: seq, now: startedAt }).find(({ kind }) => kind === 'end-run');
    if (end !== undefined) {
      this.ends += 1;
      this.records.push(store(buildEnd({ seq: seq + 1 })));
    }
    this.undecided.push({ cause: seq, seen: this.records.length });
  }

  /** Why an execution failed, and what it cost. The limit of a run that asks may have ended its turn. */
  private reason(outcome: Outcome): Partial<Done> {
    const reason = outcome === 'failed' && this.draw(4) === 0 ? { reason: 'stale-base' } : {};
    if (this.limits['on-limit'] === undefined) return reason;
    const body = { usage: { costUsd: this.draw(4) / 2 } };
    const isUnpaid = outcome === 'failed' && this.draw(3) === 0;
    return isUnpaid ? { reason: 'budget', body: { ...body, unpaid: true } } : { ...reason, body };
  }

  private raise(): void {
    const seq = this.records.length + 1;
    const usd = leastRaise(this.state()) + this.draw(2);
    this.records.push(store(buildDecision({ seq }, { verb: 'raise', usd })));
    // A stage whose elements never start is found to be over only then.
    this.endBehind(seq);
  }

  private answer(stage: string): void {
    const seq = this.records.length + 1;
    this.records.push(store(buildDecision({ task: stage, seq }, { verb: 'answer', text: 'Yes.' })));
    this.undecided.push({ cause: seq, seen: this.records.length });
  }

  private decideOne(index: number): void {
    const [turn] = this.undecided.splice(index, 1);
    if (turn === undefined) return;
    const seen = turn.seen + this.draw(this.records.length - turn.seen + 1);
    for (const effect of decide(getState(this.records.slice(0, seen)), { cause: turn.cause, now: startedAt })) {
      if (effect.kind !== 'dispatch-task') continue;
      this.starts.push(`${effect.stage} ${effect.due.execution}`);
      this.running.push({ stage: effect.stage, due: effect.due });
    }
  }
}

describe('publishers side by side', () => {
  requirement(
    {
      ids: ['DESIGN-5', 'DESIGN-2', 'T16'],
      title: 'every execution that becomes possible starts exactly once, and the run ends exactly once',
      input: '500 random graphs with random outcomes, answers to questions, orders and lags of lists',
      expected: 'no start twice, none forgotten; one end',
    },
    () => {
      checkWorlds(planArbitrary, 500);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5', 'P14-4'],
      title: 'what waits for money starts exactly once behind a raise, and the run ends exactly once',
      input:
        '300 random graphs, a third of them with matrices, whose executions cost 0 to 1.50 USD under a limit of 1 that asks, turns that the limit ended among them',
      expected: 'no start twice, none forgotten; one end',
    },
    () => {
      const limits = { 'max-cost-usd': 1, 'on-limit': 'ask' } as const;
      checkWorlds(planArbitrary, 200, limits);
      checkWorlds(matricesArbitrary, 100, limits);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5', 'H-44', 'K-24'],
      title: 'every element of a matrix starts exactly once, and the run ends exactly once',
      input: '150 random graphs with matrices, limits and failures, orders and lags of lists',
      expected: 'no start twice, none forgotten; one end',
    },
    () => {
      checkWorlds(matricesArbitrary, 150);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5', 'H-44', 'K-24'],
      title: 'elements behind a matrix that started nothing start exactly once',
      input: '150 orders and outcomes of a matrix, one over what it did, one behind that, and two stages beside them',
      expected: 'no start twice, none forgotten; one end',
    },
    () => {
      const plan: Plan = {
        s0: { matrix: { values: ['e0'] } },
        s1: { needs: ['s0'], matrix: { from: 'needs.s0.each' } },
        s2: { needs: ['s1'], matrix: { values: ['e0', 'e1', 'e2'] } },
        s3: { needs: ['s0'] },
        s4: { needs: ['s0'] },
      };
      checkWorlds(fc.constant(plan), 150);
    },
  );
});

function checkWorlds(plans: fc.Arbitrary<Plan>, numRuns: number, limits: RunLimits = {}): void {
  fc.assert(
    fc.property(plans, fc.infiniteStream(fc.nat(10_000)), (plan, stream) => {
      const world = new World(plan, (below) => (stream.next().value ?? 0) % below, limits);
      let steps = 0;
      while (world.step()) expect(++steps).toBeLessThan(1_000);
      const state = world.state();
      expect(new Set(world.starts).size).toBe(world.starts.length);
      expect(world.starts.length).toBe(state.tasks.length);
      expect([...state.rows.values()].filter(isOpen)).toEqual([]);
      expect(world.ends).toBe(1);
      expect(state.end).toBeDefined();
    }),
    { numRuns },
  );
}
