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
