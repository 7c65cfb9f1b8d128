/** Lines for the person who looks at the job. Text of others is defused by the adapter. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  error(message: string): void;
}
