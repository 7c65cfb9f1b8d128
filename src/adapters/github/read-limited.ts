/** The bytes of a response body, or undefined as soon as there are more than `maxBytes`: the rest is not read. */
export async function readLimited(body: unknown, maxBytes: number): Promise<Uint8Array | undefined> {
  if (!(body instanceof ReadableStream)) {
    throw new TypeError('The answer of GitHub has no body to read.');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
