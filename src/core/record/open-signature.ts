import { canonicalJson } from '../json/canonical-json.ts';
import { failure, type Result, success } from '../result.ts';
import { type Envelope, envelopeSchema } from './envelope.ts';
import type { EnvelopeContext } from './envelope-context.ts';
import type { IgnoredReason } from './record.ts';

/** An envelope whose signature, or lack of one, and binding are good; its body is still closed. */
export interface SignedEnvelope {
  readonly envelope: Envelope;
  /** As it was signed, with fields that this version does not know. */
  readonly raw: unknown;
  readonly digest: string;
}

/** Checks shape, signature and binding, in this order. Nothing is inflated before the signature is known to be good. */
export function openSignature(value: unknown, context: EnvelopeContext): Result<SignedEnvelope, IgnoredReason> {
  const parsed = envelopeSchema.safeParse(value);
  if (!parsed.success) return failure('malformed');
  const envelope = parsed.data;
  const whole = canonicalJson(value);
  const text = canonicalJson(withoutSignature(value));
  if (whole === undefined || text === undefined) return failure('malformed');
  if (!isGenuine(envelope, text, context)) return failure('signature');
  if (envelope.repo !== context.repo || envelope.subject !== context.subject) return failure('binding');
  return success({ envelope, raw: value, digest: context.tools.sha256(whole) });
}

/** A missing signature is as wrong where there are keys as one that nobody can verify is where there are none. */
function isGenuine({ key, sig }: Envelope, text: string, { tools, unsigned }: EnvelopeContext): boolean {
  if (unsigned === true) return key === undefined && sig === undefined;
  return key !== undefined && sig !== undefined && tools.verify(text, { key, sig });
}

function withoutSignature(value: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== 'sig'));
}
