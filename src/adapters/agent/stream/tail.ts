/** Stores the last bytes of a stream, whatever its length. */
export interface Tail {
  push(chunk: Uint8Array): void;
  /** Returns the bytes as text. Invalid UTF-8 becomes U+FFFD; a character that the limit cut in two is left out. */
  text(): string;
}

export function createTail(limit: number): Tail {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let wasCut = false;
  const compact = (): Uint8Array => {
    const all = Buffer.concat(chunks);
    wasCut ||= all.length > limit;
    // The copy lets the part before it be freed.
    const kept = all.length > limit ? Buffer.from(all.subarray(all.length - limit)) : all;
    chunks = [kept];
    size = kept.length;
    return kept;
  };
  return {
    push(chunk) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > 2 * limit || chunks.length > 1_000) compact();
    },
    text() {
      const kept = compact();
      return Buffer.from(wasCut ? kept.subarray(findCharacterStart(kept)) : kept).toString('utf8');
    },
  };
}

function findCharacterStart(bytes: Uint8Array): number {
  const start = bytes.subarray(0, 4).findIndex((byte) => (byte & 0xc0) !== 0x80);
  return Math.max(start, 0);
}
