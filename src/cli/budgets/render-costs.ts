import type { CostSum, PipelineCost } from '../../core/budget/sum-costs.ts';
import { formatCost, formatTokens } from '../../core/run/usage.ts';
import { padTo, widthOf } from '../../terminal/draw/text-width.ts';

/** The pull requests of the runs of a pipeline, and how many of them are merged. */
export interface MergedPulls {
  readonly pulls: number;
  readonly merged: number;
}

/** The costs of a pipeline, with its pull requests where those were asked for. */
export type ShownCost = PipelineCost & { readonly pullRequests?: MergedPulls | undefined };

const head = ['pipeline and stage', 'engine', 'runs', 'outcomes', 'tokens', 'cost', 'minutes'];

/** Renders a line for each pipeline, and below it one for each of its stages and engines. */
export function renderCosts(costs: readonly ShownCost[]): string {
  const rows = costs.flatMap((cost) => [
    [cost.pipeline, '', ...renderSum(cost)],
    ...cost.stages.map((stage) => [`  ${stage.stage ?? '(not recorded)'}`, stage.engine, ...renderSum(stage)]),
  ]);
  const table = [head, ...rows];
  const widths = head.map((_, index) => Math.max(...table.map((row) => widthOf(row[index] ?? ''))));
  const lines = table.map((row) => row.map((cell, index) => padTo(cell, widths[index] ?? 0)).join('  '));
  return [...lines.map((line) => line.trimEnd()), ...costs.flatMap(renderNotes)].join('\n');
}

function renderSum(sum: CostSum): readonly string[] {
  const outcomes = Object.entries(sum.outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  const known = formatCost(sum);
  const unknown = sum.unpriced === 0 ? '' : `${known === '' ? '' : ' and '}${sum.unpriced} unknown`;
  return [String(sum.runs), outcomes.join(', '), formatTokens(sum), `${known}${unknown}`, minutesOf(sum).toFixed(1)];
}

/** Returns the minutes in which agents were at work, added up, to a tenth. */
export function minutesOf({ seconds }: CostSum): number {
  return Math.round(seconds / 6) / 10;
}

/** Renders what the table cannot say of a pipeline. */
function renderNotes({ pipeline, unrecorded, pullRequests, ...cost }: ShownCost): readonly string[] {
  const old =
    unrecorded === 0 ? [] : [`${pipeline}: an earlier Baton recorded ${unrecorded} of the runs, without what they used.`];
  if (pullRequests === undefined) return old;
  const each = costOfEach(cost, pullRequests);
  const price = each === undefined ? '' : `, ${formatCost({ seconds: 0, costMicros: each })} for each merged one`;
  return [...old, `${pipeline}: ${pullRequests.merged} of ${pullRequests.pulls} pull requests are merged${price}.`];
}

/** Returns what each merged pull request cost, in millionths of a USD: all runs count, also those without a pull request. */
export function costOfEach({ costMicros }: Pick<CostSum, 'costMicros'>, { merged }: MergedPulls): number | undefined {
  return costMicros === undefined || merged === 0 ? undefined : Math.round(costMicros / merged);
}
