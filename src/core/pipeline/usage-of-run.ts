import type { EndBody } from '../record/record.ts';
import { addUsage, usageOf } from '../text/usage.ts';
import type { State } from './state.ts';

/** What all executions of a run took together, for its `end` record. */
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
