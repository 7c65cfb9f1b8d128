import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import { type Result, success } from '../../core/result.ts';
import { type NoTrigger, parseTrigger } from '../../core/trigger/parse-trigger.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { resolveCheck } from '../../engine/plan/resolve-check.ts';
import type { EventWork } from '../work/queued-work.ts';

/** Parses the trigger of an event. One without a subject gets the time of its arrival: no two have the same, and its run is named after it. */
export function learnTrigger({ name, payload, arrivedAt }: EventWork): Result<Trigger, NoTrigger> {
  const trigger = parseTrigger(name, payload);
  if (!trigger.ok || hasSubject(trigger.value)) return trigger;
  const { schedule } = trigger.value;
  if (schedule !== undefined) return success({ ...trigger.value, schedule: { ...schedule, firedAt: arrivedAt } });
  return success({ ...trigger.value, firedAt: arrivedAt });
}

interface Heard {
  readonly work: EventWork;
  readonly trigger: Trigger;
  /** The tip of the default branch. */
  readonly tip: string;
  /** The workflow file of agent jobs, which are no checks. */
  readonly ownFile: string;
}

/** Asks GitHub about a failed check, whose payload does not describe its pull request; returns any other trigger as it is. */
export async function resolveTrigger(
  github: Pick<GitHubPorts, 'checks'>,
  { work, trigger, ...facts }: Heard,
): Promise<Result<Trigger, string>> {
  const { check, repository, firedAt } = trigger;
  if (check === undefined) return success(trigger);
  const resolved = await resolveCheck(github.checks, { ...check, number: work.pull, repository, ...facts });
  return resolved.ok && firedAt !== undefined ? success({ ...resolved.value, firedAt }) : resolved;
}
