import type { Signer, Verifier } from '../../src/ports/crypto.ts';

/** The last text that was verified with each signature, by the key and the signature. */
export type KnownSignatures = Map<string, { readonly text: string; readonly isValid: boolean }>;

// Neither a key nor a signature has a space.
const nameOf = ({ key, sig }: { readonly key: string; readonly sig: string }): string => `${key} ${sig}`;

/** Verifies each signature once: all jobs of a test read the same thread, and a signature takes longer than all else about a record. */
export function rememberVerified(verifier: Verifier, known: KnownSignatures = new Map()): Verifier {
  return {
    verify(text, signature) {
      const name = nameOf(signature);
      const before = known.get(name);
      if (before?.text === text) return before.isValid;
      const isValid = verifier.verify(text, signature);
      known.set(name, { text, isValid });
      return isValid;
    },
  };
}

/** Notes what is signed as verified: Ed25519 accepts every signature that the same key made of the same text. */
export function rememberSigned(signer: Signer, known: KnownSignatures): Signer {
  return {
    ...signer,
    sign(text) {
      const sig = signer.sign(text);
      known.set(nameOf({ key: signer.keyId, sig }), { text, isValid: true });
      return sig;
    },
  };
}
