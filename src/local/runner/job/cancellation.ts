import type { CancelReason } from '../../runner-contract.ts';

export interface Cancellation {
  readonly reason: CancelReason | undefined;
  /** Requests the end. The first reason stays, except that any job can still become `lost`. */
  request(reason: CancelReason): void;
  /** Registers a listener, and calls it at once when there is a reason already. Returns a function that removes the listener. */
  onRequest(listener: (reason: CancelReason) => void): () => void;
}

export function createCancellation(): Cancellation {
  const listeners = new Set<(reason: CancelReason) => void>();
  let current: CancelReason | undefined;
  return {
    get reason() {
      return current;
    },
    request(reason) {
      if (current === 'lost' || (current !== undefined && reason !== 'lost')) return;
      current = reason;
      for (const listener of [...listeners]) listener(reason);
    },
    onRequest(listener) {
      listeners.add(listener);
      if (current !== undefined) listener(current);
      return () => listeners.delete(listener);
    },
  };
}
