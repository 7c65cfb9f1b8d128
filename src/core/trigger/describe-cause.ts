import { codeSpan } from '../text/code-span.ts';
import type { Trigger } from './trigger.ts';

/** What started a run, in words for people. */
export function describeCause({ actor, label, schedule }: Trigger): string {
  if (schedule !== undefined) return `the schedule ${codeSpan(schedule.cron)} came to ${schedule.tick ?? 'its time'}`;
  return `\`${actor.login}\` added the label ${codeSpan(label)}`;
}
