import { compareBy } from '../compare-by.ts';
import { unspentReasons } from '../output/failure-reason.ts';
import type { RunUsage, UsageFacts, UsagePart } from '../output/usage-facts.ts';
import type { EndBody, TaskBody } from '../record/record.ts';
import { describeDuration } from '../text/times.ts';
import { costLimitOf, findReopening } from './decisions.ts';
import type { State } from './state.ts';

/** The usage of executions. What no result reports is absent. Money is in millionths, so that sums equal their parts. */
export interface Usage {
  readonly seconds: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly costMicros?: number;
  /** Part of the cost was computed from `prices`, because an engine reported none. */
  readonly estimated?: true;
}

/** Returns the usage of an execution, in whole seconds, as they are shown. Only numbers of the engine count, never results. */
export function usageOf({ startedAt, finishedAt, usage }: Pick<TaskBody, 'startedAt' | 'finishedAt' | 'usage'>): Usage {
  const milliseconds = Date.parse(finishedAt) - Date.parse(startedAt);
  const seconds = Number.isFinite(milliseconds) ? Math.max(0, Math.round(milliseconds / 1000)) : 0;
  return usage === undefined ? { seconds } : { seconds, ...usageOfFacts(usage) };
}

function usageOfFacts({ inputTokens, outputTokens, costUsd, estimated }: UsageFacts): Omit<Usage, 'seconds'> {
  return {
    ...optional('inputTokens', inputTokens),
    ...optional('outputTokens', outputTokens),
    ...optional('costMicros', costUsd === undefined ? undefined : Math.round(costUsd * 1_000_000)),
    estimated,
  };
}

export function addUsage(parts: readonly Usage[]): Usage {
  const sum = (key: 'inputTokens' | 'outputTokens' | 'costMicros'): number | undefined => {
    const known = parts.flatMap((part) => part[key] ?? []);
    return known.length === 0 ? undefined : known.reduce((a, b) => a + b, 0);
  };
  return {
    seconds: parts.reduce((total, { seconds }) => total + seconds, 0),
    ...optional('inputTokens', sum('inputTokens')),
    ...optional('outputTokens', sum('outputTokens')),
    ...optional('costMicros', sum('costMicros')),
    estimated: parts.some(({ estimated }) => estimated) || undefined,
  };
}

/** Returns the usage of each stage that has executions, by its name. */
export function usageByStage({ tasks }: Pick<State, 'tasks'>): ReadonlyMap<string, Usage> {
  const byStage = Map.groupBy(tasks, ({ body }) => body.stage);
  return new Map([...byStage].map(([stage, own]) => [stage, addUsage(own.map(({ body }) => usageOf(body)))]));
}

function optional<K extends string>(key: K, value: number | undefined): { readonly [P in K]?: number } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: number };
}

/** Returns the usage of all executions of a run together, for its `end` record. */
export function usageOfRun({ tasks }: Pick<State, 'tasks'>): Pick<EndBody, 'usage'> {
  const { inputTokens, outputTokens, costMicros, estimated } = addUsage(tasks.map(({ body }) => usageOf(body)));
  if (inputTokens === undefined && outputTokens === undefined && costMicros === undefined) return {};
  return {
    usage: {
      ...(inputTokens === undefined ? {} : { inputTokens }),
      ...(outputTokens === undefined ? {} : { outputTokens }),
      ...(costMicros === undefined ? {} : { costUsd: costMicros / 1_000_000 }),
      ...(estimated === undefined ? {} : { estimated }),
    },
  };
}

/** The time in which an execution was at work. */
type Work = Pick<TaskBody, 'startedAt' | 'finishedAt'>;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns how long a run has taken, for its time limit: the time in which an execution was at work, counted once where several
 * were. Time spent waiting for a runner or for a pause is not counted. A run that is reopened after its end gets the full time
 * again.
 */
export function elapsedMinutes(
  { run, tasks, decisions }: Pick<State, 'run' | 'tasks' | 'decisions'>,
  now: string,
  more: readonly Work[] = [],
): number {
  const bounds = { from: Date.parse(findReopening(decisions)?.body.decidedAt ?? run.body.startedAt), to: Date.parse(now) };
  const spans = [...tasks.map(({ body }) => body), ...more].map((work) => clip(work, bounds));
  let sum = 0;
  let until = bounds.from;
  for (const { from, to } of spans.toSorted(compareBy(({ from }) => from))) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum / 60_000;
}

/** Cuts the times that a job reports to those that are possible. */
function clip({ startedAt, finishedAt }: Work, bounds: Span): Span {
  return { from: Math.max(bounds.from, Date.parse(startedAt)), to: Math.min(bounds.to, Date.parse(finishedAt)) };
}

const quarterMilliseconds = 15 * 60_000;

/**
 * Builds what a run has used so far, from its records: executions that ended together are one part, by agent, engine and model. No
 * execution counts for more than its agent or its run may cost, whatever it says: a budget is everybody's.
 */
export function buildRunUsage(state: Pick<State, 'run' | 'tasks' | 'decisions'>): RunUsage {
  const parts = state.tasks.flatMap(({ body }) => partOf(state, body) ?? []);
  const groups = Map.groupBy(parts, ({ at, agent, engine, model, costUsd, inputTokens, outputTokens }) =>
    // A cost that is not known must not hide behind one that is.
    JSON.stringify([at, agent, engine, model, costUsd === undefined, (inputTokens ?? outputTokens) === undefined]),
  );
  return { executions: state.tasks.length, parts: [...groups.values()].flatMap(addParts) };
}

/** Returns what one execution used, as it counts for others; undefined where it cannot have cost anything. */
export function partOf(state: Pick<State, 'run' | 'decisions'>, body: TaskBody): UsagePart | undefined {
  const { agents } = state.run.body.config;
  const agent = Object.hasOwn(agents, body.agent) ? agents[body.agent] : undefined;
  const limit = costLimitOf(state);
  const most = agent?.['max-cost-usd'] ?? (limit === undefined ? undefined : limit / 1_000_000);
  return hasSpent(body) ? toPart(body, { model: agent?.model, most }) : undefined;
}

/** Returns whether an execution may have cost something. */
function hasSpent({ engine, usage, failure }: TaskBody): boolean {
  if (engine === 'built-in') return false;
  return usage !== undefined || failure === undefined || !unspentReasons.has(failure.reason);
}

function toPart(
  { agent, engine, usage = {}, finishedAt }: TaskBody,
  configured: { readonly model: string | undefined; readonly most: number | undefined },
): UsagePart {
  const { inputTokens, cachedTokens, outputTokens, costUsd } = usage;
  const model = usage.model ?? configured.model;
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
    ...(costUsd === undefined ? {} : { costUsd: Math.min(costUsd, configured.most ?? costUsd) }),
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

/** Renders tokens as `1,200 in, 300 out`; empty when nothing is known. */
export function formatTokens({ inputTokens, outputTokens }: Usage): string {
  const parts = [
    ...(inputTokens === undefined ? [] : [`${inputTokens.toLocaleString('en-US')} in`]),
    ...(outputTokens === undefined ? [] : [`${outputTokens.toLocaleString('en-US')} out`]),
  ];
  return parts.join(', ');
}

/** Renders a cost as `$0.0123`, with two to six decimals; empty when nothing is known. */
export function formatCost({ costMicros, estimated }: Usage): string {
  if (costMicros === undefined) return '';
  const cost = `$${(costMicros / 1_000_000).toFixed(6).replace(/0{1,4}$/, '')}`;
  return estimated === true ? `${cost} (estimate)` : cost;
}

/** Renders the time that executions took, as people say it. */
export function formatTime({ seconds }: Usage): string {
  return describeDuration(seconds * 1000);
}
