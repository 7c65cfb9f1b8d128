/** Writes lines for the person who reads the log of the job. The adapter defuses text of others. */
export interface Log {
  /** Writes a line that only those read who look for a cause. Absent: nobody does. */
  debug?(message: string): void;
  info(message: string): void;
  /** Writes a warning. With a position, the adapter shows it at that line too where it can. */
  warning(message: string, location?: SourceLocation): void;
  /** Writes an error. With a position, the adapter shows it at that line too where it can. */
  error(message: string, location?: SourceLocation): void;
}

/** A 1-based position in a file of the repository. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column?: number | undefined;
}
