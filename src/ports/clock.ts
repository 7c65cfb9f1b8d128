export interface Clock {
  /** Returns the time as ISO 8601 in UTC with milliseconds. Never used for order; the order of records is `seq`. */
  now(): string;
  /** Resolves after this time, or as soon as `signal` is aborted. With `ref: false` the wait does not keep the process alive. */
  sleep(milliseconds: number, how?: { readonly signal?: AbortSignal; readonly ref?: boolean }): Promise<void>;
}
