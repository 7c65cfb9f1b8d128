import { type KeyObject, verify } from 'node:crypto';
import type { Verifier } from '../../ports/crypto.ts';
import { createVerifyingKey, parseKeyText } from './ed25519-key.ts';

/** A verifier that also knows which keys it has, for the words of a refusal. */
export interface KeyRing extends Verifier {
  knows(key: string): boolean;
}

/** A verifier for the keys of the config, each `<id>:<base64 of the 32-byte key>`. Malformed ones verify nothing. */
export function createVerifier(keys: readonly string[]): KeyRing {
  const ring = Map.groupBy(
    keys.map(parseKeyText).filter((key) => key !== undefined),
    ({ id }) => id,
  );
  const cache = new Map<Buffer, KeyObject>();
  const keyOf = (bytes: Buffer): KeyObject => {
    const key = cache.get(bytes) ?? createVerifyingKey(bytes);
    cache.set(bytes, key);
    return key;
  };
  return {
    knows: (key) => ring.has(key),
    verify: (text, { key, sig }) => {
      const signature = parseSignature(sig);
      if (signature === undefined) return false;
      return (ring.get(key) ?? []).some(({ bytes }) => isGood(Buffer.from(text, 'utf8'), { key: keyOf(bytes), signature }));
    },
  };
}

/** Only the one standard form of base64, so that a signature cannot be written in two ways. */
function parseSignature(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === 64 && bytes.toString('base64') === base64 ? bytes : undefined;
}

/** Bytes that are no point of the curve make OpenSSL throw. */
function isGood(data: Buffer, { key, signature }: { readonly key: KeyObject; readonly signature: Buffer }): boolean {
  try {
    return verify(null, data, key, signature);
  } catch {
    return false;
  }
}
