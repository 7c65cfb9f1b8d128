/** Lines for the person who looks at the job. Text of others is defused by the adapter. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  /** With a place, it is shown there too where the adapter can do that. */
  error(message: string, place?: Place): void;
}

/** 1-based position in a file of the repository. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: number | undefined;
}
