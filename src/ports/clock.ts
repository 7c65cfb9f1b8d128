export interface Clock {
  /** ISO 8601 in UTC with milliseconds. Never used for order: that is `seq`. */
  now(): string;
  sleep(milliseconds: number): Promise<void>;
}
