import type { Outcome } from '../output/outcome.ts';
import { isUnpriced } from '../output/usage-facts.ts';
import type { HistoryBody, StageUsage } from '../record/history-record.ts';
import { addUsage, type Usage } from '../run/usage.ts';
import type { CountedRun } from './add-costs.ts';

/** A run that has ended, as its ledger tells it. */
export interface EndedRun extends CountedRun, Pick<HistoryBody, 'outcome' | 'stages' | 'results' | 'pulls'> {
  readonly finishedAt: string;
}

/** The outcomes and the usage of runs together. The time is that of agents at work, added up. */
export interface CostSum extends Usage {
  readonly runs: number;
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
  readonly executions: number;
  /** The number of executions whose cost nobody knows. */
  readonly unpriced: number;
}

/** The sum of one stage by one engine. The stage is absent where an earlier Baton recorded the runs, which names none. */
export interface StageCost extends CostSum {
  readonly stage: string | undefined;
  readonly engine: string;
}

export interface PipelineCost extends CostSum {
  readonly pipeline: string;
  readonly stages: readonly StageCost[];
  /** The runs of which nobody knows what they used: their records do not say it. */
  readonly unrecorded: number;
}

/** Sums up what runs took, by pipeline, and in it by stage and engine. The sums of a pipeline are those of its stages. */
export function sumCosts(runs: readonly EndedRun[]): readonly PipelineCost[] {
  const byPipeline = Map.groupBy(runs, ({ pipeline }) => pipeline);
  return [...byPipeline].map(([pipeline, own]) => {
    const parts = own.flatMap(listParts);
    const groups = Map.groupBy(parts, ({ stage, engine }) => JSON.stringify([stage, engine]));
    const { length: unrecorded } = own.filter(({ usage, stages }) => usage === undefined && stages === undefined);
    const stages = [...groups.values()].flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [{ stage: first.stage, engine: first.engine, ...sumParts(group, group) }];
    });
    return { pipeline, ...sumParts(parts, own), stages, unrecorded };
  });
}

type Part = Omit<StageUsage, 'stage'> & { readonly stage: string | undefined };

/** Lists what a run took, by stage and engine; by engine alone where its record names no stages. */
function listParts({ stages, usage, outcome }: EndedRun): readonly Part[] {
  if (stages !== undefined) return stages;
  const byEngine = Map.groupBy(usage?.parts ?? [], ({ engine }) => engine);
  return [...byEngine].map(([engine, parts]) => {
    const { inputTokens, outputTokens, costMicros } = addUsage(parts.map(toUsage));
    const executions = parts.reduce((sum, part) => sum + part.executions, 0);
    const unpriced = parts.reduce((sum, part) => sum + (isUnpriced(part) ? part.executions : 0), 0);
    const costUsd = costMicros === undefined ? undefined : costMicros / 1_000_000;
    return { stage: undefined, engine, outcome, executions, seconds: 0, inputTokens, outputTokens, costUsd, unpriced };
  });
}

function toUsage(part: Pick<StageUsage, 'inputTokens' | 'outputTokens' | 'costUsd'> & { readonly seconds?: number }): Usage {
  const { inputTokens, outputTokens, costUsd, seconds = 0 } = part;
  return { seconds, inputTokens, outputTokens, costMicros: costUsd === undefined ? undefined : Math.round(costUsd * 1_000_000) };
}

function sumParts(parts: readonly Part[], ended: readonly { readonly outcome: Outcome }[]): CostSum {
  const outcomes = Map.groupBy(ended, ({ outcome }) => outcome);
  return {
    runs: ended.length,
    outcomes: Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length])),
    executions: parts.reduce((sum, { executions }) => sum + executions, 0),
    unpriced: parts.reduce((sum, { unpriced = 0 }) => sum + unpriced, 0),
    ...addUsage(parts.map(toUsage)),
  };
}
