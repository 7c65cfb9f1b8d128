/** One reason for or against a start, in words. */
export interface Check {
  readonly check:
    | 'pause'
    | 'schedule'
    | 'sender'
    | 'subject'
    | 'label'
    | 'labels'
    | 'exclude-labels'
    | 'same-repository'
    | 'permission';
  readonly passed: boolean;
  readonly detail: string;
}
