import { parseChange } from '../../core/trigger/change.ts';
import { findCommandLine } from '../../core/trigger/command.ts';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';
import type { ChosenMode } from '../job/choose-mode.ts';
import type { JobContext } from '../job/job-context.ts';
import { readDispatchedOrder } from '../job/read-order-input.ts';
import { parseChangeHint } from './read-change.ts';
import { parseHint } from './read-trigger.ts';

/**
 * Returns whether a job runs during a pause. Jobs that stop something or store what has arrived do: an agent job reports that
 * it starts nothing, `publish` stores what an agent left, a run gets the change of its subject, and commands get an answer. A
 * configuration can be checked at any time, and an order verified.
 */
export function runsWhilePaused(mode: ChosenMode, { job, inputs }: JobContext): boolean {
  if (mode === 'verify' || mode === 'agent' || mode === 'publish' || mode === 'validate') return true;
  if ((mode === 'plan' || mode === 'single' || mode === 'forward') && inputs.task === '' && isCommand(job)) return true;
  const isChange = parseChange(job.eventName, job.payload) !== undefined;
  if (mode === 'forward') return isChange;
  const hint = readDispatchedOrder({ job }).event ?? '';
  return mode === 'plan' && (isChange || parseChangeHint(hint) !== undefined || parseHint(hint)?.event === 'issue_comment');
}

/**
 * Returns whether the event is a command. Comments cancel a run and ask about it in a pause too; a command that would start a
 * run is refused where it is planned.
 */
function isCommand({ eventName, payload }: JobContext['job']): boolean {
  const trigger = parseTrigger(eventName, payload);
  if (!trigger.ok || trigger.value.kind !== 'comment') return false;
  return findCommandLine(trigger.value.comment?.body ?? '') !== undefined;
}
