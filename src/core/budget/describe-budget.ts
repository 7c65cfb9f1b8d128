import type { Budget } from '../config/schema/budget-schema.ts';
import { describeTime } from '../text/times.ts';
import type { UnknownCost } from './add-costs.ts';
import { type BudgetObstacle, type BudgetUnit, type BudgetUse, canWait, waitsUntil } from './check-budgets.ts';

/** The number of executions of unknown cost that are named. */
const shownCosts = 3;

/** Renders an amount of money to the cent, and smaller ones in full. */
export function describeAmount(unit: BudgetUnit, amount: number): string {
  if (unit === 'runs') return amount === 1 ? '1 run' : `${amount} runs`;
  const usd = amount / 1_000_000;
  return `${amount % 10_000 === 0 ? usd.toFixed(2) : String(usd)} USD`;
}

/** Renders what a budget is for, as `per day (Europe/Berlin), pipelines fix, review`. */
function describeScope({ scope, pipelines, ...budget }: Budget): string {
  const each = scope === 'pipeline' ? ' and pipeline' : '';
  const names = pipelines === undefined ? '' : `, for ${pipelines.map((name) => `\`${name}\``).join(', ')}`;
  return `${describePeriod(budget)}${each}${names}`;
}

/** Renders the period of a budget, as `per day (Europe/Berlin)`. */
export function describePeriod({ per, timezone }: Pick<Budget, 'per' | 'timezone'>): string {
  return `per ${per}${timezone === undefined || timezone === 'UTC' ? '' : ` (${timezone})`}`;
}

/** Renders how much of a budget was used, as `12.50 USD of 20.00 USD per day`. */
export function describeUse({ unit, used, limit, budget }: BudgetUse): string {
  return `${describeAmount(unit, used)} of ${describeAmount(unit, limit)} ${describeScope(budget)}`;
}

/**
 * Renders why budgets let nothing start, and until when, as the rest of a sentence without its full stop. `then` is what happens:
 * it waits by itself, a person starts it again, or a person would not have to if the App were there.
 */
export function describeObstacles(obstacles: readonly BudgetObstacle[], then: 'waits' | 'again' | 'again-without-app'): string {
  const reasons = obstacles.map(describeObstacle).join('; ');
  const isForEver = obstacles.some((obstacle) => obstacle.kind === 'used-up' && obstacle.limit === 0);
  if (isForEver) return `${reasons}; nothing starts until the configuration is changed`;
  const until = describeTime(waitsUntil(obstacles));
  if (then === 'waits') return `${reasons}; it waits until ${until}`;
  const instead = then === 'again-without-app' && canWait(obstacles) ? ' (without the App nothing can wait for that)' : '';
  return `${reasons}; the next period begins on ${until}${instead}: start it again then, or raise the budget`;
}

function describeObstacle(obstacle: BudgetObstacle): string {
  const name = `\`budgets[${obstacle.index}]\``;
  if (obstacle.kind === 'used-up') return `the budget ${name} is used up: ${describeUse(obstacle)}${describeMost(obstacle)}`;
  return `what was spent of the budget ${name} (${describeScope(obstacle.budget)}) is not known, because nobody reported the cost of ${describeUnknown(obstacle.costs)}`;
}

/** Renders which agent of which run alone took more than two budgets, and how to take it out: it may have said what is not true. */
function describeMost({ most, limit }: BudgetUse): string {
  if (most === undefined || most.micros <= 2 * limit) return '';
  const { run, pipeline, agent, micros } = most;
  const forget = `if that cannot be, \`baton history ${pipeline} --forget ${run}\` takes it out`;
  return `, most of it (${describeAmount('micros', micros)}) by the agent \`${agent}\` in run ${run}; ${forget}`;
}

/** Renders executions of unknown cost, and what to write for the first of them. */
export function describeUnknown(costs: readonly UnknownCost[]): string {
  const [first] = costs;
  const more = costs.length > shownCosts ? `, and ${costs.length - shownCosts} more` : '';
  const shown = costs.slice(0, shownCosts).map(describeCost).join(', ');
  return `${shown}${more}; ${first === undefined ? '' : describeRemedy(first)}`;
}

function describeCost({ run, part }: UnknownCost): string {
  if (part === undefined) return `run ${run}, which an earlier Baton recorded`;
  const model = part.model === undefined ? 'an unknown model' : `the model \`${part.model}\``;
  const often = part.executions === 1 ? '' : ` (${part.executions} times)`;
  return `run ${run}, where the agent \`${part.agent}\` used ${model}${often}`;
}

function describeRemedy({ run, pipeline, part }: UnknownCost): string {
  const forget = `have the run forgotten with \`baton history ${pipeline} --forget ${run}\``;
  if (part === undefined) return forget;
  const most = `\`max-cost-usd\` at the agent \`${part.agent}\`, which then counts in full`;
  const hasTokens = (part.inputTokens ?? part.outputTokens) !== undefined;
  if (hasTokens && part.model !== undefined)
    return `write its price, \`prices: { ${JSON.stringify(part.model)}: { input: …, output: … } }\`, or ${most}`;
  return `its job left no report, so write ${most}, or ${forget}`;
}
