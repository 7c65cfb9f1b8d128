// This folder shows what runs have used of the budgets.

import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import type { CountedRun } from '../../core/budget/add-costs.ts';
import { type BudgetCount, countBudgets } from '../../core/budget/check-budgets.ts';
import { describeUnknown, describeUse } from '../../core/budget/describe-budget.ts';
import { periodOf } from '../../core/budget/period.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { describeTime } from '../../core/text/times.ts';
import { readEndedRuns } from '../../engine/thread/budget-runs.ts';
import { printAside, printJson, printText } from '../../terminal/files/read-json.ts';
import type { Connection } from '../../terminal/github/connect.ts';
import { openRepository } from '../../terminal/github/open-repository.ts';
import { createReaderTools, provenanceOf } from '../thread/decode-thread.ts';

/** Prints what was used of each budget in its present period. Returns 1 if something under them may not start. */
export async function showBudgets(options: {
  readonly repo?: string;
  readonly config?: string;
  readonly json?: boolean;
}): Promise<number> {
  const { connection, config } = await openRepository(options);
  const { budgets = [] } = config;
  const now = createSystemClock().now();
  const [since] = budgets.map((budget) => periodOf(budget, now).from).toSorted();
  if (since === undefined) {
    if (options.json === true) printJson({ budgets: [] });
    else printAside('The configuration has no `budgets`.\n');
    return 0;
  }
  const runs = await readRuns(connection, { config, since });
  const shown = countBudgets({ config, runs, now });
  if (options.json === true) printJson({ budgets: shown.map(toJson) });
  else printText(`${shown.flatMap(renderBudget).join('\n')}\n`);
  return shown.some(({ uses, unknown }) => unknown.length > 0 || uses.some(({ used, limit }) => used >= limit)) ? 1 : 0;
}

async function readRuns(
  connection: Connection,
  { config, since }: { readonly config: Config; readonly since: string },
): Promise<readonly CountedRun[]> {
  const { github, repository } = connection;
  const { threads, ledgers } = github;
  const ports = { ...createReaderTools(config), provenance: provenanceOf(connection, config), threads, ledgers };
  const ended = await readEndedRuns({ ports, settings: { repository } }, { since });
  if (!ended.ok) throw new Error(`What was used could not be read: ${ended.error}.`);
  return ended.value;
}

function renderBudget({ placed, pipeline, period: { until }, uses, unknown }: BudgetCount): readonly string[] {
  const of = `budgets[${placed.index}]${pipeline === undefined ? '' : ` ${pipeline}`}`;
  return [
    ...uses.map((use) => `${of}: ${describeUse(use)}, until ${describeTime(until)}${use.used >= use.limit ? ' (used up)' : ''}`),
    ...(unknown.length === 0 ? [] : [`${of}: not known is the cost of ${describeUnknown(unknown)}`]),
  ];
}

function toJson({ placed, pipeline, period: { until }, uses, unknown }: BudgetCount) {
  return {
    index: placed.index,
    pipeline,
    until,
    uses: uses.map(({ unit, used, limit }) => {
      return unit === 'runs' ? { unit, used, limit } : { unit: 'usd', used: used / 1_000_000, limit: limit / 1_000_000 };
    }),
    unknown: unknown.map(({ run, part }) => ({ run, agent: part?.agent, model: part?.model })),
  };
}
