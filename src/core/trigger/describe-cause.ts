import { codeSpan } from '../markdown/elements.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { describeTime } from '../text/times.ts';
import type { Trigger } from './trigger.ts';

const changes: ReadonlyMap<string, string> = new Map([
  ['opened', 'opened it'],
  ['reopened', 'opened it again'],
  ['ready_for_review', 'marked it as ready'],
]);

/** Describes for people what started a run. */
export function describeCause(trigger: Trigger): string {
  const { actor, label, schedule } = trigger;
  const who = `\`${actor.login}\``;
  switch (trigger.kind) {
    case 'schedule':
      return `the schedule ${codeSpan(schedule?.cron ?? '')} came to ${schedule?.tick === undefined ? 'its time' : describeTime(schedule.tick)}${describeMissed(schedule?.missed)}`;
    case 'webhook':
      if (trigger.webhook?.source !== undefined)
        return `the source ${codeSpan(trigger.webhook.source)} sent the event ${codeSpan(trigger.webhook.type)}`;
      return `${who} sent the event ${codeSpan(trigger.webhook?.type ?? '')}`;
    case 'check':
      return describeCheck(trigger);
    case 'manual':
      return `${who} started it by hand${describeInputs(trigger)}`;
    case 'comment':
      return `${who} asked for it in a comment${describeInputs(trigger)}`;
    case 'review':
      return `${who} submitted a review`;
    case 'issue-changed':
    case 'pull-request-changed':
      return `${who} ${changes.get(trigger.action ?? '') ?? `assigned ${codeSpan(trigger.assignee ?? '')}`}`;
    default:
      return `${who} added the label ${codeSpan(label)}`;
  }
}

/** The number of inputs that a sentence names, and the code points of each. */
const shownInputs = 6;
const inputCodePoints = 80;

function describeInputs({ inputs = {} }: Trigger): string {
  const all = Object.entries(inputs);
  if (all.length === 0) return '';
  const shown = all
    .slice(0, shownInputs)
    .map(([name, value]) => codeSpan(truncateCodePoints(`${name}=${value}`, inputCodePoints)));
  const more = all.length > shownInputs ? [`${all.length - shownInputs} more`] : [];
  return ` with ${[...shown, ...more].join(', ')}`;
}

function describeMissed(missed = 0): string {
  if (missed === 0) return '';
  return ` (for ${missed === 1 ? 'the time' : `${missed} times`} before it nothing was started)`;
}

function describeCheck({ check }: Trigger): string {
  const commit = codeSpan((check?.head ?? '').slice(0, 7));
  return `the check ${codeSpan(check?.workflow ?? '')} ended with ${codeSpan(check?.conclusion ?? '')} on ${commit}`;
}
