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
