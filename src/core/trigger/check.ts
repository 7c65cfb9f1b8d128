/** One reason for or against a start, in words. */
export interface Check {
  readonly check:
    | 'schedule'
    | 'sender'
    | 'subject'
    | 'label'
    | 'labels'
    | 'exclude-labels'
    | 'same-repository'
    | 'thread'
    | 'permission';
  readonly passed: boolean;
  readonly detail: string;
}
