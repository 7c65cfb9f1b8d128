import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/core/json/json-value.ts';
import { decodeRecords, decodeThreadRecords } from '../../../src/core/record/decode-records.ts';
import { encodeRecord, renderMarker } from '../../../src/core/record/encode-record.ts';
import { toStoredRun } from '../../../src/core/record/find-runs.ts';
import { openEnvelope } from '../../../src/core/record/open-envelope.ts';
import type { BatonRecord } from '../../../src/core/record/record.ts';
import { printRecord, storedRecordSchema } from '../../../src/core/record/stored-record-schema.ts';
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
  signer,
  subject,
  unsignedWriteTools,
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

const run = encodeRecord(buildRun(), createWriteTools());
const task = encodeRecord(buildTask({ prev: run.digest }), createWriteTools());
const end = encodeRecord(buildEnd({ prev: task.digest }), createWriteTools());
const options = { repo, thread: subject, tools: readTools };

function markerOf(record: BatonRecord): string {
  return encodeRecord(record, createWriteTools()).markers[0] ?? '';
}

function inThread(bodies: readonly (string | undefined)[]): readonly Comment[] {
  return bodies.map((body, index) => buildComment(index + 1, body ?? ''));
}

describe('records of a thread', () => {
  it('come in the order of the run, each with the time of its comment, and what is ignored in that of the comments', () => {
    const moved = markerOf(buildRun({ thread: subject + 1 }));
    const thread = inThread([moved, end.markers[0], `> ${run.markers[0]}`, task.markers[0], run.markers[0]]);
    const { records, ignored } = decodeRecords(thread, options);
    expect(records.map(({ record }) => record.seq)).toEqual([1, 2, 3]);
    expect(records.map(({ writtenAt }) => writtenAt)).toEqual([4, 3, 1].map((index) => thread[index]?.createdAt));
    expect(ignored).toEqual([
      { comment: 1, reason: 'binding' },
      { comment: 3, reason: 'quoted' },
    ]);
  });

  it('that are ignored claim the run that they name, if it is a name', () => {
    const unnamed = { ...buildRun(), run: 5, subject, enc: 'json', key: 'k1' };
    const signed = renderMarker({ ...unnamed, sig: signer.sign(canonicalJson(unnamed) ?? '') });
    const { claims } = decodeRecords(inThread([markerOf(buildRun({ thread: subject + 1 })), signed]), options);
    expect(claims).toEqual([{ comment: 1, run: 'fix-42' }]);
  });

  requirement(
    {
      ids: ['T13'],
      title: 'of a run that is read from its first record on, older comments with its name belong to another run',
      input: 'a record of fix-42 in comment 1, 2 and 3, where fix-42 began in comment 2; one of fix-43 in comment 1',
      expected: 'binding for comment 1 alone',
    },
    () => {
      const thread = inThread([`${run.markers[0]}\n${markerOf(buildRun({ run: 'fix-43' }))}`, run.markers[0], task.markers[0]]);
      const { records, ignored } = decodeRecords(thread, { ...options, begun: { run: 'fix-42', comment: 2 } });
      expect(records.map(({ record, comment }) => [record.run, record.seq, comment])).toEqual([
        ...[
          ['fix-42', 1, 2],
          ['fix-42', 2, 3],
        ],
        ['fix-43', 1, 1],
      ]);
      expect(ignored).toEqual([{ comment: 1, reason: 'binding' }]);
    },
  );

  requirement(
    {
      ids: ['T13', 'T16'],
      title: 'what follows a record that lost its place is lost with it, and a copy of a record that counts takes nothing along',
      input: 'two first records of a run, a task behind the second; the first record copied before its task',
      expected: 'duplicate for the second and its task; duplicate for the copy alone',
    },
    () => {
      const other = encodeRecord(buildRun({}, { pipeline: 'look' }), createWriteTools());
      const behind = markerOf(buildTask({ prev: other.digest }));
      const lost = decodeRecords(inThread([run.markers[0], other.markers[0], behind]), options);
      expect(lost.records.map(({ comment }) => comment)).toEqual([1]);
      expect(lost.ignored.map(({ comment, reason }) => [comment, reason])).toEqual([
        [2, 'duplicate'],
        [3, 'duplicate'],
      ]);
      const copied = decodeRecords(inThread([run.markers[0], run.markers[0], task.markers[0]]), options);
      expect(copied.records.map(({ comment }) => comment)).toEqual([1, 3]);
    },
  );

  it('may name children more than once in an execution', () => {
    const body = { made: [], refused: [], refusedCount: 0, asked: 0, early: true as const };
    const child = (seq: number) => markerOf({ ...buildTask({ seq }), kind: 'child', body });
    const { records } = decodeRecords(inThread([child(2), child(3)]), options);
    expect(records.map(({ record }) => record.seq)).toEqual([2, 3]);
  });

  requirement(
    {
      ids: ['DESIGN-4.5', 'T11'],
      title: 'count by their signature where there are keys, and by what GitHub says of their comments where there are none',
      input: 'a signed and an unsigned record; GitHub says that the comments are ours and not edited',
      expected: 'the signed one; the unsigned one',
    },
    async () => {
      const [plain = ''] = encodeRecord(buildRun(), unsignedWriteTools).markers;
      const thread = inThread([run.markers[0], plain]);
      const readEdits = async (comments: readonly Comment[]) => ({
        comments: comments.map((comment) => ({ ...comment, lastEditedAt: null })),
        trustedAuthor: bot.id,
      });
      const read = async (provenance?: { readEdits: typeof readEdits }) =>
        (await decodeThreadRecords(thread, { ...options, provenance })).records.map(({ comment }) => comment);
      expect(await read()).toEqual([1]);
      expect(await read({ readEdits })).toEqual([2]);
    },
  );
});

describe('an envelope', () => {
  it('without both a key and a signature is not shown to the check of signatures', () => {
    const verify = () => true;
    const open = (fields: object) =>
      openEnvelope({ ...run.envelope, ...fields }, { ...options, tools: { ...readTools, verify } }).ok;
    expect([open({}), open({ key: undefined }), open({ sig: undefined })]).toEqual([true, false, false]);
  });

  it('that has no canonical form is malformed', () => {
    for (const fields of [{ later: '\ud800' }, { sig: '\ud800' }])
      expect(openEnvelope({ ...run.envelope, ...fields }, options)).toEqual({ ok: false, error: 'malformed' });
  });
});

describe('a stored record', () => {
  const [first, second] = decodeRecords(inThread([run.markers[0], task.markers[0]]), options).records;
  if (first === undefined || second === undefined) throw new Error('There are no records.');

  it('is printed with the names of the envelope, and read back as it was', () => {
    const printed = printRecord(second);
    expect(printed.record).toMatchObject({ kind: 'task', repo, subject, run: 'fix-42' });
    expect(printed.record).not.toHaveProperty('thread');
    expect(storedRecordSchema.parse(JSON.parse(JSON.stringify(printed)))).toEqual(second);
  });

  it('is the start of a run if it is the first record of one', () => {
    expect([toStoredRun(first), toStoredRun(second), toStoredRun(undefined)]).toEqual([first, undefined, undefined]);
  });
});
