import { describe, expect } from 'vitest';
import { createLogReader } from '../../../src/adapters/github/checks/job-log.ts';
import { requirement } from '../../support/requirement.ts';

const at = (second: number): string => `2026-03-18T09:00:${String(second).padStart(2, '0')}.1234567Z`;
const time = (second: number): number => Date.parse(`2026-03-18T09:00:${String(second).padStart(2, '0')}Z`);

interface Read {
  readonly from?: number;
  readonly to?: number;
  /** The size of the pieces in which the log arrives. */
  readonly piece?: number;
}

function read(log: string, { from, to, piece = 7 }: Read = {}): { readonly text: string; readonly isCut: boolean } {
  const times = from === undefined || to === undefined ? {} : { from: time(from), to: time(to) + 999 };
  const reader = createLogReader({ ...times, maxBytes: 4_096 });
  for (let start = 0; start < log.length; start += piece) reader.push(log.slice(start, start + piece));
  return reader.end();
}

describe('the end of the log of a step', () => {
  const lines = [
    `\uFEFF${at(1)} ##[group]Run npm ci`,
    `${at(1)} added 3 packages`,
    `${at(2)} ##[group]Run npm test`,
    `${at(2)} ##[endgroup]`,
    `${at(3)} \u001b[31m✖ the sum is right\u001b[39m\r`,
    `${at(3)} ##[error]Expected 3, found 4`,
    '    a line without a time',
    `${at(4)} ##[error]Process completed with exit code 1.`,
    `${at(4)} Post job cleanup.`,
  ];

  requirement(
    {
      ids: ['DESIGN-2', 'T41'],
      title: 'has the lines of that step alone, without times, colours and marks of the runner',
      input: 'a log of three steps, in pieces of 7 characters; steps that share a second',
      expected: 'the command, its output and the error of the failed step',
    },
    () => {
      const wanted =
        'Run npm test\n✖ the sum is right\nerror: Expected 3, found 4\n    a line without a time\nerror: Process completed with exit code 1.';
      expect(read(lines.join('\n'), { from: 2, to: 4 })).toEqual({ text: wanted, isCut: false });
      // Without the times of its steps a log is read to the end of the script that failed.
      expect(read(lines.join('\n')).text).toBe(wanted);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T41'],
      title: 'is at most 4 KiB of a log of 40 MB, in lines of any length',
      input: 'in pieces of 64 KB: 40 MB of lines; one line of 4 MB; characters of 4 bytes',
      expected: 'the last 4,096 bytes, whole characters, said to be cut',
    },
    () => {
      const piece = 65_536;
      const logs: readonly (readonly [string, string])[] = [
        ['lines', `${at(1)} ${'x'.repeat(72)}\n`.repeat(420_000)],
        ['one line', `${at(1)} ${'x'.repeat(4_000_000)}`],
        ['emoji', `${at(1)} ${'🩹'.repeat(1_000_000)}`],
      ];
      for (const [name, log] of logs) {
        const { text, isCut } = read(`${log}\n${at(2)} the end`, { piece });
        expect(isCut, name).toBe(true);
        expect(text, name).toMatch(/\nthe end$/);
        expect(text, name).not.toContain('\uFFFD');
        expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(4_096);
        expect(Buffer.byteLength(text), name).toBeGreaterThan(2_000);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T41', 'P4'],
      title: 'begins with a whole word and a whole colour code: half of a secret would pass for no secret',
      input: 'a line of 5,000 characters; the cut falls into a token, with colours before and behind it',
      expected: 'neither a part of the token nor of a code; what comes behind them',
    },
    () => {
      const secret = `ghp_${'s3cr3t'.repeat(6)}`;
      for (let room = 4_060; room < 4_110; room += 1) {
        const tail = 'y '.repeat(room / 2).slice(0, room - 1);
        const { text, isCut } = read(`${at(1)} ${'x '.repeat(600)}\u001b[31m${secret}\u001b[0m ${tail}`, { piece: 65_536 });
        expect(isCut).toBe(true);
        if (!text.includes(secret)) expect(text, String(room)).toMatch(/^(?:x )*(?:y )+y?$/);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8'],
      title: 'is the end of the whole log where no line falls into the time of the step',
      input: 'a log without times; one whose machine has another clock; an empty one',
      expected: 'the end of the log, said to be cut; nothing of the empty one',
    },
    () => {
      expect(read('it is red\nindeed\n', { from: 2, to: 4 })).toEqual({ text: 'it is red\nindeed', isCut: true });
      expect(read(lines.join('\n'), { from: 50, to: 55 }).text).toMatch(/^Run npm test\n(?:.*\n)+.*exit code 1\.$/);
      expect(read('', { from: 2, to: 4 })).toEqual({ text: '', isCut: false });
    },
  );
});
