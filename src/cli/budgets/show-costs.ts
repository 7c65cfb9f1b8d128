import { readMergedPulls } from '../../adapters/github/merged-pulls.ts';
import { type CostSum, type EndedRun, type PipelineCost, sumCosts } from '../../core/budget/sum-costs.ts';
import { printAside, printJson, printText } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { type CostsOptions, type LedgersRead, readLedgers } from './read-ledgers.ts';
import { costOfEach, minutesOf, renderCosts, type ShownCost } from './render-costs.ts';

/** Prints what the runs that have ended took, by pipeline, stage and engine, from their ledgers. */
export async function showCosts(pipeline: string | undefined, options: CostsOptions): Promise<number> {
  if (options.merged === true && options.thread !== undefined)
    throw new UsageError('--merged asks GitHub about pull requests: leave --thread out, and name the repository with --repo.');
  const read = await readLedgers(pipeline, options);
  const { runs } = read;
  const costs = await addPulls(sumCosts(runs), { runs, connection: options.merged === true ? read.connection : undefined });
  if (options.json === true) printJson({ since: options.since, pipelines: costs.map(toJson) });
  else if (costs.length > 0) printText(`${renderCosts(costs)}\n`);
  if (costs.length === 0) printAside(`No run is known that has ended${options.since === undefined ? '' : ' since then'}.\n`);
  if (read.unkept.length > 0) printAside(`${describeUnkept(read.unkept)}\n`);
  return 0;
}

function describeUnkept(pipelines: readonly string[]): string {
  return `Nothing is known of pipelines without \`history\` and without a budget, because they keep no ledger: ${pipelines.join(', ')}.`;
}

/** Adds how many pull requests of each pipeline are merged: all are asked about together. */
async function addPulls(
  costs: readonly PipelineCost[],
  { runs, connection }: Pick<LedgersRead, 'runs' | 'connection'>,
): Promise<readonly ShownCost[]> {
  if (connection === undefined) return costs;
  const merged = await readMergedPulls(connection.octokit, connection.repository, listPulls(runs));
  return costs.map((cost) => {
    const pulls = listPulls(runs.filter(({ pipeline }) => pipeline === cost.pipeline));
    return { ...cost, pullRequests: { pulls: pulls.length, merged: pulls.filter((pull) => merged.has(pull)).length } };
  });
}

/** Lists the pull requests that runs have opened, each once. */
function listPulls(runs: readonly EndedRun[]): readonly number[] {
  const named = runs.flatMap(({ results: { pr = '' }, pulls }) => pulls ?? (/^[1-9][0-9]{0,8}$/.test(pr) ? [Number(pr)] : []));
  return [...new Set(named)];
}

function toJson({ pullRequests, ...cost }: ShownCost) {
  const { pipeline, unrecorded, stages } = cost;
  const each = pullRequests === undefined ? undefined : costOfEach(cost, pullRequests);
  const usdEach = each === undefined ? undefined : each / 1_000_000;
  return {
    ...{ pipeline, ...sumToJson(cost), unrecorded },
    stages: stages.map((stage) => ({ stage: stage.stage ?? null, engine: stage.engine, ...sumToJson(stage) })),
    pullRequests: pullRequests === undefined ? undefined : { ...pullRequests, usdEach },
  };
}

function sumToJson(sum: CostSum) {
  const { runs, outcomes, executions, inputTokens, outputTokens, costMicros, unpriced } = sum;
  const costUsd = costMicros === undefined ? undefined : costMicros / 1_000_000;
  return { runs, outcomes, executions, inputTokens, outputTokens, costUsd, unpriced, minutes: minutesOf(sum) };
}
