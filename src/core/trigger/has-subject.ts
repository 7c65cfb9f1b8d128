import type { Trigger } from './trigger.ts';

/** Whether an event is about an issue or pull request; runs of all others live on their pipeline's runs issue. */
export function hasSubject({ kind }: Pick<Trigger, 'kind'>): boolean {
  return kind !== 'schedule' && kind !== 'webhook' && kind !== 'manual';
}
