import type { RecordedTransfer } from '../core/run/transfers.ts';

/** Tells whoever listens in this process what happened, once it is recorded. At most once per transfer; never throws. */
export interface Events {
  emit(event: RecordedTransfer): void;
}
