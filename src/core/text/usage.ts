import type { UsageFacts } from '../output/usage-facts.ts';
import type { State } from '../pipeline/state.ts';
import type { TaskBody } from '../record/record.ts';
import { formatDuration } from './format-duration.ts';

/** What executions took. Absent is what no result says; money is counted in millionths, so that sums equal their parts. */
export interface Usage {
  readonly seconds: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly costMicros?: number;
  /** Some of the cost follows from `prices`: an engine reported none. */
  readonly estimated?: true;
}

type Executed = Pick<TaskBody, 'startedAt' | 'finishedAt' | 'results' | 'usage'>;

/**
 * Whole seconds, as they are shown. Numbers of the engine count; without any, those that the agent wrote as results, where they
 * are plain numbers.
 */
export function usageOf({ startedAt, finishedAt, results, usage }: Executed): Usage {
  const milliseconds = Date.parse(finishedAt) - Date.parse(startedAt);
  const seconds = Number.isFinite(milliseconds) ? Math.max(0, Math.round(milliseconds / 1000)) : 0;
  if (usage !== undefined) return { seconds, ...usageOfFacts(usage) };
  const micros = readNumber(results['cost-usd'], /^\d{1,7}(?:\.\d{1,18})?$/);
  return {
    seconds,
    ...optional('inputTokens', readNumber(results['input-tokens'], /^\d{1,12}$/)),
    ...optional('outputTokens', readNumber(results['output-tokens'], /^\d{1,12}$/)),
    ...optional('costMicros', micros === undefined ? undefined : Math.round(micros * 1_000_000)),
  };
}

function usageOfFacts({ inputTokens, outputTokens, costUsd, estimated }: UsageFacts): Omit<Usage, 'seconds'> {
  return {
    ...optional('inputTokens', inputTokens),
    ...optional('outputTokens', outputTokens),
    ...optional('costMicros', costUsd === undefined ? undefined : Math.round(costUsd * 1_000_000)),
    ...(estimated === undefined ? {} : { estimated }),
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
    ...(parts.some(({ estimated }) => estimated) ? { estimated: true } : {}),
  };
}

/** All executions of each stage that has any, by its name. */
export function usageByStage({ tasks }: Pick<State, 'tasks'>): ReadonlyMap<string, Usage> {
  const byStage = Map.groupBy(tasks, ({ body }) => body.stage);
  return new Map([...byStage].map(([stage, own]) => [stage, addUsage(own.map(({ body }) => usageOf(body)))]));
}

/** `1,200 in, 300 out`; empty when nothing is known. */
export function formatTokens({ inputTokens, outputTokens }: Usage): string {
  const parts = [
    ...(inputTokens === undefined ? [] : [`${inputTokens.toLocaleString('en-US')} in`]),
    ...(outputTokens === undefined ? [] : [`${outputTokens.toLocaleString('en-US')} out`]),
  ];
  return parts.join(', ');
}

/** `$0.0123`: at least cents, at most millionths; empty when nothing is known. */
export function formatCost({ costMicros, estimated }: Usage): string {
  if (costMicros === undefined) return '';
  const cost = `$${(costMicros / 1_000_000).toFixed(6).replace(/0{1,4}$/, '')}`;
  return estimated === true ? `${cost} (estimate)` : cost;
}

export function formatTime({ seconds }: Usage): string {
  return formatDuration(seconds * 1000);
}

function readNumber(text: string | undefined, form: RegExp): number | undefined {
  return text !== undefined && form.test(text) ? Number(text) : undefined;
}

function optional<K extends string>(key: K, value: number | undefined): { readonly [P in K]?: number } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: number };
}
