import { describe, expect, it } from 'vitest';
import { composeComment, isContinuation } from '../../../src/core/record/compose-comment.ts';
import { createDecodeMemory } from '../../../src/core/record/decode-memory.ts';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import { openEnvelope } from '../../../src/core/record/open-envelope.ts';
import { holdsEnvelope } from '../../../src/core/record/read-markers.ts';
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
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

const [marker = ''] = encodeRecord(buildRun(), createWriteTools()).markers;
const large = encodeRecord(buildTask({}, { results: { a: buildIncompressible(30_000) } }), createWriteTools());
const { comments: largeComments } = composeComment({ visible: 'Seen.', markers: large.markers });

function decode(bodies: readonly string[], options: object = {}) {
  const thread = bodies.map((body, index) => buildComment(index + 1, body));
  return decodeRecords(thread, { repo, thread: subject, tools: readTools, ...options });
}

function reasonsIn(bodies: readonly string[], options: object = {}): readonly string[] {
  return decode(bodies, options).ignored.map(({ reason }) => reason);
}

describe('a comment', () => {
  it('holds a record where a marker counts, and not where it holds a piece alone', () => {
    expect(holdsEnvelope(`Seen.\n\n${marker}`)).toBe(true);
    expect(holdsEnvelope(`> ${marker}\n\n${marker}`)).toBe(true);
    expect(largeComments.map(holdsEnvelope)).toEqual([...largeComments.slice(1).map(() => false), true]);
    expect(holdsEnvelope('Seen.')).toBe(false);
    expect(holdsEnvelope(`> ${marker}`)).toBe(false);
    expect(holdsEnvelope(marker.replace('baton:1', 'baton:2'))).toBe(false);
  });

  it('is a continuation where it holds a piece alone', () => {
    expect(largeComments.map(isContinuation)).toEqual([...largeComments.slice(1).map(() => true), false]);
    expect(isContinuation(`Look: ${largeComments[0]}`)).toBe(false);
  });

  requirement(
    {
      ids: ['T36', 'T32'],
      title: 'a comment counts up to the size that GitHub accepts, and none beyond it does',
      input: 'a genuine record in a comment of 262,144 characters, and of one more',
      expected: 'run; malformed',
    },
    () => {
      const padded = (length: number) => `${'x'.repeat(length - marker.length - 1)}\n${marker}`;
      expect(decode([padded(262_144)]).records).toHaveLength(1);
      expect(decode([padded(262_145)])).toMatchObject({ records: [], ignored: [{ reason: 'malformed' }] });
    },
  );

  requirement(
    {
      ids: ['T32'],
      title: 'a marker that has another end, or no value that is an object, is malformed, with and without a memory',
      input: 'ends ==> and --!>; no space behind the version; null, 5, "part", a list',
      expected: 'malformed',
    },
    () => {
      const values = ['null', '5', '"part"', '[]', '{"kind":"part"}', '{"kind":"part","sha256":"x","body":"y"}'];
      const bodies = [
        ...[`${marker.slice(0, -4)} ==>`, `${marker.slice(0, -4)}--!>`, '<!-- baton:99x', '<!-- baton:1-->'],
        ...values.map((value) => `<!-- baton:1 ${value} -->`),
      ];
      for (const memory of [undefined, createDecodeMemory()])
        for (const body of bodies) expect(reasonsIn([body], { memory }), body).toEqual(['malformed']);
    },
  );

  it('of another account is named for its author, unless it only quotes', () => {
    const body = ['<!-- baton:1 {"kind" -->', '<!-- baton:2 {} -->', marker, `> ${marker}`].join('\n');
    const { ignored } = decodeRecords([buildComment(1, body, stranger)], {
      ...{ repo, thread: subject, tools: readTools, trustedAuthor: bot.id },
    });
    expect(ignored.map(({ reason }) => reason)).toEqual(['author', 'author', 'author', 'quoted']);
  });
});

describe('the pieces of a record', () => {
  it('are those in the first comments that hold them', () => {
    const copies = largeComments.slice(0, -1);
    const { records } = decode([...largeComments, ...copies]);
    expect(records[0]?.pieces?.map(({ id }) => id)).toEqual(copies.map((_, index) => index + 1));
  });

  requirement(
    {
      ids: ['T12', 'DESIGN-4.5'],
      title: 'a record whose pieces are not there is malformed, and the text of a piece counts by its own digest',
      input: 'the envelope without pieces; a piece whose text was changed under its old digest',
      expected: 'malformed; malformed for the piece and for the record, which is incomplete',
    },
    () => {
      expect(openEnvelope(large.envelope, { repo, thread: subject, tools: readTools })).toEqual({
        ok: false,
        error: 'malformed',
      });
      const [first = '', ...rest] = largeComments;
      const changed = decode([first.replace(/"body":".{8}/, '"body":"AAAAAAAA'), ...rest]);
      expect(changed).toMatchObject({ records: [], incomplete: [largeComments.length] });
      expect(changed.ignored).toEqual([
        { comment: 1, reason: 'malformed' },
        { comment: largeComments.length, reason: 'malformed' },
      ]);
    },
  );
});
