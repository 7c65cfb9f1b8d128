import type { MeasuredUsage } from '../../../core/agent/agent-result.ts';
import { type AnswerReader, type AnswerUsage, createAnswerReader } from './read-usage.ts';

/** The version of the list of prices. */
const listVersion = '0.1.8';

/** Sums the usage of answers while they pass. */
export interface Meter {
  /** Returns a reader of one answer; undefined for requests that use nothing. Its `end` is called once, also for an answer that was cut. */
  open(answer: { readonly path: string; readonly type: string }): (Pick<AnswerReader, 'read'> & { end(): void }) | undefined;
  sum(): MeasuredUsage;
}

export function createMeter(): Meter {
  const counted: AnswerUsage[] = [];
  let opened = 0;
  const total = (count: (answer: AnswerUsage) => number | null | undefined): number =>
    counted.reduce((sum, answer) => sum + (count(answer) ?? 0), 0);
  return {
    open(answer) {
      const reader = createAnswerReader(answer);
      if (reader === undefined) return undefined;
      opened += 1;
      return { read: reader.read, end: () => void counted.push(...[reader.end()].filter((found) => found !== undefined)) };
    },
    sum() {
      const isListed = counted.every(({ costUsd }) => costUsd !== undefined);
      const usage = {
        inputTokens: total((answer) => answer.usage.inputTokens),
        cacheReadTokens: total((answer) => answer.usage.cacheReadTokens),
        cacheWriteTokens: total((answer) => answer.usage.cacheWriteTokens),
        outputTokens: total((answer) => answer.usage.outputTokens),
        reasoningTokens: total((answer) => answer.usage.reasoningTokens),
      };
      return {
        usage: counted.length === 0 ? undefined : usage,
        listed: isListed ? { costUsd: total(({ costUsd }) => costUsd), version: listVersion } : undefined,
        // One that is under way when the gateway closes counts as well: it has not named its figures.
        uncounted: opened - counted.length,
      };
    },
  };
}
