import { frozenAt } from './frozen-at.ts';
import type { Trigger } from './trigger.ts';

/**
 * Names an event by what it is about, so that the same one starts nothing twice, however often it is delivered, forwarded
 * or its job runs again. `fallback` names those that nothing else tells apart.
 */
export function nameStart(trigger: Trigger, fallback: string): string {
  const { kind, comment, review, labeledAt, label, action } = trigger;
  if (kind === 'comment' && comment !== undefined) return `comment ${comment.id}`;
  if (kind === 'review' && review !== undefined) return `review ${review.id}`;
  if (labeledAt !== undefined) return `label ${label} ${labeledAt}`;
  const at = frozenAt(trigger);
  return kind === 'pull-request-changed' && at !== undefined ? `${action} ${at}` : fallback;
}
