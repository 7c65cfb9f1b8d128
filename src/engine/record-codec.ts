import type { DecodePorts } from '../core/record/envelope.ts';
import type { Verifier } from '../ports/crypto.ts';
import type { EnginePorts } from './engine-ports.ts';

/** Returns the ports that decode. A verifier with `knows` can also tell an unknown key from a wrong signature. */
export function decodePorts(
  ports: Pick<EnginePorts, 'hasher' | 'compressor'> & { readonly verifier: Verifier & { knows?(key: string): boolean } },
): DecodePorts {
  const { verifier } = ports;
  return {
    sha256: (text) => ports.hasher.sha256(text),
    inflate: (data, maxBytes) => ports.compressor.inflate(data, maxBytes),
    verify: (text, signature) => verifier.verify(text, signature),
    knows: verifier.knows === undefined ? undefined : (key) => verifier.knows?.(key) ?? true,
  };
}
