import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Compressor } from '../../ports/crypto.ts';

/** Creates a compressor for raw deflate on zlib. Inflating stops at the limit, before the memory is allocated. */
export function createDeflate(): Compressor {
  return {
    deflate: (text) => deflateRawSync(Buffer.from(text, 'utf8'), { level: 9 }).toString('base64'),
    inflate: (data, maxBytes) => {
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length === 0 || bytes.toString('base64') !== data) return undefined;
      return inflateBytes(bytes, maxBytes);
    },
  };
}

function inflateBytes(bytes: Buffer, maxBytes: number): string | undefined {
  try {
    const text = inflateRawSync(bytes, { maxOutputLength: maxBytes });
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text);
  } catch {
    return undefined;
  }
}
