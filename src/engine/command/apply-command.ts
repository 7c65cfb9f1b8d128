import type { DecisionBody } from '../../core/record/decision-record.ts';
import { runRefOf } from '../../core/record/find-runs.ts';
import { type Result, success } from '../../core/result.ts';
import type { ProposedDecision } from '../../core/run/check-decision.ts';
import type { AppliedDecision, DecisionRequest } from '../decision/apply-decision.ts';
import { applyDecision } from '../decision/apply-decision.ts';
import { expireWaits } from '../decision/expire-waits.ts';
import type { Effects } from '../engine-ports.ts';
import type { RunAbout } from '../thread/runs.ts';
import type { PlannedRun, RequestContext } from './command-context.ts';

type Proposal = Pick<ProposedDecision, 'verb' | 'stage' | 'text' | 'isOutside' | 'approval' | 'usd'> &
  Pick<DecisionBody, 'digest' | 'by'> &
  Pick<DecisionRequest, 'behindOthers'>;

/**
 * Writes a decision about one run in the name of the person who wrote the comment or clicked, and does what follows from it. Waits of
 * the run whose time is over end with it, so that they do not last until the next sweep.
 */
export async function applyCommand(
  engine: Effects,
  { stored }: RunAbout,
  { context, ...proposal }: Proposal & { readonly context: RequestContext },
): Promise<Result<AppliedDecision, string>> {
  const decided = await applyDecision(engine, {
    ...proposal,
    ...runRefOf(stored),
    actor: context.trigger.actor,
    reason: proposal.verb === 'answer' ? 'a comment answered the question' : context.reason,
    source: context.source,
    askedAt: context.askedAt,
  });
  if (!decided.ok) return decided;
  const { started, state } = await expireWaits(engine, decided.value.reading);
  const { value } = decided;
  return success({ ...value, started: [...value.started, ...started], reading: { ...value.reading, state } });
}

/** Returns whether this very comment or click has decided about a run before. */
export function hasDecided({ records }: RunAbout, { source }: RequestContext): boolean {
  const own = JSON.stringify(source);
  return records.some((record) => record.kind === 'decision' && JSON.stringify(record.body.source) === own);
}

/** Builds the summary of a run that a command changed. */
export function toPlanned({ stored }: RunAbout, { started, reading: { state } }: AppliedDecision): PlannedRun {
  return { run: stored.record.run, pipeline: stored.record.body.pipeline, started, state };
}

/** Returns whether the comment of a decision is shown where the command was given: then no reply has to say the same. */
export function isShownInThread({ stored }: RunAbout, { trigger }: RequestContext): boolean {
  return stored.record.thread === trigger.subject.number;
}
