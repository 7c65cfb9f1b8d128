import { unspentReasons } from '../output/failure-reason.ts';
import type { RunUsage, UsagePart } from '../output/run-usage.ts';
import type { TaskBody } from '../record/record.ts';
import type { State } from './state.ts';

const quarterMilliseconds = 15 * 60_000;

/** Builds what a run has used so far, from its records: executions that ended together are one part, by agent, engine and model. */
export function buildRunUsage({ run, tasks }: Pick<State, 'run' | 'tasks'>): RunUsage {
  const { agents } = run.body.config;
  const parts = tasks.flatMap(({ body }) => (hasSpent(body) ? [toPart(body, agents[body.agent]?.model)] : []));
  const groups = Map.groupBy(parts, ({ at, agent, engine, model, costUsd, inputTokens, outputTokens }) =>
    // A cost that is not known must not hide behind one that is.
    JSON.stringify([at, agent, engine, model, costUsd === undefined, (inputTokens ?? outputTokens) === undefined]),
  );
  return { executions: tasks.length, parts: [...groups.values()].flatMap(addParts) };
}

/** Returns whether an execution may have cost something. */
function hasSpent({ engine, usage, failure }: TaskBody): boolean {
  if (engine === 'built-in') return false;
  return usage !== undefined || failure === undefined || !unspentReasons.has(failure.reason);
}

function toPart({ agent, engine, usage = {}, finishedAt }: TaskBody, configured: string | undefined): UsagePart {
  const { inputTokens, cachedTokens, outputTokens, costUsd } = usage;
  const model = usage.model ?? configured;
  const quarter = Math.floor(Date.parse(finishedAt) / quarterMilliseconds) * quarterMilliseconds;
  return {
    at: new Date(Number.isNaN(quarter) ? 0 : quarter).toISOString(),
    agent,
    engine,
    ...(model === undefined ? {} : { model }),
    executions: 1,
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(cachedTokens === undefined ? {} : { cachedTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(costUsd === undefined ? {} : { costUsd }),
  };
}

function addParts(parts: readonly UsagePart[]): readonly UsagePart[] {
  const [first] = parts;
  if (first === undefined) return [];
  const sum = (key: 'inputTokens' | 'cachedTokens' | 'outputTokens'): Partial<UsagePart> => {
    const known = parts.flatMap((part) => part[key] ?? []);
    return known.length === 0 ? {} : { [key]: known.reduce((a, b) => a + b, 0) };
  };
  // In millionths, so that sums equal their parts.
  const micros = parts.reduce((total, { costUsd = 0 }) => total + Math.round(costUsd * 1_000_000), 0);
  return [
    {
      ...first,
      executions: parts.length,
      ...sum('inputTokens'),
      ...sum('cachedTokens'),
      ...sum('outputTokens'),
      ...(first.costUsd === undefined ? {} : { costUsd: micros / 1_000_000 }),
    },
  ];
}
