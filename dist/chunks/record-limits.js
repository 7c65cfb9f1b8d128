// src/core/record/record-limits.ts
/** Sizes of what is stored. A comment takes 65,536 characters; we plan for less, in code points and in bytes alike. */
const recordLimits = {
	/** UTF-8 bytes of one comment that we write. */
	commentBytes: 6e4,
	/** What the markers of one comment may take, so that at least a fifth is left for what people see. */
	markerBytes: 48e3,
	/** A body whose JSON is at most this long stays readable. */
	inlineBytes: 2048,
	/** Characters of one continuation piece. */
	pieceCharacters: 55e3,
	/** Bytes that GitHub accepts at most as measured; nothing longer is a comment. */
	scannedCharacters: 262144,
	/** Decoded bytes of one body. It is signed, so that only we could make it larger. */
	bodyBytes: 16777216,
	dispatchCharacters: 6e4
};
/** Limits of the JSON in a marker: one envelope. */
const envelopeJsonLimits = {
	maxBytes: recordLimits.scannedCharacters,
	maxDepth: 40,
	maxNodes: 1e5
};
/** Limits of the JSON of a decoded body. */
const bodyJsonLimits = {
	maxBytes: recordLimits.bodyBytes,
	maxDepth: 40,
	maxNodes: 2e5
};

export { envelopeJsonLimits as n, recordLimits as r, bodyJsonLimits as t };