import { type Budget, budgetsOf, type PlacedBudget } from '../config/schema/budget-schema.ts';
import type { Config } from '../config/schema/config-schema.ts';
import { addCosts, type CountedRun, isWithin, type Spent, type UnknownCost } from './add-costs.ts';
import { type Period, periodOf } from './period.ts';

/** The unit in which a budget counts. Money is counted in millionths of a USD, so that sums equal their parts. */
export type BudgetUnit = 'runs' | 'micros';

/** A limit of a budget and what was used of it in the present period. */
export interface BudgetUse extends PlacedBudget {
  readonly period: Period;
  readonly unit: BudgetUnit;
  readonly used: number;
  readonly limit: number;
  /** The agent of a run that alone spent more than half of it, if any did; only of money. */
  readonly most?: Spent | undefined;
}

/** A reason of a budget against a start: its limit is reached, or what was used of it cannot be known. */
export type BudgetObstacle =
  | ({ readonly kind: 'used-up' } & BudgetUse)
  | ({ readonly kind: 'unknown'; readonly period: Period; readonly costs: readonly UnknownCost[] } & PlacedBudget);

export interface BudgetFacts {
  readonly config: Pick<Config, 'budgets' | 'prices' | 'agents'>;
  /** The pipeline that is to start something. */
  readonly pipeline: string;
  /** All runs that may count, each once. */
  readonly runs: readonly CountedRun[];
  readonly now: string;
}

/** Returns the earliest time that counts for any budget of a pipeline; undefined where it has none. */
export function earliestCounted({ config, pipeline, now }: Omit<BudgetFacts, 'runs'>): string | undefined {
  const beginnings = budgetsOf(config, pipeline).map(({ budget }) => periodOf(budget, now).from);
  return beginnings.toSorted()[0];
}

/**
 * Returns what keeps a pipeline from starting; empty where all its budgets allow it. A start is allowed while less was used than
 * the limit, so a limit of 0 allows none. `starts: run` is a new run, `agent` a further agent of a run that was counted before.
 */
export function checkBudgets(facts: BudgetFacts, { starts }: { readonly starts: 'run' | 'agent' }): readonly BudgetObstacle[] {
  return budgetsOf(facts.config, facts.pipeline).flatMap((placed) => {
    const { uses, unknown } = countBudget(placed, facts);
    const usedUp = uses.filter(({ unit, used, limit }) => used >= limit && (starts === 'run' || unit === 'micros'));
    if (usedUp.length > 0) return usedUp.map((use): BudgetObstacle => ({ kind: 'used-up', ...use }));
    const period = periodOf(placed.budget, facts.now);
    return unknown.length === 0 ? [] : [{ kind: 'unknown', ...placed, period, costs: unknown } as const];
  });
}

interface Counted {
  readonly uses: readonly BudgetUse[];
  /** The costs that are not known, where the budget limits money. */
  readonly unknown: readonly UnknownCost[];
}

/** Counts what was used of one budget in the present period. */
function countBudget(placed: PlacedBudget, { config, pipeline, runs, now }: BudgetFacts): Counted {
  const { budget } = placed;
  const period = periodOf(budget, now);
  const counted = runs.filter((run) => isCounted(run.pipeline, { budget, pipeline }));
  const { 'max-runs': maxRuns, 'max-cost-usd': maxCost } = budget;
  const started = counted.filter(({ startedAt }) => isWithin(startedAt, period));
  const spent = maxCost === undefined ? undefined : addCosts(counted, { period, config });
  const use = (unit: BudgetUnit, used: number, limit: number): BudgetUse => ({ ...placed, period, unit, used, limit });
  const isSpent = maxCost !== undefined && spent !== undefined;
  return {
    uses: [
      ...(maxRuns === undefined ? [] : [use('runs', started.length, maxRuns)]),
      ...(isSpent ? [{ ...use('micros', spent.micros, Math.round(maxCost * 1_000_000)), most: spent.most }] : []),
    ],
    unknown: spent?.unknown ?? [],
  };
}

/** One budget, or its part for one pipeline, with what was used of it. */
export interface BudgetCount extends Counted {
  readonly placed: PlacedBudget;
  /** The pipeline whose runs alone are counted; absent where the budget sums several. */
  readonly pipeline?: string;
  readonly period: Period;
}

/** Counts what was used of all budgets of a config. One with `scope: pipeline` is counted for each of its pipelines. */
export function countBudgets(
  facts: Omit<BudgetFacts, 'pipeline' | 'config'> & {
    readonly config: BudgetFacts['config'] & { readonly pipelines: Readonly<Record<string, unknown>> };
  },
): readonly BudgetCount[] {
  const { budgets = [], pipelines } = facts.config;
  return budgets.flatMap((budget, index): readonly BudgetCount[] => {
    const placed = { index, budget };
    const period = periodOf(budget, facts.now);
    if (budget.scope !== 'pipeline') return [{ placed, period, ...countBudget(placed, { ...facts, pipeline: '' }) }];
    const names = budget.pipelines ?? Object.keys(pipelines);
    return names.map((pipeline) => ({ placed, pipeline, period, ...countBudget(placed, { ...facts, pipeline }) }));
  });
}

function isCounted(name: string, { budget, pipeline }: { readonly budget: Budget; readonly pipeline: string }): boolean {
  if (budget.scope === 'pipeline') return name === pipeline;
  return budget.pipelines === undefined || budget.pipelines.includes(name);
}

/** Returns the pipelines whose runs the budgets of one pipeline count; undefined for all, those that were removed included. */
export function listCountedPipelines(config: Pick<Config, 'budgets'>, pipeline: string): ReadonlySet<string> | undefined {
  const placed = budgetsOf(config, pipeline);
  const isOfAll = placed.some(({ budget }) => budget.scope !== 'pipeline' && budget.pipelines === undefined);
  if (isOfAll) return undefined;
  const named = placed.flatMap(({ budget }) => (budget.scope === 'pipeline' ? [] : (budget.pipelines ?? [])));
  return new Set([pipeline, ...named]);
}

/** Returns whether the obstacles go by themselves when their periods are over, and all of their budgets say `over: wait`. */
export function canWait(obstacles: readonly BudgetObstacle[]): boolean {
  return obstacles.every((obstacle) => obstacle.budget.over === 'wait' && !(obstacle.kind === 'used-up' && obstacle.limit === 0));
}

/** Returns the time when the periods of all obstacles are over. */
export function waitsUntil(obstacles: readonly BudgetObstacle[]): string {
  return (
    obstacles
      .map(({ period }) => period.until)
      .toSorted()
      .at(-1) ?? ''
  );
}
