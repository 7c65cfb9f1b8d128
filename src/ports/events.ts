import type { RecordedTransfer } from '../core/run/transfers.ts';

/**
 * Reports recorded transfers to the listeners in this process. Emits each transfer at most once, after it is recorded. Never
 * throws.
 */
export interface Events {
  emit(event: RecordedTransfer): void;
}
