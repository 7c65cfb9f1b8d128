import { z } from 'zod';
import { canonicalJson } from '../json/canonical-json.ts';
import { failure, type Result, success } from '../result.ts';
import { type Envelope, envelopeSchema } from './envelope.ts';
import type { EnvelopeContext } from './envelope-context.ts';
import type { IgnoredReason } from './record.ts';

/** An envelope whose signature and binding are good; its body is still closed. */
export interface SignedEnvelope {
  readonly envelope: Envelope;
  /** As it was signed, with fields that this version does not know. */
  readonly raw: unknown;
  readonly digest: string;
}

/** Key and signature may be missing: that is `signature`, not `malformed`. */
const looseEnvelopeSchema = envelopeSchema.extend({ key: z.string().default(''), sig: z.string().default('') });

/** Checks shape, signature and binding, in this order. Nothing is inflated before the signature is known to be good. */
export function openSignature(value: unknown, context: EnvelopeContext): Result<SignedEnvelope, IgnoredReason> {
  const parsed = looseEnvelopeSchema.safeParse(value);
  if (!parsed.success) return failure('malformed');
  const envelope = parsed.data;
  const whole = canonicalJson(value);
  const text = canonicalJson(withoutSignature(value));
  if (whole === undefined || text === undefined) return failure('malformed');
  if (!context.tools.verify(text, { key: envelope.key, sig: envelope.sig })) return failure('signature');
  if (envelope.repo !== context.repo || envelope.subject !== context.subject) return failure('binding');
  return success({ envelope, raw: value, digest: context.tools.sha256(whole) });
}

function withoutSignature(value: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== 'sig'));
}
