import type { StartFilter } from '../../config/schema/filter-schema.ts';
import { hasName, quoteNames } from '../../text/plain-text.ts';
import type { Trigger } from '../trigger.ts';
import type { Check } from './check.ts';

/**
 * Checks that the filter waits for this very event, and not only that the thread fits. Otherwise an issue opened with its label
 * would start two runs, and any other label on an issue that already carries the right one would start it again.
 */
export function checkStart(filter: StartFilter, trigger: Trigger): Check {
  const { kind, action = '' } = trigger;
  const wanted = filter['review-state'];
  if (wanted !== undefined) return checkReview(wanted, trigger);
  if (kind === 'review') return eventCheck(false, 'A review was submitted, and the filter has no `review-state`.');
  if (kind === 'issue-labeled' || kind === 'pull-request-labeled') return checkLabel(filter, trigger);
  if (action === 'assigned') return checkAssigned(filter, trigger);
  if (action === 'ready_for_review') return checkReady(filter);
  return checkOpened(filter, action);
}

/** Checks an opening. A filter with labels is refused, because a separate event follows for each label. */
function checkOpened({ labels, assignee }: StartFilter, action: string): Check {
  const what = action === 'reopened' ? 'It was opened again' : 'It was opened';
  if (labels !== undefined) return eventCheck(false, `${what}; the filter waits for a label: ${quoteNames(labels)}.`);
  if (isAssignee(assignee)) return eventCheck(false, `${what}; the filter waits for \`${assignee}\` to be assigned.`);
  return eventCheck(true, `${what}, which the filter waits for.`);
}

function checkLabel({ labels }: StartFilter, { label }: Trigger): Check {
  if (labels === undefined) return eventCheck(false, `The label \`${label}\` was added, and the filter waits for no label.`);
  const passed = hasName(labels, label);
  const detail = passed
    ? `The label just added, \`${label}\`, is one of the pipeline's.`
    : `The label just added, \`${label}\`, is not one of the pipeline's: ${quoteNames(labels)}.`;
  return { check: 'label', passed, detail };
}

function checkAssigned({ assignee: wanted }: StartFilter, { assignee = '' }: Trigger): Check {
  if (!isAssignee(wanted)) return eventCheck(false, `\`${assignee}\` was assigned, and the filter does not wait for that.`);
  const passed = assignee !== '' && (wanted === '*' || hasName([wanted], assignee));
  return eventCheck(
    passed,
    `\`${assignee}\` was assigned; the filter waits for ${wanted === '*' ? 'anybody' : `\`${wanted}\``}.`,
  );
}

function checkReady({ draft, labels, assignee }: StartFilter): Check {
  const passed = draft === false && labels === undefined && !isAssignee(assignee);
  const why = passed ? 'which `draft: false` waits for' : 'and the filter does not wait for that';
  return eventCheck(passed, `It was marked as ready, ${why}.`);
}

function checkReview(wanted: string, { review }: Trigger): Check {
  const check = 'review-state';
  if (review === undefined) return { check, passed: false, detail: 'The filter waits for a review, and none was submitted.' };
  const known = ['approved', 'changes_requested', 'commented'].includes(review.state);
  const passed = wanted === 'any' ? known : review.state === wanted;
  return { check, passed, detail: `A review said \`${review.state}\`; the filter waits for \`${wanted}\`.` };
}

function isAssignee(assignee: string | undefined): assignee is string {
  return assignee !== undefined && assignee !== 'none';
}

function eventCheck(passed: boolean, detail: string): Check {
  return { check: 'event', passed, detail };
}
