import type { ReadTools } from './record-tools.ts';

/** A continuation piece, with the comment it stands in. */
export interface Piece {
  readonly text: string;
  readonly comment: number;
}

/** Where an envelope was found, and what it must fit. */
export interface EnvelopeContext {
  /** Numeric id of the repository, and number of the subject, that the record must be bound to. */
  readonly repo: number;
  readonly subject: number;
  readonly tools: ReadTools;
  /** The config has no keys: only what has no signature counts, and its comment must be vouched for (`decodeRecords`). */
  readonly unsigned?: boolean;
  /** Comment it stands in; 0, or absent, when it came in a dispatch payload. */
  readonly comment?: number;
  /** When that comment was made. */
  readonly writtenAt?: string;
  /** The run that is read, and the comment of its first record: what stands in a lower one is of another run of that name. */
  readonly begun?: { readonly run: string; readonly comment: number };
  /** Continuation pieces by the digest of their text. */
  readonly pieces?: ReadonlyMap<string, Piece>;
}
