import { parseChange } from '../../../core/trigger/change.ts';
import { findCommand } from '../../../core/trigger/command.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import type { ChosenMode } from '../job/choose-mode.ts';
import type { JobContext } from '../job/job-context.ts';
import { readDispatchedOrder } from '../job/read-order-input.ts';
import { parseChangeHint } from './read-change.ts';

/**
 * What stops something, and what has come, is heard in a pause too: an agent job says that it starts nothing, `publish` keeps what
 * an agent left, a run whose subject changed is told, and commands are answered. A configuration can be checked at any time.
 */
export function runsWhilePaused(mode: ChosenMode, { job, inputs }: JobContext): boolean {
  if (mode === 'agent' || mode === 'publish' || mode === 'validate') return true;
  if ((mode === 'plan' || mode === 'single') && inputs.task === '' && isCommand(job)) return true;
  const isChange = parseChange(job.eventName, job.payload) !== undefined;
  if (mode === 'forward') return isChange;
  return mode === 'plan' && (isChange || parseChangeHint(readDispatchedOrder({ job }).event ?? '') !== undefined);
}

/** A run is cancelled and asked about by comments; what would start one is refused where it is planned. */
function isCommand({ eventName, payload }: JobContext['job']): boolean {
  const trigger = parseTrigger(eventName, payload);
  if (!trigger.ok || trigger.value.kind !== 'comment') return false;
  return findCommand(trigger.value.comment?.body ?? '') !== undefined;
}
