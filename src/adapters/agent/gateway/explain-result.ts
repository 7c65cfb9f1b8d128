import type { AgentResult } from '../../../core/agent/agent-result.ts';
import type { AgentRun } from '../../../ports/agent-runner.ts';
import type { GatewayReport } from './gateway.ts';
import type { ProviderRefusal } from './read-refusal.ts';

type EndedStart = Pick<AgentRun, 'result' | 'ended'>;

/**
 * Adds to the result of a start what its gateway saw. The figures of the provider count in the place of the engine's, which may leave requests out;
 * where no answer named any, those of the engine stay, and where that has none, either, an estimate counts. The reason for which the provider refused the last request counts whatever the engine says.
 */
export function explainResult(report: GatewayReport | undefined, start: EndedStart): Pick<AgentRun, 'result' | 'gateway'> {
  if (report === undefined) return { result: start.result };
  const { measured, refusal, ...gateway } = report;
  const result = explainFailure(refusal, start);
  if (measured?.usage === undefined || (measured.isEstimated && result.usage !== null)) return { result, gateway };
  const { usage, ...how } = measured;
  return { gateway, result: { ...result, usage, usageScope: 'run', measured: how } };
}

function explainFailure(refusal: ProviderRefusal | undefined, { result, ended }: EndedStart): AgentResult {
  // An agent that was stopped from outside has that reason.
  if (refusal === undefined || ended !== 'exited' || result.outcome === 'success') return result;
  return { ...result, outcome: 'error', notBefore: undefined, limit: undefined, ...refusal };
}
