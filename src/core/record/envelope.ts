import { z } from 'zod';

/** The place of a record: its repository, its thread, and its position in the run. */
const placeFields = {
  /** The numeric id of the repository. A record copied to another repository does not match. */
  repo: z.int(),
  /** The number of the issue or pull request. A record copied to another thread does not match. */
  subject: z.int(),
  run: z.string(),
  /** The task; empty for records about the whole run. */
  task: z.string(),
  attempt: z.int(),
  execution: z.int(),
  /** The number of the record in the run: 1, 2, …. It defines the order, independent of the clock. */
  seq: z.int(),
  /** The `sha256:` digest of the canonical JSON of the run's previous envelope, including `sig`; empty for the first. */
  prev: z.string(),
};
export const recordPlaceSchema = z.object(placeFields);

/** The place of a record as code names it: the thread, which the stored form calls `subject`, has its own name. */
export type RecordPlace = Readonly<Omit<z.infer<typeof recordPlaceSchema>, 'subject'>> & { readonly thread: number };

/**
 * The envelope of a record as it is stored in a comment or in a dispatch payload (DESIGN 4.5). `sig` is Ed25519 over the
 * canonical JSON (RFC 8785) of all other fields, with `body` in its encoded form. Unsigned envelopes have the same form without
 * `key` and `sig`, and also name each other by `prev`.
 */
export const envelopeSchema = z.object({
  kind: z.string(),
  ...placeFields,
  /** The id of the key, and the signature; both absent in an unsigned record. */
  key: z.string().optional(),
  sig: z.string().optional(),
  enc: z.enum(['json', 'deflate']),
  /** The body: JSON with `json`; base64 of raw deflate with `deflate`; empty when `parts` holds the digests of its pieces. */
  body: z.unknown(),
  /** The `sha256:` digest of each continuation piece, in order, when the body does not fit one comment. */
  parts: z.array(z.string()).optional(),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** The functions that reading records needs from outside core. The ports `crypto` and `compress` provide them. */
export interface DecodePorts {
  /** Returns `sha256:` and 64 hex digits over the UTF-8 bytes. */
  sha256(text: string): string;
  /** Inflates a text. Returns undefined for anything that is no deflate stream of at most `maxBytes`. */
  inflate(data: string, maxBytes: number): string | undefined;
  verify(text: string, signature: { readonly key: string; readonly sig: string }): boolean;
  /**
   * Returns whether the config lists a key with this id. Needed only for the text of a refusal; absent where nobody reads that.
   */
  knows?(key: string): boolean;
}

export interface RecordSigner {
  readonly keyId: string;
  /** Returns the standard base64 of the Ed25519 signature over the UTF-8 bytes. */
  sign(text: string): string;
}

/** The functions that writing records needs from outside core. */
export interface EncodePorts {
  sha256(text: string): string;
  deflate(text: string): string;
  /** The signer. Without it records and orders are written unsigned. */
  readonly signer?: RecordSigner;
}

/** A continuation piece, with the comment that holds it. */
export interface Piece {
  readonly text: string;
  readonly comment: number;
}

/** The place where an envelope was found, and the values that it must match. */
export interface EnvelopeContext {
  /** The numeric id of the repository, and the number of the thread, to which the record must be bound. */
  readonly repo: number;
  readonly thread: number;
  readonly tools: DecodePorts;
  /**
   * True if the config has no keys. Then only a record without a signature counts, and its comment must be vouched for
   * (`decodeRecords`).
   */
  readonly unsigned?: boolean;
  /** The comment that holds the envelope; 0 or absent when it came in a dispatch payload. */
  readonly comment?: number;
  /** The time when that comment was created. */
  readonly writtenAt?: string;
  /**
   * The run that is read, and the comment of its first record. Records in earlier comments belong to another run of the same
   * name.
   */
  readonly begun?: { readonly run: string; readonly comment: number };
  /** The continuation pieces by the digest of their text. */
  readonly pieces?: ReadonlyMap<string, Piece>;
}

/** The limits on stored sizes. A comment holds 65,536 characters; Baton plans for less, both in code points and in bytes. */
export const recordLimits = {
  /** The UTF-8 bytes of one comment that Baton writes. */
  commentBytes: 60_000,
  /** The bytes for the markers of one comment, so that at least a fifth remains for the visible text. */
  markerBytes: 48_000,
  /** The length of JSON up to which a body stays readable. */
  inlineBytes: 2_048,
  /** The characters of one continuation piece. */
  pieceCharacters: 55_000,
  /** The most bytes that GitHub accepts, as measured; nothing longer is a comment. */
  scannedCharacters: 262_144,
  /** The decoded bytes of one body. The body is signed, so only Baton could make it larger. */
  bodyBytes: 16_777_216,
  dispatchCharacters: 60_000,
} as const;

/** The limits of the JSON in a marker: one envelope. */
export const envelopeJsonLimits = { maxBytes: recordLimits.scannedCharacters, maxDepth: 40, maxNodes: 100_000 } as const;

/** The limits of the JSON of a decoded body. */
export const bodyJsonLimits = { maxBytes: recordLimits.bodyBytes, maxDepth: 40, maxNodes: 200_000 } as const;
