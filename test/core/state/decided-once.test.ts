import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/core/run/state.ts';
import { readyRows } from '../../../src/core/run/task-row.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { buildRecords, type Done, describeStages, getState, type Plan } from '../run/run-builder.ts';

const plan: Plan = {
  a: {},
  b: { 'continue-on-failure': true },
  c: { needs: ['a'], if: 'needs.a.results.kind == "x"' },
  d: { needs: ['a', 'b'], if: 'failed()' },
  e: { needs: ['c', 'b'], if: 'skipped("c") || needs.c.outcome == "succeeded"' },
  f: { needs: ['d', 'e'] },
  g: { needs: ['f', 'c'], if: 'always()' },
  h: { needs: ['b'], if: 'int(needs.b.results.kind) > 1' },
};

interface Step {
  /** Chooses among the stages that are at work. */
  readonly pick: number;
  readonly outcome: 'succeeded' | 'failed' | 'noop';
  readonly kind: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  pick: fc.nat(7),
  outcome: fc.constantFrom('succeeded', 'failed', 'noop'),
  kind: fc.constantFrom('x', '7'),
});

const now = '2026-03-18T08:00:00Z';

/** Plays a run to its end, one execution after another, and returns its state after each. */
function play(steps: readonly Step[]): readonly State[] {
  const done: Done[] = [];
  const states = [getState(buildRecords(plan, done))];
  for (const { pick, outcome, kind } of steps) {
    const due = dueOf(states.at(-1));
    const stage = due[pick % Math.max(1, due.length)];
    if (stage === undefined) break;
    done.push({ stage, outcome, body: { results: { kind } } });
    states.push(getState(buildRecords(plan, done)));
  }
  return states;
}

function dueOf(state: State | undefined): readonly string[] {
  return state === undefined ? [] : readyRows(state).map(({ name }) => name);
}

function startsAfter(state: State): readonly string[] {
  const effects = decide(state, { cause: state.tip.seq, now });
  return effects.flatMap((effect) => (effect.kind === 'dispatch-task' ? [effect.stage] : []));
}

/** Describes the stages that have come to their end. */
function finalOf(state: State | undefined): Readonly<Record<string, string>> {
  const all = Object.entries(state === undefined ? {} : describeStages(state));
  return Object.fromEntries(all.filter(([, words]) => !/^(?:waiting|due)/.test(words)));
}

describe('conditions, whatever ends in whatever order', () => {
  it('are decided once, start each stage once, and leave a run that ends', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 8 }), (steps) => {
        const states = play(steps);
        states.forEach((state, index) => {
          expect(finalOf(state)).toMatchObject(finalOf(states[index - 1]));
        });
        const started = states.flatMap(startsAfter);
        expect(started.toSorted()).toEqual([...new Set(states.flatMap(dueOf))].toSorted());
        const last = states.at(-1);
        expect(last && decide(last, { cause: last.tip.seq, now })[0]?.kind).toBe('end-run');
      }),
      { numRuns: 100 },
    );
  });
});
