import { describe, expect, it } from 'vitest';
import { createSigner, createVerifier, generateKeyPair } from '../../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../../src/adapters/crypto/node-hasher.ts';
import { describeCrypto } from '../../contract/crypto.ts';
import { createTestSigner } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

describe('adapters on node:crypto', () => {
  describeCrypto({ hasher: createNodeHasher(), createSigner: createTestSigner, createVerifier });

  it('signs as RFC 8032 says', () => {
    const seed = '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb';
    const signer = createSigner(`k1:${Buffer.from(seed, 'hex').toString('base64')}\n`);
    const publicKey = Buffer.from('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c', 'hex').toString('base64');
    const signature =
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00';
    if (!signer.ok) throw new Error(signer.error.message);
    expect(signer.value.publicKey).toBe(`k1:${publicKey}`);
    expect(signer.value.sign('r')).toBe(Buffer.from(signature, 'hex').toString('base64'));
  });

  it('makes a new pair whose halves fit', () => {
    const { secret, publicKey } = generateKeyPair('k7');
    const signer = createSigner(secret);
    if (!signer.ok) throw new Error(signer.error.message);
    expect(signer.value.publicKey).toBe(publicKey);
    expect(publicKey).toMatch(/^k7:[A-Za-z0-9+/]{43}=$/);
    expect(generateKeyPair('k7').secret).not.toBe(secret);
  });

  requirement(
    {
      ids: ['T28'],
      title: 'a malformed signing key is refused without being shown',
      input: 'empty, no id, 31 bytes, base64url, a PEM block',
      expected: 'BATON-E420, the message holds nothing of the value',
    },
    () => {
      const secrets = [
        '',
        Buffer.alloc(32, 5).toString('base64'),
        `k1:${Buffer.alloc(31, 5).toString('base64')}`,
        `k1:${'_'.repeat(43)}=`,
        '-----BEGIN PRIVATE KEY-----',
      ];
      for (const secret of secrets) {
        const signer = createSigner(secret);
        expect(signer).toMatchObject({ ok: false, error: { code: 'BATON-E420' } });
        if (!signer.ok && secret !== '') expect(signer.error.message).not.toContain(secret.slice(3, 20));
      }
    },
  );
});
