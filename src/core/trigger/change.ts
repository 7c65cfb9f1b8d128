import type { Trigger } from './trigger.ts';

/** The label that stops what goes on about a subject, and keeps runs about it from starting. */
export const pauseLabel = 'baton:pause';

/** Something that happened to a subject while a run about it may go on, and that starts nothing. */
export interface Change extends Pick<Trigger, 'repository' | 'subject' | 'actor'> {
  readonly kind: 'label-removed' | 'closed' | 'merged' | 'pushed' | 'transferred' | 'deleted' | 'paused' | 'resumed';
  /** Of `label-removed`. */
  readonly label?: string;
  /** When it happened; names the event, so that the same one decides once. */
  readonly at: string;
}
