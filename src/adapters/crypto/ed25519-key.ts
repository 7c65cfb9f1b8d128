import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** What stands before the 32 bytes of a key in DER (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

export interface KeyText {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The two halves of `<id>:<base64 of 32 bytes>`, which is the form of both the secret and the public key. */
export function parseKeyText(text: string): KeyText | undefined {
  const match = /^([a-z0-9]{1,16}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim());
  const [, id = '', base64 = ''] = match ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return match === null || bytes.toString('base64') !== base64 ? undefined : { id, bytes };
}

export function createSecretKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });
}

export function createVerifyingKey(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([publicPrefix, bytes]), format: 'der', type: 'spki' });
}

/** The 32 bytes of the public half, as base64. */
export function encodePublicKey(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length).toString('base64');
}
