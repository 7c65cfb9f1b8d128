import type { Agent } from '../core/config/agent-schema.ts';
import { buildUsageFacts } from '../core/output/build-usage-facts.ts';
import type { DecidedOutcome } from '../core/output/decide-outcome.ts';
import { failureOf } from '../core/output/result-table.ts';
import type { CapturedFacts } from '../core/output/to-captured-results.ts';
import type { UsageFacts } from '../core/output/usage-facts.ts';
import type { AgentRun } from '../ports/agent-runner.ts';
import type { TaskContext } from './task-context.ts';

export interface ConcludedUsage {
  readonly usage: UsageFacts | undefined;
  /** Of the usage, what is a result. */
  readonly captured: Pick<CapturedFacts, 'costUsd' | 'inputTokens' | 'outputTokens'>;
  readonly ended: DecidedOutcome;
  readonly warnings: readonly string[];
}

/** What the starts of one execution took, and whether that was more than its agent may cost. */
export function concludeUsage(
  { state }: TaskContext,
  { agent, runs, ended }: { readonly agent: Agent; readonly runs: readonly AgentRun[]; readonly ended: DecidedOutcome },
): ConcludedUsage {
  const { prices } = state.run.body.config;
  const usage = buildUsageFacts({ results: runs.map(({ result }) => result), model: agent.model, prices });
  const { costUsd, inputTokens, outputTokens } = usage ?? {};
  const captured = {
    ...(costUsd === undefined ? {} : { costUsd }),
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
  };
  const limit = agent['max-cost-usd'];
  if (limit === undefined || costUsd === undefined || costUsd <= limit) return { usage, captured, ended, warnings: [] };
  const warning = `The agent has cost $${captured.costUsd?.toFixed(2)}${usage?.estimated === true ? ' (estimate)' : ''}, more than its \`max-cost-usd\` of ${limit}.`;
  return { usage, captured, ended: stopTrying(ended), warnings: [warning] };
}

/** What succeeded is paid for. What failed would cost the same once more. */
function stopTrying(ended: DecidedOutcome): DecidedOutcome {
  if (ended.outcome !== 'failed') return ended;
  const { reason, sentence } = failureOf('budget');
  return { ...ended, failure: { reason, message: `${sentence}\n${ended.failure?.message ?? ''}`.trim().slice(0, 2_000) } };
}
