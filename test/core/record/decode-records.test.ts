import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/core/json/json-value.ts';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { encodeRecord, renderMarker } from '../../../src/core/record/encode-record.ts';
import { openEnvelope } from '../../../src/core/record/open-envelope.ts';
import { verifyChain } from '../../../src/core/record/verify-chain.ts';
import { cpuMilliseconds } from '../../support/cpu-milliseconds.ts';
import {
  bot,
  buildComment,
  buildEnd,
  buildRun,
  buildTask,
  compressor,
  createWriteTools,
  readTools,
  repo,
  signer,
  stranger,
  subject,
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

const run = encodeRecord(buildRun(), createWriteTools());
const task = encodeRecord(buildTask({ prev: run.digest }), createWriteTools());
const marker = run.markers[0] ?? '';

function decode(bodies: readonly string[], trustedAuthor?: number) {
  const thread = bodies.map((body, index) => buildComment(index + 1, body));
  return decodeRecords(thread, {
    repo,
    thread: subject,
    tools: readTools,
    ...(trustedAuthor === undefined ? {} : { trustedAuthor }),
  });
}

/** What became of one comment: how many records, and why the rest did not count. */
function fate(body: string): string {
  const { records, ignored } = decode([body]);
  return [...records.map(({ record }) => record.kind), ...ignored.map(({ reason }) => reason)].join(' ');
}

/** An envelope that we sign, whatever stands in it. */
function signRaw(envelope: object): string {
  const unsigned = {
    kind: 'task',
    repo,
    subject,
    run: 'r',
    task: 't',
    attempt: 1,
    execution: 1,
    seq: 1,
    prev: '',
    key: 'k1',
    enc: 'json',
    body: {},
    ...envelope,
  };
  return renderMarker({ ...unsigned, sig: signer.sign(canonicalJson(unsigned) ?? '') });
}

describe('decodeRecords', () => {
  requirement(
    {
      ids: ['T32'],
      title: 'a marker counts only as a line of its own, at column 0, outside of code and quotes',
      input:
        'CRLF, BOM, <details>, two in one comment; quote, list, fence, indented code, link title, upper case, split over lines',
      expected: 'the first group counts; quoted or malformed for the second',
    },
    () => {
      expect(fate(`Seen.\r\n\r\n${marker}\r\n`)).toBe('run');
      expect(fate(`\ufeff${marker}`)).toBe('run');
      expect(fate(`<details>\n\n${marker}\n\n</details>`)).toBe('run');
      expect(fate(`Seen.\n\n${marker}\n\n${task.markers[0]}`)).toBe('run task');
      expect(fate(`\`\`\`\ncode\n\`\`\`\n\n${marker}`)).toBe('run');
      expect(fate(`> ${marker}`)).toBe('quoted');
      expect(fate(`- ${marker}`)).toBe('quoted');
      expect(fate(`  ${marker}`)).toBe('quoted');
      expect(fate(`x\n\n    ${marker}`)).toBe('quoted');
      expect(fate(`\`\`\`json\n${marker}\n\`\`\``)).toBe('quoted');
      expect(fate(`~~~~\n\`\`\`\n~~~\n${marker}\n~~~~\n\n${marker}`)).toBe('run quoted');
      expect(fate(`[a](b "${marker}")`)).toBe('quoted');
      expect(fate(`Look: \`${marker}\``)).toBe('quoted');
      expect(fate(marker.replace('baton', 'BATON'))).toBe('malformed');
      expect(fate(marker.replace(',', ',\n'))).toBe('malformed');
      expect(fate(`${marker} ${marker}`)).toBe('malformed');
    },
  );

  requirement(
    {
      ids: ['T32'],
      title: 'markers of other versions and broken ones are named and never trusted',
      input: 'baton:99, baton:x, no JSON, {}, a body that is no deflate stream, deflate of no JSON, of another shape',
      expected: 'version, malformed, malformed, malformed, then malformed for genuine signatures over broken bodies',
    },
    () => {
      expect(fate('<!-- baton:99 {"kind":"run"} -->')).toBe('version');
      expect(fate('<!-- baton:x {} -->')).toBe('malformed');
      expect(fate('<!-- baton:1 {"kind" -->')).toBe('malformed');
      expect(fate('<!-- baton:1 {} -->')).toBe('malformed');
      expect(fate('<!-- baton:1 [] -->')).toBe('malformed');
      expect(fate('<!-- baton:1')).toBe('malformed');
      for (const body of ['AAAA', '!', compressor.deflate('{"a":'), compressor.deflate('{"a":1}'), 5]) {
        expect(fate(signRaw({ enc: 'deflate', body }))).toBe('malformed');
      }
      expect(fate(signRaw({ body: { stage: 1 } }))).toBe('malformed');
    },
  );

  requirement(
    {
      ids: ['T11', 'T12'],
      title: 'only a good signature by a listed key counts',
      input: 'no signature, unknown key, every single character of the signed part changed in turn',
      expected: 'signature (malformed where it is no envelope any more); never a record',
    },
    () => {
      expect(fate(marker.replace(/"sig":"[^"]*",/, ''))).toBe('signature');
      expect(fate(marker.replace('"key":"k1"', '"key":"k2"'))).toBe('signature');
      for (let at = '<!-- baton:1 {'.length; at < marker.length - 5; at += 7) {
        const changed = marker.slice(0, at) + (marker[at] === '1' ? '2' : '1') + marker.slice(at + 1);
        expect(['signature', 'malformed']).toContain(fate(changed));
      }
    },
  );

  requirement(
    {
      ids: ['T09', 'T12', 'T13'],
      title: 'a genuine record of another repository or subject is binding',
      input: 'records signed for repository 1002 and for #43',
      expected: 'binding',
    },
    () => {
      expect(fate(encodeRecord(buildRun({ repo: 1_002 }), createWriteTools()).markers[0] ?? '')).toBe('binding');
      expect(fate(encodeRecord(buildRun({ thread: 43 }), createWriteTools()).markers[0] ?? '')).toBe('binding');
    },
  );

  requirement(
    {
      ids: ['T13', 'T16'],
      title: 'of two records for one place the one in the lower comment counts',
      input: 'two with the same run and seq; two with the same run, task, execution and kind; listed newest first',
      expected: 'the lower comment counts, the other is duplicate',
    },
    () => {
      const sameSeq = encodeRecord(buildEnd({ seq: 2, prev: run.digest }), createWriteTools()).markers[0] ?? '';
      const sameTask = encodeRecord(buildTask({ seq: 9 }), createWriteTools()).markers[0] ?? '';
      const bodies = [marker, task.markers[0] ?? '', sameSeq, sameTask];
      const thread = bodies.map((body, index) => buildComment(index + 1, body)).toReversed();
      const { records, ignored } = decodeRecords(thread, { repo, thread: subject, tools: readTools });
      expect(records.map(({ record, comment }) => [record.kind, comment])).toEqual([
        ['run', 1],
        ['task', 2],
      ]);
      expect(ignored).toEqual([
        { comment: 3, reason: 'duplicate' },
        { comment: 4, reason: 'duplicate' },
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'a genuine record of an unknown kind is kept aside and keeps its place in the chain',
      input: 'run, then kind "later" with seq 2, then end with seq 3',
      expected: 'two records, one aside and named as version, chain complete',
    },
    () => {
      const child = signRaw({ kind: 'later', run: 'fix-42', seq: 2, prev: run.digest });
      const { aside } = decode([child]);
      const end = encodeRecord(buildEnd({ prev: aside[0]?.digest ?? '' }), createWriteTools());
      const decoded = decode([marker, child, end.markers[0] ?? '']);
      expect(decoded.records.map(({ record }) => record.seq)).toEqual([1, 3]);
      expect(decoded.aside).toMatchObject([{ comment: 2, envelope: { kind: 'later', seq: 2 } }]);
      expect(decoded.ignored).toEqual([{ comment: 2, reason: 'version' }]);
      expect(verifyChain(decoded.records, decoded.aside)).toEqual([]);
      expect(openEnvelope(aside[0]?.envelope, { repo, thread: subject, tools: readTools })).toEqual({
        ok: false,
        error: 'version',
      });
    },
  );

  it('with a trusted author, counts nothing that others posted, be it genuine, and still says what is a quote', () => {
    const thread = [
      buildComment(1, marker, stranger),
      buildComment(2, `> ${marker}`, stranger),
      buildComment(3, marker, null),
      buildComment(4, marker, bot),
    ];
    const decoded = decodeRecords(thread, { repo, thread: subject, tools: readTools, trustedAuthor: bot.id });
    expect(decoded.records.map(({ comment }) => comment)).toEqual([4]);
    expect(decoded.ignored.map(({ reason }) => reason)).toEqual(['author', 'quoted', 'author']);
  });

  requirement(
    {
      ids: ['T35'],
      title: 'keys that reach a prototype are refused in envelopes and bodies, even when they are signed',
      input: '__proto__ in the envelope, in an inline body and in a deflated one',
      expected: 'malformed; ({}).polluted stays undefined',
    },
    () => {
      const polluting = JSON.parse('{"__proto__":{"polluted":1}}');
      expect(fate(marker.replace('{"kind"', '{"__proto__":{"polluted":1},"kind"'))).toBe('malformed');
      expect(fate(signRaw({ body: { ...buildTask().body, results: polluting } }))).toBe('malformed');
      const body = compressor.deflate(JSON.stringify(buildTask().body).replace('"results":{', '"results":{"__proto__":"1",'));
      expect(fate(signRaw({ enc: 'deflate', body }))).toBe('malformed');
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['T36', 'T32'],
      title: 'large, deep and bursting input is refused in bounded time',
      input: 'a body of 1 MB of each of ` < - newline [ with a marker in it; a marker of depth 200; 20 MB of one letter deflated',
      expected: 'malformed or quoted, each within 100 ms of processor time (500 ms with a cold compiler)',
    },
    () => {
      const bomb = compressor.deflate('a'.repeat(20_000_000));
      const inputs = [
        ...['`', '<', '-', '\n', '[', '<!-- baton:1 {', '> ', '\t'].flatMap((piece) => [
          `${marker}\n${piece.repeat(1_000_000 / piece.length)}`,
          `${piece.repeat(200_000 / piece.length)}\n${marker.replace('run', 'rum')}`,
        ]),
        `<!-- baton:1 ${'['.repeat(200)}${']'.repeat(200)} -->`,
        signRaw({ enc: 'deflate', body: bomb }),
      ];
      for (const body of inputs) {
        const time = cpuMilliseconds(() => expect(fate(body)).toMatch(/malformed|quoted|signature/));
        expect(time).toBeLessThan(500);
      }
    },
  );
});

describe('verifyChain', () => {
  requirement(
    {
      ids: ['T13'],
      title: 'a missing record and a wrong predecessor are reported',
      input: 'seq 1 and 3; seq 1 and 2 where 2 names another digest; a chain that starts at 2',
      expected: 'BATON-E412, BATON-E413, BATON-E412',
    },
    () => {
      const codes = (bodies: readonly string[]) => verifyChain(decode(bodies).records).map(({ code }) => code);
      const end = encodeRecord(buildEnd({ prev: task.digest }), createWriteTools()).markers[0] ?? '';
      const stray = encodeRecord(buildTask({ prev: task.digest }), createWriteTools()).markers[0] ?? '';
      expect(codes([marker, task.markers[0] ?? '', end])).toEqual([]);
      expect(codes([marker, end])).toEqual(['BATON-E412']);
      expect(codes([marker, stray])).toEqual(['BATON-E413']);
      expect(codes([task.markers[0] ?? ''])).toEqual(['BATON-E412']);
    },
  );
});
