import type { Agent } from '../../core/config/schema/agent-schema.ts';
import { buildUsageFacts } from '../../core/output/build-usage-facts.ts';
import type { AgentRun, SpendingCap } from '../../ports/agent-runner.ts';
import type { TaskContext } from '../task-ports.ts';

/**
 * Returns the most that a start may spend: the least of what its agent may cost and what the order leaves of the limit of the run, without what an
 * earlier start of the same execution has spent. Undefined where nothing limits it.
 */
export function findCap(
  { state, dispatch }: Pick<TaskContext, 'state' | 'dispatch'>,
  { agent, earlier }: { readonly agent: Agent; readonly earlier: AgentRun | undefined },
): SpendingCap | undefined {
  const { prices } = state.run.body.config;
  const [own, left] = [agent['max-cost-usd'], dispatch.left?.['cost-usd']];
  const isOfRun = left !== undefined && left < (own ?? Number.POSITIVE_INFINITY);
  const most = isOfRun ? left : own;
  if (most === undefined) return undefined;
  const results = earlier === undefined ? [] : [earlier.result];
  const spent = buildUsageFacts({ results, model: agent.model, prices })?.costUsd ?? 0;
  return { usd: Math.max(0, most - spent), key: isOfRun ? 'limits.max-cost-usd' : 'max-cost-usd' };
}
