import type { AgentResult } from '../../../core/agent/agent-result.ts';
import type { AgentRun, SpendingCap } from '../../../ports/agent-runner.ts';
import { nameCap } from '../engine/engine-settings.ts';
import type { GatewayReport } from './gateway.ts';

type EndedStart = Pick<AgentRun, 'result' | 'ended'>;

/**
 * Adds to the result of a start what its gateway saw. The figures of the provider count in the place of the engine's, which may leave requests out;
 * where no answer named any, an estimate counts, unless the engine has figures and a cost that is no less.
 */
export function explainResult(
  report: GatewayReport,
  start: EndedStart,
  cap: SpendingCap | undefined,
): Pick<AgentRun, 'result' | 'gateway'> {
  const result = nameCap(explainFailure(report, start), cap);
  const { measured, requests, refused } = report;
  const gateway = { requests, refused };
  if (measured?.usage === undefined) return { result, gateway };
  const { usage, ...how } = measured;
  if (how.isEstimated && result.usage !== null && (result.costUsd ?? 0) >= how.costUsd) return { result, gateway };
  return { gateway, result: { ...result, usage, usageScope: 'run', measured: how } };
}

/** Explains a failure by what was refused, whatever the engine says of it: by the cap, else by the provider's last answer. */
function explainFailure({ refusal, capped }: GatewayReport, { result, ended }: EndedStart): AgentResult {
  // An agent that was stopped from outside has that reason.
  if (result.outcome === 'success' || ended === 'killed') return result;
  if (capped !== undefined) return { ...result, outcome: 'incomplete', reason: 'budget', warnings: [capped] };
  if (refusal === undefined || ended === 'timeout') return result;
  return { ...result, outcome: 'error', notBefore: undefined, limit: undefined, ...refusal };
}

/** Says where the engine and its provider differ about tokens; undefined where they agree, or one of them says nothing. */
export function describeDifference({ measured }: GatewayReport, { usage: said }: AgentResult): string | undefined {
  const named = measured?.usage;
  if (named === undefined || said === null || measured?.isEstimated === true) return undefined;
  const differing = (['inputTokens', 'outputTokens'] as const).filter((key) => said[key] !== null && said[key] !== named[key]);
  if (differing.length === 0) return undefined;
  const words = { inputTokens: 'input tokens', outputTokens: 'output tokens' } as const;
  const parts = differing.map((key) => `${said[key]} ${words[key]} by the engine, ${named[key]} ${words[key]} by the provider`);
  return `The figures differ, and those of the provider count: ${parts.join('; ')}.`;
}
