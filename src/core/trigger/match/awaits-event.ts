import type { Config } from '../../config/schema/config-schema.ts';
import type { Trigger } from '../trigger.ts';
import type { Check } from './check.ts';
import { matchPipelines, type PipelineMatch } from './match-pipelines.ts';

/** Checks that decide whether a pipeline waits for this event; all others decide whether it may start. */
const triggerChecks: ReadonlySet<Check['check']> = new Set(['event', 'label', 'command', 'review-state', 'check']);

/** Returns whether a pipeline waits for the event, whoever sent it and whatever else keeps it from starting. */
export function awaitsEvent({ checks }: Pick<PipelineMatch, 'checks'>): boolean {
  return checks.some(({ check, passed }) => passed && triggerChecks.has(check));
}

/** Events about a thread that nobody gets an answer for where no pipeline waits for them. */
const silentKinds: ReadonlySet<Trigger['kind']> = new Set([
  'issue-labeled',
  'pull-request-labeled',
  'issue-changed',
  'pull-request-changed',
]);

/**
 * Returns whether an event can start a run, or leave a trace or an answer: some pipeline waits for it, or it is of a kind that is
 * answered in any case. Needs nothing that GitHub would have to be asked for.
 */
export function isAwaitedEvent(config: Config, trigger: Trigger): boolean {
  if (!silentKinds.has(trigger.kind)) return true;
  return matchPipelines({ config, trigger, role: undefined }).some(awaitsEvent);
}
