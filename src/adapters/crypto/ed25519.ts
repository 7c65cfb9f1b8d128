// This folder signs, verifies and hashes with Node's crypto module. A key is a text `<id>:<base64>`, which is parsed first and
// then used to sign or to verify records.

import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { Signer, Verifier } from '../../ports/crypto.ts';

/** The DER prefixes of the 32 bytes of a key (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Parses `<id>:<base64 of 32 bytes>`, which is the form of both the secret and the public key. Returns undefined for any other
 * form.
 */
function parseKeyText(text: string): { readonly id: string; readonly bytes: Buffer } | undefined {
  const match = /^([a-z0-9]{1,16}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim());
  const [, id = '', base64 = ''] = match ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return match === null || bytes.toString('base64') !== base64 ? undefined : { id, bytes };
}

function createSecretKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });
}

/** Returns the 32 bytes of the public half as base64. */
function encodePublicKey(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length).toString('base64');
}

/**
 * Creates a verifier for the keys of the config, each `<id>:<base64 of the 32-byte key>`. Malformed keys verify nothing. It also knows
 * which keys it has, so that a refusal can name an unknown key.
 */
export function createVerifier(keys: readonly string[]): Verifier & { knows(key: string): boolean } {
  const ring = Map.groupBy(
    keys.map(parseKeyText).filter((key) => key !== undefined),
    ({ id }) => id,
  );
  const cache = new Map<Buffer, KeyObject>();
  const keyOf = (bytes: Buffer): KeyObject => {
    const key = cache.get(bytes) ?? createPublicKey({ key: Buffer.concat([publicPrefix, bytes]), format: 'der', type: 'spki' });
    cache.set(bytes, key);
    return key;
  };
  return {
    knows: (key) => ring.has(key),
    verify: (text, { key, sig }) => {
      const signature = parseSignature(sig);
      if (signature === undefined) return false;
      return (ring.get(key) ?? []).some(({ bytes }) => isValid(Buffer.from(text, 'utf8'), { key: keyOf(bytes), signature }));
    },
  };
}

/** Parses a signature. Accepts only the one standard form of base64, so that a signature cannot be written in two ways. */
function parseSignature(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === 64 && bytes.toString('base64') === base64 ? bytes : undefined;
}

/** Returns whether a signature is valid. OpenSSL throws for bytes that are no point of the curve. */
function isValid(data: Buffer, { key, signature }: { readonly key: KeyObject; readonly signature: Buffer }): boolean {
  try {
    return verify(null, data, key, signature);
  } catch {
    return false;
  }
}

/** Creates a signer from the secret `<id>:<base64 of the 32-byte seed>`. The problem never shows the secret. */
export function createSigner(secret: string): Result<Signer, Problem> {
  const text = parseKeyText(secret);
  if (text === undefined) {
    const message = `The secret signing-key must be "<id>:<base64 of 32 bytes>", as in "k1:" and 44 characters; it has ${secret.length} characters in another form.`;
    return failure({ code: 'BATON-E420', message });
  }
  const key = createSecretKey(text.bytes);
  return success({
    keyId: text.id,
    publicKey: `${text.id}:${encodePublicKey(createPublicKey(key))}`,
    sign: (data) => sign(null, Buffer.from(data, 'utf8'), key).toString('base64'),
  });
}

export interface KeyPairText {
  /** `<id>:<base64 of the seed>`: the secret `signing-key`. */
  readonly secret: string;
  /** `<id>:<base64>`: the line for `signing.keys`. */
  readonly publicKey: string;
}

/** Generates a new pair of signing keys. `id` is 1 to 16 lower-case letters and digits. */
export function generateKeyPair(id: string): KeyPairText {
  const seed = randomBytes(32);
  const publicKey = encodePublicKey(createPublicKey(createSecretKey(seed)));
  return { secret: `${id}:${seed.toString('base64')}`, publicKey: `${id}:${publicKey}` };
}
