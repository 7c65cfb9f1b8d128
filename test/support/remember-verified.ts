import type { Verifier } from '../../src/ports/crypto.ts';

/** Verifies each signature once: all jobs of a test read the same thread, and a signature takes longer than all else about a record. */
export function rememberVerified(verifier: Verifier): Verifier {
  const known = new Map<string, boolean>();
  return {
    verify(text, signature) {
      // Neither a key nor a signature has a space.
      const key = `${signature.key} ${signature.sig} ${text}`;
      const isValid = known.get(key) ?? verifier.verify(text, signature);
      known.set(key, isValid);
      return isValid;
    },
  };
}
