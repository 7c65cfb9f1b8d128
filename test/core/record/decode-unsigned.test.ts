import { describe, expect } from 'vitest';
import { type DecodeOptions, decodeRecords } from '../../../src/core/record/decode-records.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import { verifyChain } from '../../../src/core/record/verify-chain.ts';
import type { Comment } from '../../../src/core/trigger/comment.ts';
import {
  bot,
  buildComment,
  buildEnd,
  buildRun,
  buildTask,
  createWriteTools,
  readTools,
  repo,
  stranger,
  subject,
  unsignedWriteTools,
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

const run = encodeRecord(buildRun(), unsignedWriteTools);
const marker = run.markers[0] ?? '';
const signed = encodeRecord(buildRun(), createWriteTools()).markers[0] ?? '';

function decode(comments: readonly Comment[], options: Partial<DecodeOptions> = {}) {
  return decodeRecords(comments, { repo, thread: subject, tools: readTools, unsigned: true, trustedAuthor: bot.id, ...options });
}

interface Row {
  readonly what: string;
  readonly body?: string;
  readonly author?: Comment['author'];
  readonly lastEditedAt?: string | null;
  readonly options?: Partial<DecodeOptions>;
  readonly fate: string;
}

const edited = '2026-03-18T09:00:00Z';

const rows: readonly Row[] = [
  { what: 'by our account, never edited', fate: 'run' },
  { what: 'edited, whoever did it', lastEditedAt: edited, fate: 'edited' },
  { what: 'nobody asked whether it was edited', lastEditedAt: undefined as unknown as null, fate: 'edited' },
  { what: 'by a stranger', author: stranger, fate: 'author' },
  { what: 'by an account of our name with another id', author: { id: 7, login: bot.login }, fate: 'author' },
  { what: 'by our id under another name', author: { id: bot.id, login: 'renamed' }, fate: 'run' },
  { what: 'by an account that is gone', author: null, fate: 'author' },
  { what: 'nobody knows who we are', options: { trustedAuthor: undefined as unknown as number }, fate: 'author' },
  { what: 'signed, where there are no keys', body: signed, fate: 'signature' },
  { what: 'signed and edited', body: signed, lastEditedAt: edited, fate: 'signature' },
  { what: 'an empty signature', body: marker.replace('"enc"', '"key":"","sig":"","enc"'), fate: 'signature' },
  { what: 'a signature alone', body: marker.replace('"enc"', '"sig":"x","enc"'), fate: 'signature' },
  { what: 'no JSON, and edited', body: '<!-- baton:1 {"kind" -->', lastEditedAt: edited, fate: 'malformed' },
  { what: 'a key alone', body: marker.replace('"enc"', '"key":"k1","enc"'), fate: 'signature' },
  { what: 'of another repository', options: { repo: repo + 1 }, fate: 'binding' },
  { what: 'of another thread', options: { thread: subject + 1 }, fate: 'binding' },
  { what: 'in a quote', body: `> ${marker}`, fate: 'quoted' },
  { what: 'of another version', body: marker.replace('baton:1', 'baton:2'), fate: 'version' },
  { what: 'broken', body: marker.replace('"enc":"json"', '"enc":"xml"'), fate: 'malformed' },
  { what: 'unsigned, where there are keys', options: { unsigned: false }, fate: 'signature' },
  { what: 'unsigned and edited, where there are keys', lastEditedAt: edited, options: { unsigned: false }, fate: 'signature' },
];

describe('records without signatures', () => {
  for (const { what, body = marker, author = bot, options, fate, ...row } of rows) {
    const lastEditedAt = 'lastEditedAt' in row ? row.lastEditedAt : null;
    requirement(
      {
        ids: ['DESIGN-4.5', 'T11', 'T12'],
        title: `count by author and edits: ${what}`,
        input: 'an unsigned config and one comment',
        expected: fate,
      },
      () => {
        const { lastEditedAt: _, ...plain } = buildComment(1, `Seen.\n\n${body}`, author);
        const comment = lastEditedAt === undefined ? plain : { ...plain, lastEditedAt };
        const { records, ignored } = decode([comment], options);
        expect([...records.map(({ record }) => record.kind), ...ignored.map(({ reason }) => reason)]).toEqual([fate]);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-4.5', 'T13'],
      title: 'are chained by their digests all the same: one that is copied is duplicate, one that is missing is a gap',
      input: 'run, task and end without signatures; the task copied by our own account; the task left out',
      expected: 'three records and duplicate; BATON-E412',
    },
    () => {
      const task = encodeRecord(buildTask({ prev: run.digest }), unsignedWriteTools);
      const end = encodeRecord(buildEnd({ prev: task.digest }), unsignedWriteTools);
      const thread = [run, task, end, task].map(({ markers }, index) => ({
        ...buildComment(index + 1, markers[0] ?? ''),
        lastEditedAt: null,
      }));
      const { records, ignored } = decode(thread);
      expect(records.map(({ record }) => record.seq)).toEqual([1, 2, 3]);
      expect(ignored).toEqual([{ comment: 4, reason: 'duplicate' }]);
      expect(verifyChain(records)).toEqual([]);
      expect(verifyChain(decode([thread[0], thread[2]].filter((comment) => comment !== undefined)).records)).toMatchObject([
        { code: 'BATON-E412' },
      ]);
    },
  );
});
