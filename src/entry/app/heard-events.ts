/** Those that `parseTrigger` knows, but for those that GitHub tells workflows alone. */
export const heardTriggers = [
  'issues.labeled',
  'issues.opened',
  'issues.reopened',
  'issues.assigned',
  'pull_request.labeled',
  'pull_request.opened',
  'pull_request.reopened',
  'pull_request.assigned',
  'pull_request.ready_for_review',
  'pull_request_review.submitted',
  'issue_comment.created',
  'repository_dispatch',
] as const;

/** What may happen to a subject while a run about it goes on (`parseChange`). A merge is told as closed. */
export const heardChanges = [
  'issues.unlabeled',
  'issues.closed',
  'issues.transferred',
  'issues.deleted',
  'pull_request.unlabeled',
  'pull_request.closed',
  'pull_request.synchronize',
] as const;
