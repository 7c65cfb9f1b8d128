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
  const { actor, label, schedule, webhook } = trigger;
  const who = `\`${actor.login}\``;
  const time = schedule?.tick === undefined ? 'its time' : describeTime(schedule.tick);
  const sender = webhook?.source === undefined ? who : `the source ${codeSpan(webhook.source)}`;
  const change = `${who} ${changes.get(trigger.action ?? '') ?? `assigned ${codeSpan(trigger.assignee ?? '')}`}`;
  const causes: Readonly<Partial<Record<Trigger['kind'], string>>> = {
    schedule: `the schedule ${codeSpan(schedule?.cron ?? '')} came to ${time}${describeMissed(schedule?.missed)}`,
    webhook: `${sender} sent the event ${codeSpan(webhook?.type ?? '')}`,
    check: describeCheck(trigger),
    manual: `${who} started it by hand${describeInputs(trigger)}`,
    comment: `${who} asked for it in a comment${describeInputs(trigger)}`,
    review: `${who} submitted a review`,
    'issue-changed': change,
    'pull-request-changed': change,
  };
  return causes[trigger.kind] ?? `${who} added the label ${codeSpan(label)}`;
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
