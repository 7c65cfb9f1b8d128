import { expect, it } from 'vitest';
import type { Hasher, Signer, Verifier } from '../../src/ports/crypto.ts';
import { requirement } from '../support/requirement.ts';

interface Crypto {
  readonly hasher: Hasher;
  /** Creates a key with the seed `byte`, 32 times. */
  createSigner(id: string, byte: number): Signer;
  createVerifier(keys: readonly string[]): Verifier;
}

/** Describes the tests that every adapter of the three ports passes. */
export function describeCrypto({ hasher, createSigner, createVerifier }: Crypto): void {
  it('hashes UTF-8 bytes', () => {
    expect(hasher.sha256('abc')).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hasher.sha256('é')).toBe(hasher.sha256(Uint8Array.of(0xc3, 0xa9)));
  });

  it('draws random bytes as hex', () => {
    expect(hasher.randomHex(8)).toMatch(/^[0-9a-f]{16}$/);
    expect(hasher.randomHex(8)).not.toBe(hasher.randomHex(8));
  });

  requirement(
    {
      ids: ['T12'],
      title: 'a signature is good for its text, its key and its one spelling only',
      input: 'the signed text; one changed; another id; another key under the id; signature cut, with white space, all zero',
      expected: 'true for the first alone',
    },
    () => {
      const signer = createSigner('k1', 7);
      const verifier = createVerifier([signer.publicKey, createSigner('k2', 8).publicKey]);
      const sig = signer.sign('text é');
      expect(verifier.verify('text é', { key: 'k1', sig })).toBe(true);
      expect(verifier.verify('text e', { key: 'k1', sig })).toBe(false);
      expect(verifier.verify('text é', { key: 'k2', sig })).toBe(false);
      expect(verifier.verify('text é', { key: 'k3', sig })).toBe(false);
      for (const other of ['', sig.slice(0, 40), ` ${sig}`, sig.replace(/=/g, ''), 'A'.repeat(86).concat('==')]) {
        expect(verifier.verify('text é', { key: 'k1', sig: other })).toBe(false);
      }
    },
  );

  it('takes several keys of one id, and passes over malformed ones', () => {
    const signer = createSigner('k1', 7);
    const verifier = createVerifier([
      'nonsense',
      'k1:AAAA',
      `k1:${'/'.repeat(42)}8=`,
      createSigner('k1', 8).publicKey,
      signer.publicKey,
    ]);
    expect(verifier.verify('text', { key: 'k1', sig: signer.sign('text') })).toBe(true);
    expect(createVerifier([]).verify('text', { key: 'k1', sig: signer.sign('text') })).toBe(false);
  });
}
