import { describe, expect, it } from 'vitest';
import { createDecodeMemory, type DecodeMemory } from '../../../src/core/record/decode-memory.ts';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import type { Comment } from '../../../src/core/trigger/comment.ts';
import {
  bot,
  buildComment,
  buildIncompressible,
  buildRun,
  buildTask,
  createWriteTools,
  readTools,
  repo,
  stranger,
  subject,
  unsignedWriteTools,
} from '../../support/record-builders.ts';

const run = encodeRecord(buildRun(), createWriteTools());
const marker = run.markers[0] ?? '';

/** A reader that counts what it asks of its tools. */
function createReader(memory: DecodeMemory) {
  const counts = { hashed: 0, inflated: 0, verified: 0 };
  const tools = {
    sha256(text: string) {
      counts.hashed += 1;
      return readTools.sha256(text);
    },
    inflate(data: string, most: number) {
      counts.inflated += 1;
      return readTools.inflate(data, most);
    },
    verify(...given: Parameters<typeof readTools.verify>) {
      counts.verified += 1;
      return readTools.verify(...given);
    },
  };
  const read = (comments: readonly Comment[], options: object = {}) =>
    decodeRecords(comments, { repo, thread: subject, tools, memory, ...options });
  const fate = (comments: readonly Comment[], options: object = {}): string => {
    const { records, ignored } = read(comments, options);
    return [...records.map(({ record }) => record.kind), ...ignored.map(({ reason }) => reason)].join(' ');
  };
  return { counts, read, fate };
}

describe('the memory of decoded texts', () => {
  it('returns the same records without hashing or inflating a text again, and verifies each time', () => {
    const task = encodeRecord(buildTask({ prev: run.digest }, { results: { a: 'long '.repeat(600) } }), createWriteTools());
    const comments = [marker, ...task.markers].map((body, index) => buildComment(index + 1, body));
    const { counts, read } = createReader(createDecodeMemory());
    const first = read(comments);
    expect(first.records).toHaveLength(2);
    expect(counts).toEqual({ hashed: 2, inflated: 1, verified: 2 });
    expect(read(comments)).toEqual(first);
    expect(counts).toEqual({ hashed: 2, inflated: 1, verified: 4 });
    expect(first).toEqual(decodeRecords(comments, { repo, thread: subject, tools: readTools }));
  });

  it('decides again by thread, repository, comment and keys whether a known text counts', () => {
    const { fate, read } = createReader(createDecodeMemory());
    expect(fate([buildComment(1, marker)])).toBe('run');
    expect(fate([buildComment(1, marker)], { thread: subject + 1 })).toBe('binding');
    expect(fate([buildComment(1, marker)], { repo: repo + 1 })).toBe('binding');
    expect(fate([buildComment(1, marker)], { unsigned: true, trustedAuthor: bot.id })).toBe('signature');
    expect(fate([buildComment(1, marker), buildComment(2, marker)])).toBe('run duplicate');
    expect(read([buildComment(7, marker)]).records[0]?.comment).toBe(7);
    expect(fate([buildComment(1, marker.replace('"seq":1', '"seq":2'))])).toBe('signature');
  });

  it('decides again by author and edits whether a known text without a signature counts', () => {
    const [body = ''] = encodeRecord(buildRun(), unsignedWriteTools).markers;
    const { fate } = createReader(createDecodeMemory());
    const options = { unsigned: true, trustedAuthor: bot.id };
    const own = { ...buildComment(1, body), lastEditedAt: null };
    expect(fate([own], options)).toBe('run');
    expect(fate([{ ...own, author: stranger }], options)).toBe('author');
    expect(fate([{ ...own, lastEditedAt: '2026-03-18T09:00:00Z' }], options)).toBe('edited');
    expect(fate([own])).toBe('signature');
  });

  it('reads a body in pieces from the pieces that are there', () => {
    const data = { a: buildIncompressible(40_000), b: buildIncompressible(40_000) };
    const large = encodeRecord(buildTask({ seq: 1, prev: '' }, { results: data }), createWriteTools());
    expect(large.markers.length).toBeGreaterThan(2);
    const comments = large.markers.map((body, index) => buildComment(index + 1, body));
    const { fate } = createReader(createDecodeMemory());
    expect(fate(comments)).toBe('task');
    expect(fate(comments.slice(0, -1))).toBe('malformed');
    expect(fate(comments)).toBe('task');
  });

  it('forgets texts beyond 16 MiB of them', () => {
    const memory = createDecodeMemory();
    let reads = 0;
    const read = (body: string) =>
      memory.contentsOf(body, () => {
        reads += 1;
        return [{ kind: 'ignored', reason: 'malformed' }];
      });
    read('first');
    read('first');
    expect(reads).toBe(1);
    for (let index = 0; index < 18; index += 1) read(`${index} ${'x'.repeat(1_048_576)}`);
    read('first');
    expect(reads).toBe(20);
  });
});
