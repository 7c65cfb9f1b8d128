import { isSuccess } from '../output/outcome.ts';
import type { StageUsage, Usual } from '../record/history-record.ts';

/** The fewest runs from which something is usual. */
const fewestRuns = 3;
/** The runs that count: the newest ones, because agents and prompts change. */
const mostRuns = 30;

/** A run that has ended, with what its stages took where that is known. */
export interface EndedStages {
  readonly finishedAt?: string | undefined;
  readonly stages?: readonly StageUsage[] | undefined;
}

/** Returns what stages took in earlier runs, by stage: between which figures eight of ten successful ones lie. Undefined where too few are known. */
export function deriveUsual(ended: readonly EndedStages[]): Record<string, Usual> | undefined {
  const newestFirst = ended.toSorted((a, b) => Date.parse(b.finishedAt ?? '') - Date.parse(a.finishedAt ?? ''));
  const all = newestFirst.flatMap(({ stages = [] }) => [...Map.groupBy(stages, ({ stage }) => stage)].map(sumStage));
  const byStage = Map.groupBy(
    all.filter(({ outcome }) => isSuccess(outcome)),
    ({ stage }) => stage,
  );
  const usual = [...byStage].flatMap(([stage, own]) => {
    const times = own.slice(0, mostRuns);
    if (times.length < fewestRuns) return [];
    const costs = times.flatMap(({ costUsd }) => costUsd ?? []);
    const cost = costs.length < fewestRuns ? {} : { costUsd: spanOf(costs) };
    return [[stage, { runs: times.length, seconds: spanOf(times.map(({ seconds }) => seconds)), ...cost }] as const];
  });
  return usual.length === 0 ? undefined : Object.fromEntries(usual);
}

/** Adds up what the engines of a stage took in one run. Its cost is known where that of all its executions is. */
function sumStage([stage, parts]: readonly [string, readonly StageUsage[]]) {
  const isKnown = parts.every(({ costUsd, unpriced }) => costUsd !== undefined && unpriced === undefined);
  const micros = parts.reduce((sum, { costUsd = 0 }) => sum + Math.round(costUsd * 1_000_000), 0);
  return {
    stage,
    outcome: parts.at(-1)?.outcome ?? 'skipped',
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    costUsd: isKnown ? micros / 1_000_000 : undefined,
  };
}

/** Returns the figures between which eight of ten lie. */
function spanOf(figures: readonly number[]): [number, number] {
  const sorted = figures.toSorted((a, b) => a - b);
  const left = Math.floor(sorted.length / 10);
  return [sorted[left] ?? 0, sorted[sorted.length - 1 - left] ?? 0];
}
