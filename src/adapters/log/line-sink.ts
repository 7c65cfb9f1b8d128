/** Where lines go: a stream of the process, or a list in a test. */
export interface LineSink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}
