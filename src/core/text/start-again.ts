import type { Trigger } from '../trigger/trigger.ts';
import { codeSpan } from './code-span.ts';

/** How a person gets a new run of what started this one; goes on after "then". */
export function describeStartAgain({ label, schedule }: Pick<Trigger, 'label' | 'schedule'>): string {
  if (schedule !== undefined) return `wait for the next time of the schedule ${codeSpan(schedule.cron)}, which starts a new run`;
  return `take the label ${codeSpan(label)} off and put it on again to start a new run`;
}
