import { canonicalJson, toWellFormedJson } from '../json/json-value.ts';
import type { RecordSigner } from './envelope.ts';

/**
 * Returns the text that a signature covers: the canonical JSON of a value without its `sig`. Fields that this version does not
 * know are included. Returns undefined for a value that has no canonical JSON.
 */
export function signedTextOf(value: unknown): string | undefined {
  return canonicalJson(Object.fromEntries(Object.entries(Object(value)).filter(([name]) => name !== 'sig')));
}

/** Encodes a value as JSON with its fields in order, signed where there is a signer. */
export function encodeSigned(value: object, signer: RecordSigner | undefined): string {
  if (signer === undefined) return JSON.stringify(toWellFormedJson(value));
  const unsigned = Object.assign({}, toWellFormedJson(value), { key: signer.keyId });
  return JSON.stringify({ ...unsigned, sig: signer.sign(signedTextOf(unsigned) ?? '') });
}
