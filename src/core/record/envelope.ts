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
