import { composeComment } from '../../core/record/compose-comment.ts';
import { decodeRecords } from '../../core/record/decode-records.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import type { ReadTools, WriteTools } from '../../core/record/record-tools.ts';
import type { Compressor } from '../../ports/compress.ts';
import type { Hasher, Signer, Verifier } from '../../ports/crypto.ts';
import type { Threads } from '../../ports/github.ts';
import type { AppendRequest, ReadThread, RecordStore } from '../../ports/record-store.ts';
import { findNewestRun } from './find-newest-run.ts';
import { locateRecords } from './locate-records.ts';
import { type SealedRecord, sealDrafts } from './seal-drafts.ts';
import type { ThreadReader } from './thread-reader.ts';

export interface CommentStoreOptions {
  readonly threads: Threads;
  /** Numeric id of the repository, to which every record is bound. */
  readonly repo: number;
  readonly hasher: Hasher;
  readonly compressor: Compressor;
  readonly verifier: Verifier;
  /** Absent where nothing is written. */
  readonly signer?: Signer;
}

/** Keeps records hidden in the comments of their subject's thread. */
export function createCommentStore(options: CommentStoreOptions): RecordStore {
  const { threads, repo, hasher, compressor, verifier, signer } = options;
  const tools: ReadTools = {
    sha256: (text) => hasher.sha256(text),
    inflate: (data, maxBytes) => compressor.inflate(data, maxBytes),
    verify: (text, signature) => verifier.verify(text, signature),
  };
  const reader: ThreadReader = { threads, repo, tools };
  return {
    readSince: (subject, since) => readSince(reader, subject, since),
    findNewestRun: (request) => findNewestRun(reader, request),
    locate: (subject, list) => locateRecords(reader, subject, list),
    append: async (request) => {
      if (signer === undefined) throw new Error('This store was made without a signing key: it can only be read.');
      const write: WriteTools = {
        sha256: tools.sha256,
        deflate: (text) => compressor.deflate(text),
        keyId: signer.keyId,
        sign: (text) => signer.sign(text),
      };
      return post(threads, request, sealDrafts({ repo, tools: write }, request));
    },
  };
}

/** How long before its record a continuation piece may have been posted. */
const pieceMilliseconds = 600_000;

async function readSince(reader: ThreadReader, subject: number, since: string): Promise<ReadThread> {
  const comments = await reader.threads.listSince(subject, since);
  const decoded = decodeRecords(comments, { ...reader, subject });
  if (decoded.incomplete.length === 0) return { ...decoded, comments };
  // Pieces are posted before their record, so those of the first record may be older than `since`.
  const earlier = await reader.threads.listSince(subject, new Date(Date.parse(since) - pieceMilliseconds).toISOString());
  return { ...decodeRecords(earlier, { ...reader, subject }), comments: earlier };
}

/** Pieces first, so that no record is ever without them. The last comment is the one that holds the records. */
async function post(threads: Threads, request: AppendRequest, sealed: readonly SealedRecord[]): Promise<readonly StoredRecord[]> {
  const { comments, main } = composeComment({
    visible: request.visible,
    markers: sealed.flatMap(({ encoded }) => encoded.markers),
  });
  const parts = sealed.flatMap(({ encoded }) => encoded.envelope.parts ?? []);
  const ids = new Map<string, number>();
  for (const [index, part] of parts.entries()) {
    const piece = await threads.create(request.subject, comments[index] ?? '', `"sha256":"${part}"`);
    ids.set(part, piece.id);
  }
  // The signature is the key of the comment: nobody can know it, or post it, before we do.
  const created = await threads.create(request.subject, main, `"sig":"${sealed[0]?.encoded.envelope.sig}"`);
  return sealed.map((record) => toStored(record, created, ids));
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
    ...(pieces === undefined ? {} : { pieces }),
  };
}
