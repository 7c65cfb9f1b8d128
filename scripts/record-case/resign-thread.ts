import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createSigner } from '../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { composeComment } from '../../src/core/record/compose-comment.ts';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { BatonRecord, StoredRecord } from '../../src/core/record/record.ts';

const localAddress = /http:\/\/(?:github\.localhost|127\.0\.0\.1|localhost)(?::\d+)?/g;

/** Of the tests only: the seed is 32 times the same byte. */
const testKey = createSigner(`k1:${Buffer.alloc(32, 7).toString('base64')}`);

export function testPublicKey(): string {
  if (!testKey.ok) throw new Error(testKey.error.message);
  return testKey.value.publicKey;
}

interface RawComment {
  readonly id: number;
  readonly body: string;
}

/**
 * The same thread without the addresses of the local GitHub, signed with the key of the tests. Run by run, since each
 * record names the one before it.
 */
export function resignThread<T extends RawComment>(comments: readonly T[], records: readonly StoredRecord[]): readonly T[] {
  const tips = new Map<string, string>();
  const markers = Map.groupBy(records, ({ comment }) => comment);
  return comments.map((comment) => {
    const plain = withoutAddresses(comment);
    const own = markers.get(comment.id);
    if (own === undefined) return plain;
    const visible = plain.body.slice(0, plain.body.indexOf('\n\n<!-- baton:1 '));
    const { main } = composeComment({ visible, markers: own.flatMap(({ record }) => seal(record, tips)) });
    return { ...plain, body: main };
  });
}

function seal(record: BatonRecord, tips: Map<string, string>): readonly string[] {
  if (!testKey.ok) throw new Error(testKey.error.message);
  const tools = { sha256: createNodeHasher().sha256, deflate: createDeflate().deflate, signer: testKey.value };
  const next = withoutAddresses({ ...record, prev: tips.get(record.run) ?? '' });
  const { digest, markers } = encodeRecord(next, tools);
  if (markers.length > 1) throw new Error('A record in pieces cannot be signed again.');
  tips.set(record.run, digest);
  return markers;
}

function withoutAddresses<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replace(localAddress, 'https://github.com'));
}
