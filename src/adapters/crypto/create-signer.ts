import { createPublicKey, sign } from 'node:crypto';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { Signer } from '../../ports/crypto.ts';
import { createSecretKey, encodePublicKey, parseKeyText } from './ed25519-key.ts';

/** A signer from the secret `<id>:<base64 of the 32-byte seed>`. The problem never shows the secret. */
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
