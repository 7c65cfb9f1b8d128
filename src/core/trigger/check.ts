/** One reason for or against a start, in words. */
export interface Check {
  readonly check:
    | 'pause'
    | 'suspend'
    | 'schedule'
    | 'webhook'
    | 'map'
    | 'manual'
    | 'sender'
    | 'subject'
    | 'command'
    | 'event'
    | 'label'
    | 'labels'
    | 'exclude-labels'
    | 'state'
    | 'author'
    | 'exclude-authors'
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
}
