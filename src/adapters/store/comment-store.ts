import { utf8Length } from '../../core/json/json-value.ts';
import { composeComment } from '../../core/record/compose-comment.ts';
import { createDecodeMemory, type DecodeMemory } from '../../core/record/decode-memory.ts';
import { type EncodedRecord, encodeRecord } from '../../core/record/encode-record.ts';
import { type DecodePorts, type EncodePorts, type Envelope, recordLimits } from '../../core/record/envelope.ts';
import type { BatonRecord, StoredRecord } from '../../core/record/record.ts';
import type { Compressor, Hasher, Signer, Verifier } from '../../ports/crypto.ts';
import type { Threads } from '../../ports/github.ts';
import type { Provenance } from '../../ports/provenance.ts';
import type { AppendRequest, ReadThread, RecordStore, RunStart } from '../../ports/record-store.ts';
import { readNewestRun } from './read-newest-run.ts';
import { decodeComments, locateRecords, type ThreadReader } from './thread-reader.ts';

export interface CommentStoreOptions {
  readonly threads: Threads;
  /** Numeric id of the repository, to which every record is bound. */
  readonly repo: number;
  readonly hasher: Hasher;
  readonly compressor: Compressor;
  readonly verifier: Verifier;
  /** Absent in a store that only reads, and in a repository without signing keys. */
  readonly signer?: Signer;
  /** Present in a repository without signing keys: there a record counts by its provenance, and a signed record does not count. */
  readonly provenance?: Provenance;
  /** Shared by stores with the same hasher and compressor; absent: one of its own. */
  readonly memory?: DecodeMemory | undefined;
}

/** Creates the store that keeps records hidden in the comments of a thread. */
export function createCommentStore(options: CommentStoreOptions): RecordStore {
  const { threads, repo, hasher, compressor, verifier, signer, provenance, memory = createDecodeMemory() } = options;
  const tools: DecodePorts = {
    sha256: (text) => hasher.sha256(text),
    inflate: (data, maxBytes) => compressor.inflate(data, maxBytes),
    verify: (text, signature) => verifier.verify(text, signature),
  };
  const reader: ThreadReader = { threads, repo, tools, memory, provenance };
  return {
    readSince: (thread, since, begun) => readSince(reader, { thread, since, begun }),
    readNewestRun: (request) => readNewestRun(reader, request),
    readRecords: (thread, list) => locateRecords(reader, thread, list),
    append: async (request) => {
      if (signer === undefined && provenance === undefined)
        throw new Error('This store was made without a signing key: it can only be read.');
      const write: EncodePorts = { sha256: tools.sha256, deflate: (text) => compressor.deflate(text), signer };
      return post(reader, request, sealDrafts({ repo, tools: write }, request));
    },
  };
}

/** The longest time by which a continuation piece may have been posted before its record. */
const pieceMilliseconds = 600_000;

async function readSince(
  reader: ThreadReader,
  { thread, since, begun }: { readonly thread: number; readonly since: string; readonly begun: RunStart | undefined },
): Promise<ReadThread> {
  const comments = await reader.threads.listSince(thread, since);
  const decoded = await decodeComments(reader, { thread, comments, begun });
  if (decoded.incomplete.length === 0) return { ...decoded, comments };
  // Pieces are posted before their record, so those of the first record may be older than `since`.
  const earlier = await reader.threads.listSince(thread, new Date(Date.parse(since) - pieceMilliseconds).toISOString());
  return { ...(await decodeComments(reader, { thread, comments: earlier, begun })), comments: earlier };
}

/** Posts the continuation pieces first, so that no record is ever without them, and last the comment that holds the records. */
async function post(
  { threads, provenance }: ThreadReader,
  request: AppendRequest,
  sealed: readonly SealedRecord[],
): Promise<readonly StoredRecord[]> {
  const { comments, main } = composeComment({
    visible: request.visible,
    markers: sealed.flatMap(({ encoded }) => encoded.markers),
  });
  const parts = sealed.flatMap(({ encoded }) => encoded.envelope.parts ?? []);
  const ids = new Map<string, number>();
  for (const [index, part] of parts.entries()) {
    const piece = await threads.create(request.thread, comments[index] ?? '', `"sha256":"${part}"`);
    ids.set(part, piece.id);
  }
  const created = await threads.create(request.thread, main, keyOf(sealed[0]?.encoded.envelope));
  provenance?.remember(created);
  return sealed.map((record) => toStored(record, created, ids));
}

/**
 * Returns the key by which the comment is found after an ambiguous failure: the signature, which nobody can know or post before
 * we do, or without one the position in the chain.
 */
function keyOf(envelope: Envelope | undefined): string {
  return envelope?.sig === undefined ? `"seq":${envelope?.seq},"prev":"${envelope?.prev}"` : `"sig":"${envelope.sig}"`;
}

function toStored(
  { record, encoded }: SealedRecord,
  comment: { id: number; createdAt: string },
  ids: ReadonlyMap<string, number>,
): StoredRecord {
  const { digest, envelope } = encoded;
  const pieces = envelope.parts?.map((part) => ({ id: ids.get(part) ?? 0, digest: part }));
  return {
    record,
    digest,
    comment: comment.id,
    writtenAt: comment.createdAt,
    envelope,
    pieces,
  };
}

export interface SealedRecord {
  readonly record: BatonRecord;
  readonly encoded: EncodedRecord;
}

/** Bytes that every record of a comment may take, however large the others are. */
const smallBytes = 3_000;

/** Signs drafts in order and gives each its position in the chain: a record names the digest of the one before it. */
export function sealDrafts(
  { repo, tools }: { repo: number; tools: EncodePorts },
  request: AppendRequest,
): readonly SealedRecord[] {
  let room: number = recordLimits.markerBytes - request.drafts.length * smallBytes;
  const sealed: SealedRecord[] = [];
  let { seq, digest: prev } = request.tip;
  for (const draft of request.drafts) {
    seq += 1;
    const record: BatonRecord = { ...draft, repo, thread: request.thread, seq, prev };
    const encoded = encodeRecord(record, tools, room + smallBytes);
    sealed.push({ record, encoded });
    prev = encoded.digest;
    room -= Math.max(0, utf8Length(encoded.markers[0] ?? '') - smallBytes);
  }
  return sealed;
}
