import { z } from 'zod';

/**
 * The outside of a record as it stands in a comment or a dispatch payload (DESIGN 4.5).
 * `sig` is Ed25519 over the canonical JSON (RFC 8785) of everything else, `body` in its encoded form. Unsigned ones have
 * the same form without `key` and `sig`, and name each other by `prev` all the same.
 */
export const envelopeSchema = z.object({
  kind: z.string(),
  /** Numeric id of the repository: a record copied to another one does not fit. */
  repo: z.int(),
  /** Number of the issue or pull request: a record copied to another thread does not fit. */
  subject: z.int(),
  run: z.string(),
  /** Empty for records about the whole run. */
  task: z.string(),
  attempt: z.int(),
  execution: z.int(),
  /** 1, 2, … within the run: the order, whatever the clock says. */
  seq: z.int(),
  /** `sha256:` of the canonical JSON of the run's previous envelope, `sig` included; empty for the first. */
  prev: z.string(),
  /** Id of the key, and signature; both absent in an unsigned record. */
  key: z.string().optional(),
  sig: z.string().optional(),
  enc: z.enum(['json', 'deflate']),
  /** JSON with `json`; base64 of raw deflate with `deflate`; empty when `parts` holds the digests of its pieces. */
  body: z.unknown(),
  /** `sha256:` of each continuation piece, in order, when the body does not fit one comment. */
  parts: z.array(z.string()).optional(),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** What reading records needs from outside core; the ports `crypto` and `compress` fit. */
export interface DecodePorts {
  /** `sha256:` and 64 hex digits over the UTF-8 bytes. */
  sha256(text: string): string;
  /** Undefined for anything that is no deflate stream of at most `maxBytes`. */
  inflate(data: string, maxBytes: number): string | undefined;
  verify(text: string, signature: { readonly key: string; readonly sig: string }): boolean;
  /** Whether the config lists a key with this id. Only for the words of a refusal; absent where nobody reads them. */
  knows?(key: string): boolean;
}

export interface RecordSigner {
  readonly keyId: string;
  /** Standard base64 of the Ed25519 signature over the UTF-8 bytes. */
  sign(text: string): string;
}

/** What writing records needs from outside core. */
export interface EncodePorts {
  sha256(text: string): string;
  deflate(text: string): string;
  /** Absent: records and orders are written unsigned. */
  readonly signer?: RecordSigner;
}

/** A continuation piece, with the comment it stands in. */
export interface Piece {
  readonly text: string;
  readonly comment: number;
}

/** Where an envelope was found, and what it must fit. */
export interface EnvelopeContext {
  /** Numeric id of the repository, and number of the subject, that the record must be bound to. */
  readonly repo: number;
  readonly thread: number;
  readonly tools: DecodePorts;
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

/** Sizes of what is stored. A comment takes 65,536 characters; we plan for less, in code points and in bytes alike. */
export const recordLimits = {
  /** UTF-8 bytes of one comment that we write. */
  commentBytes: 60_000,
  /** What the markers of one comment may take, so that at least a fifth is left for what people see. */
  markerBytes: 48_000,
  /** A body whose JSON is at most this long stays readable. */
  inlineBytes: 2_048,
  /** Characters of one continuation piece. */
  pieceCharacters: 55_000,
  /** Bytes that GitHub accepts at most as measured; nothing longer is a comment. */
  scannedCharacters: 262_144,
  /** Decoded bytes of one body. It is signed, so that only we could make it larger. */
  bodyBytes: 16_777_216,
  dispatchCharacters: 60_000,
} as const;

/** Limits of the JSON in a marker: one envelope. */
export const envelopeJsonLimits = { maxBytes: recordLimits.scannedCharacters, maxDepth: 40, maxNodes: 100_000 } as const;

/** Limits of the JSON of a decoded body. */
export const bodyJsonLimits = { maxBytes: recordLimits.bodyBytes, maxDepth: 40, maxNodes: 200_000 } as const;
