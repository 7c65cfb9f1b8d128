export interface Clock {
  /** Returns the time as ISO 8601 in UTC with milliseconds. Never used for order; the order of records is `seq`. */
  now(): string;
  sleep(milliseconds: number): Promise<void>;
}
