import { d as object, h as string, i as array, n as _enum, s as int, v as unknown } from "./schemas.js";

// src/core/record/envelope.ts
/**
* The outside of a record as it stands in a comment or a dispatch payload (DESIGN 4.5).
* `sig` is Ed25519 over the canonical JSON (RFC 8785) of everything else, `body` in its encoded form. Unsigned ones have
* the same form without `key` and `sig`, and name each other by `prev` all the same.
*/
const envelopeSchema = object({
	kind: string(),
	/** Numeric id of the repository: a record copied to another one does not fit. */
	repo: int(),
	/** Number of the issue or pull request: a record copied to another thread does not fit. */
	subject: int(),
	run: string(),
	/** Empty for records about the whole run. */
	task: string(),
	attempt: int(),
	execution: int(),
	/** 1, 2, … within the run: the order, whatever the clock says. */
	seq: int(),
	/** `sha256:` of the canonical JSON of the run's previous envelope, `sig` included; empty for the first. */
	prev: string(),
	/** Id of the key, and signature; both absent in an unsigned record. */
	key: string().optional(),
	sig: string().optional(),
	enc: _enum(["json", "deflate"]),
	/** JSON with `json`; base64 of raw deflate with `deflate`; empty when `parts` holds the digests of its pieces. */
	body: unknown(),
	/** `sha256:` of each continuation piece, in order, when the body does not fit one comment. */
	parts: array(string()).optional()
});
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

export { recordLimits as i, envelopeJsonLimits as n, envelopeSchema as r, bodyJsonLimits as t };