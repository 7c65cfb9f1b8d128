import { describe, expect } from 'vitest';
import { parseHandoff } from '../../../src/core/handoff/parse-handoff.ts';
import { canonicalJson } from '../../../src/core/json/json-value.ts';
import { buildContextFile } from '../../../src/core/prompt/build-context-file.ts';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { encodeRecord, renderMarker } from '../../../src/core/record/encode-record.ts';
import { retryRuleOf } from '../../../src/core/run/attempts.ts';
import { buildComment, buildTask, createWriteTools, readTools, repo, signer, subject } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildState } from '../prompt/prompt-builders.ts';

function decode(bodies: readonly string[]) {
  const thread = bodies.map((body, index) => buildComment(index + 1, body));
  return decodeRecords(thread, { repo, thread: subject, tools: readTools });
}

type Fields = Readonly<Record<string, unknown>>;

/** A task record that we sign whatever stands in it; undefined takes a field out. */
function sign(body: Fields, envelope: Fields = {}): string {
  const { body: own, thread, ...place } = buildTask();
  const whole = { ...place, subject: thread, key: signer.keyId, enc: 'json', ...envelope, body: { ...own, ...body } };
  const plain = JSON.parse(JSON.stringify(whole));
  return renderMarker({ ...plain, sig: signer.sign(canonicalJson(plain) ?? '') });
}

/** What became of one comment. */
function fate(body: string): string {
  const { records, ignored, aside } = decode([body]);
  const seen = [...records.map(({ record }) => record.kind), ...ignored.map(({ reason }) => reason)];
  return [...seen, ...aside.map(({ envelope }) => `(${envelope.kind} aside)`)].join(' ');
}

const handoff = { version: 1, summary: 's' };

describe('versions of what is stored', () => {
  requirement(
    {
      ids: ['C-34'],
      title: 'start at 1, in all that we write',
      input: 'a record, the handoff in it, the context file',
      expected: '<!-- baton:1 · "version":1 · "schema_version": 1',
    },
    () => {
      const [marker = ''] = encodeRecord(buildTask({}, { handoff: { version: 1, summary: 's' } }), createWriteTools()).markers;
      expect(marker).toMatch(/^<!-- baton:1 \{.*"handoff":\{"version":1,/);
      const due = { attempt: 1, execution: 1 };
      expect(JSON.parse(buildContextFile({ state: buildState(), stage: 'fix', due }))).toMatchObject({ schema_version: 1 });
    },
  );

  requirement(
    {
      ids: ['C-35', 'C-39'],
      title:
        'stay as they are for new optional fields, which are ignored; a field that an older writer did not know may be absent',
      input: 'a signed record with later: {…} in envelope, body, handoff and context; one without outputs',
      expected: 'read, without what it does not know; outputs []',
    },
    () => {
      const later = { later: { x: 1 } };
      const context = { key_findings: ['a'], ...later };
      const { records } = decode([sign({ ...later, handoff: { ...handoff, ...later, context } }, later)]);
      expect(records[0]?.record).toEqual(
        buildTask({}, { handoff: { version: 1, summary: 's', context: { key_findings: ['a'] } } }),
      );
      expect(decode([sign({ outputs: undefined })]).records[0]?.record.body).toMatchObject({ outputs: [] });
    },
  );

  requirement(
    {
      ids: ['F-EN2', 'C-35'],
      title: 'stay as they are for a new reason, which an older reader takes for a failure of the agent',
      input: 'a signed record that failed for a reason of a later version, with a limit that says more than a time',
      expected: 'read, with the time alone; the next attempt follows',
    },
    () => {
      const time = '2026-11-24T17:40:48Z';
      const failed = { outcome: 'failed', failure: { reason: 'out-of-tea', message: 'm' } };
      const { records } = decode([sign({ ...failed, limit: { 'not-before': time, window: 'five_hour', bucket: 'b' } })]);
      const [read] = records.map(({ record }) => record);
      expect(read?.body).toMatchObject(failed);
      expect(read?.kind === 'task' && read.body.limit).toEqual({ 'not-before': time, window: 'five_hour' });
      expect(read?.kind === 'task' && retryRuleOf([read], 0)).toBe('attempt');
    },
  );

  requirement(
    {
      ids: ['C-36', 'H-3'],
      title: 'that are not ours are named and refused as a whole: nothing of them is half read',
      input:
        '<!-- baton:2 …; a signed record with a handoff of version 2, a config of version 2, of kind "approval"; one that lost a field',
      expected: 'version for each, the genuine ones aside with their place in the chain; malformed for the last; no record',
    },
    () => {
      expect(fate(sign({}).replace('baton:1', 'baton:2'))).toBe('version');
      expect(fate(sign({ handoff: { ...handoff, version: 2 } }))).toBe('version (task aside)');
      expect(fate(sign({ config: { version: 2 } }, { kind: 'run' }))).toBe('version (run aside)');
      expect(fate(sign({}, { kind: 'approval' }))).toBe('version (approval aside)');
      expect(fate(sign({ outcome: undefined }))).toBe('malformed');
    },
  );

  requirement(
    {
      ids: ['C-37'],
      title: 'that are absent mean 1',
      input: 'a stored handoff without version; a handoff file without version and without schema_version',
      expected: 'version 1 in both',
    },
    () => {
      const [stored] = decode([sign({ handoff: { summary: 's' } })]).records;
      expect(stored?.record.body).toMatchObject({ handoff: { version: 1, summary: 's' } });
      const parsed = parseHandoff('{"summary":"s"}');
      expect(parsed.ok && parsed.value.handoff).toEqual({ version: 1, summary: 's' });
    },
  );

  requirement(
    {
      ids: ['C-38'],
      title: 'that are another number, or no number, are incompatible',
      input:
        '0, 2, -1, 1.5, 1e9, "1", "", null, true, [1], {} as version of a stored handoff, and of a handoff file by both names',
      expected: 'version for each of them; a marker with 2, 01, 10 is version, with x or nothing malformed',
    },
    () => {
      for (const version of [0, 2, -1, 1.5, 1e9, '1', '', null, true, [1], {}]) {
        expect(fate(sign({ handoff: { ...handoff, version } })), JSON.stringify(version)).toBe('version (task aside)');
        for (const name of ['version', 'schema_version']) {
          const parsed = parseHandoff(JSON.stringify({ summary: 's', [name]: version }));
          expect(parsed.ok ? [] : parsed.error.map(({ code, path }) => `${code} ${path}`)).toEqual(['version version']);
        }
      }
      for (const version of ['2', '01', '10']) expect(fate(sign({}).replace('baton:1', `baton:${version}`))).toBe('version');
      for (const version of ['x', '']) expect(fate(sign({}).replace('baton:1', `baton:${version}`))).toBe('malformed');
    },
  );
});
