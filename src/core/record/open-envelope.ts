import type { Result } from '../result.ts';
import type { EnvelopeContext } from './envelope-context.ts';
import { openBody } from './open-body.ts';
import { openSignature } from './open-signature.ts';
import type { IgnoredReason, StoredRecord } from './record.ts';

/** A record from an envelope that somebody handed us, or why it does not count. */
export function openEnvelope(value: unknown, context: EnvelopeContext): Result<StoredRecord, IgnoredReason> {
  const signed = openSignature(value, context);
  return signed.ok ? openBody(signed.value, context) : signed;
}
