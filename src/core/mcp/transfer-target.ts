/** An agent that the one at work may hand over to. */
export interface TransferTarget {
  readonly name: string;
  /** What it is good for, in the words of the config; empty when they say nothing. */
  readonly description: string;
}
