import type { Problem } from '../problem.ts';

/** The secret must belong to a key of the config; keys without a secret mean stop, never unsigned (DESIGN 2). */
export function checkSigningKey(
  keys: readonly string[],
  { keyId, publicKey }: { readonly keyId: string; readonly publicKey: string },
): Problem | undefined {
  if (keys.includes(publicKey)) return undefined;
  return {
    code: 'BATON-E904',
    path: 'signing.keys',
    message: `The secret signs as "${keyId}", but its public half ${publicKey} is not in signing.keys (${keys.length === 0 ? 'there are none' : keys.join(', ')}). Add it there, or pass the secret that fits.`,
  };
}
