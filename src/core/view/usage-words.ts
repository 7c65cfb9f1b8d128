import type { Usage } from '../run/usage.ts';
import { describeDuration } from '../text/times.ts';

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
