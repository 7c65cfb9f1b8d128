/** One reason for or against a start, in words. */
export interface Check {
  readonly check:
    | 'pause'
    | 'suspend'
    | 'schedule'
    | 'webhook'
    | 'own-event'
    | 'map'
    | 'manual'
    | 'check'
    | 'max-fixes'
    | 'sender'
    | 'subject'
    | 'command'
    | 'inputs'
    | 'event'
    | 'label'
    | 'labels'
    | 'exclude-labels'
    | 'state'
    | 'author'
    | 'exclude-authors'
    | 'event-sender'
    | 'exclude-senders'
    | 'assignee'
    | 'draft'
    | 'review-state'
    | 'files'
    | 'base-branch'
    | 'title-pattern'
    | 'body-pattern'
    | 'exclude-body-patterns'
    | 'same-repository'
    | 'thread'
    | 'outside-text'
    | 'permission';
  readonly passed: boolean;
  readonly detail: string;
  /** Present if the check failed because GitHub did not answer: the same event may pass later. */
  readonly unanswered?: true;
  /** Present if the check failed because GitHub was not asked, since something else refuses the event. It is no reason then. */
  readonly unasked?: true;
}

/**
 * Checks a list of filters, of which one must match. Returns the checks of the matching one, or else those of all, each with its
 * number.
 */
export function checkAny<T>(filters: readonly T[], check: (filter: T) => readonly Check[]): readonly Check[] {
  const [only, ...others] = filters;
  if (only !== undefined && others.length === 0) return check(only);
  const all = filters.map((filter, index) =>
    check(filter).map((each) => ({ ...each, detail: `Filter ${index + 1} of ${filters.length}: ${each.detail}` })),
  );
  return all.find((checks) => checks.every(({ passed }) => passed)) ?? all.flat();
}
