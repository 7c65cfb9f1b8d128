import fc from 'fast-check';
import type { PlannedCrash } from './processes.ts';
import { type PipelineName, pipelineNames, type WorldLimits } from './world-config.ts';

/** Something that a person does, or a time in which nobody does anything. */
export type Move =
  | { readonly kind: 'run'; readonly issue: number; readonly pipeline: PipelineName }
  | { readonly kind: 'label'; readonly issue: number; readonly isUrgent: boolean }
  /** The label `baton:pause`, which random worlds do not have. */
  | { readonly kind: 'pause'; readonly issue: number; readonly isPaused: boolean }
  /** The configuration is pushed, with room for one more run in the budget. */
  | { readonly kind: 'push' }
  | { readonly kind: 'rest' };

/** What becomes of a workflow run. */
export interface Fate {
  /** `early`: before its dispatch is answered; `soon`: between any other steps; `late`: after minutes. */
  readonly ends: 'early' | 'soon' | 'late';
  /** The App hears that the workflow run has ended; else only that its job has. */
  readonly isLearnedFrom: boolean;
  /** The App hears of the workflow run before it hears of its job. */
  readonly isRunFirst: boolean;
}

export interface WorldPlan extends WorldLimits {
  readonly moves: readonly Move[];
  /** Of the workflow runs in the order of their dispatch. */
  readonly fates: readonly Fate[];
  readonly crashes: readonly PlannedCrash[];
  /** The numbers of the dispatches that GitHub refuses. */
  readonly refused: readonly number[];
  /** The time for which a late workflow run is at work: less, or more, than the time after which a slot is looked at. */
  readonly lateMilliseconds: number;
}

const issue = fc.integer({ min: 1, max: 2 });

const move = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('run' as const), issue, pipeline: fc.constantFrom(...pipelineNames) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('label' as const), issue, isUrgent: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('rest' as const, 'push' as const) }) },
);

const fate = fc.record({
  ends: fc.constantFrom('early', 'soon', 'soon', 'late'),
  isLearnedFrom: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  isRunFirst: fc.boolean(),
});

/** Steps that each execution takes, and steps that only waiters take. */
const often = [
  ...['replace slot', 'delete turn slot', 'put turn slot', 'put orders begun', 'put orders', 'dispatch', 'comment', 'edit'],
  ...['put turn branch', 'replace branch', 'delete turn branch', 'add advance'],
] as const;
const seldom = [
  ...[
    'replace labels',
    'put turn run',
    'replace run',
    'delete turn run',
    'put turn budgets',
    'delete turn budgets',
    'replace budgets',
  ],
  ...['add turn order', 'add turn stage', 'add look', 'add turn event run', 'add turn event budgets', 'add turn run budgets'],
] as const;

const side = fc.constantFrom('before' as const, 'after' as const);
const crash = fc.oneof(
  fc.record({ name: fc.constantFrom(...often), nth: fc.nat({ max: 25 }), side }),
  fc.record({ name: fc.constantFrom(...seldom), nth: fc.nat({ max: 5 }), side }),
);

export const worldPlan: fc.Arbitrary<WorldPlan> = fc.record({
  limit: fc.integer({ min: 1, max: 2 }),
  maxRuns: fc.integer({ min: 1, max: 2 }),
  moves: fc.array(move, { minLength: 6, maxLength: 10 }),
  fates: fc.array(fate, { minLength: 16, maxLength: 16 }),
  crashes: fc.array(crash, { minLength: 10, maxLength: 30 }),
  refused: fc.array(fc.nat({ max: 12 }), { maxLength: 1 }),
  lateMilliseconds: fc.constantFrom(240_000, 1_200_000),
});
