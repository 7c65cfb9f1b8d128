import { createHash, randomBytes } from 'node:crypto';
import type { Hasher } from '../../ports/crypto.ts';

export function createNodeHasher(): Hasher {
  return {
    sha256: (data) => `sha256:${createHash('sha256').update(data).digest('hex')}`,
    randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  };
}
