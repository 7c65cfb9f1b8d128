import { createPublicKey, randomBytes } from 'node:crypto';
import { createSecretKey, encodePublicKey } from './ed25519-key.ts';

export interface KeyPairText {
  /** `<id>:<base64 of the seed>`: the secret `signing-key`. */
  readonly secret: string;
  /** `<id>:<base64>`: the line for `signing.keys`. */
  readonly publicKey: string;
}

/** A new pair of signing keys. `id` is 1 to 16 lower-case letters and digits. */
export function generateKeyPair(id: string): KeyPairText {
  const seed = randomBytes(32);
  const publicKey = encodePublicKey(createPublicKey(createSecretKey(seed)));
  return { secret: `${id}:${seed.toString('base64')}`, publicKey: `${id}:${publicKey}` };
}
