import type { ReadTools, WriteTools } from '../core/record/record-tools.ts';
import type { EnginePorts } from './engine-ports.ts';

export function writeTools(ports: Pick<EnginePorts, 'hasher' | 'compressor' | 'signer'>): WriteTools {
  return {
    sha256: (text) => ports.hasher.sha256(text),
    deflate: (text) => ports.compressor.deflate(text),
    keyId: ports.signer.keyId,
    sign: (text) => ports.signer.sign(text),
  };
}

export function readTools(ports: Pick<EnginePorts, 'hasher' | 'compressor' | 'verifier'>): ReadTools {
  return {
    sha256: (text) => ports.hasher.sha256(text),
    inflate: (data, maxBytes) => ports.compressor.inflate(data, maxBytes),
    verify: (text, signature) => ports.verifier.verify(text, signature),
  };
}
