import { messageOf } from '../../message-of.ts';
import type { JobState } from '../../workflow-contract.ts';
import type { JobResult } from './job-result.ts';
import { type Leg, type LegIdentity, nameLeg, reportUnstarted } from './matrix-leg.ts';
import { resolveClaim } from './resolve-concurrency.ts';
import { runCall } from './run-call.ts';
import { runOnMachine } from './run-on-machine.ts';

/** Waits for the concurrency group, then calls the other workflow or runs the steps. Never throws. */
export async function runLeg(leg: Leg): Promise<JobResult> {
  const { server, onFault } = leg.scope.run;
  // A job that calls a workflow shows only as the jobs of that workflow, unless it fails before.
  const identity = { id: server.newJobId(), name: `${leg.scope.prefix}${leg.planned.job.key}` };
  leg.scope.run.paths.set(identity.id, identity.name);
  try {
    return await runInGroup(leg, { ...identity, name: nameLeg(leg) });
  } catch (error) {
    onFault(messageOf(error));
    return reportUnstarted(leg, identity, 'failure');
  }
}

async function runInGroup(leg: Leg, identity: LegIdentity): Promise<JobResult> {
  const { scope, planned, jobScope, cancellation } = leg;
  const { server, runId, groups } = scope.run;
  const report = (state: Pick<JobState, 'status' | 'conclusion' | 'steps'>) => {
    if (planned.kind === 'steps') server.reportJob({ ...identity, runId, ...state });
  };
  report({ status: 'queued', conclusion: null });
  const claim = resolveClaim(planned.job.concurrency, jobScope, { scope, cancellation });
  if (claim) report({ status: 'waiting', conclusion: null });
  const release = claim && (await groups.acquire(claim));
  try {
    if (release === 'cancelled' || cancellation.reason) return reportUnstarted(leg, identity, 'cancelled');
    const held = claim ? new Set([...scope.held, claim.group.toLowerCase()]) : scope.held;
    if (planned.kind === 'call') return await runCall(leg, planned, { name: identity.name, held });
    return await runOnMachine(leg, planned, { ...identity, report });
  } finally {
    if (typeof release === 'function') release();
  }
}
