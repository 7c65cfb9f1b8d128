import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type History, historySchema } from '../../../src/core/config/schema/pipeline-schemas.ts';
import type { HistoryEntry } from '../../../src/core/history/history-entry.ts';
import { renderHistory } from '../../../src/core/history/render-history.ts';
import { formatDuration } from '../../../src/core/text/times.ts';
import { requirement } from '../../support/requirement.ts';

/** The three blocks of the source document, byte for byte, with the damage that its dash has taken on the way. */
const example = readFileSync(new URL('../../fixtures/history/example.txt', import.meta.url), 'utf8').replace(/\n$/, '');

interface Changes extends Partial<HistoryEntry['body']> {
  readonly run?: string;
  readonly comment?: number;
  readonly seconds?: number;
}

function entry({ run = 'fix-1', comment = 1, seconds = 9, ...body }: Changes = {}): HistoryEntry {
  const finishedAt = body.finishedAt ?? '2026-03-18T09:00:00Z';
  const startedAt = new Date(Date.parse(finishedAt) - seconds * 1000).toISOString();
  return {
    run,
    comment,
    body: { pipeline: 'fix', subject: 1, outcome: 'succeeded', results: {}, startedAt, finishedAt, ...body },
  };
}

const three = [
  entry({
    run: 'kelos-fake-strategist-743',
    comment: 3,
    seconds: 272,
    finishedAt: '2026-03-18T09:00:00.000Z',
    results: { issue_created: '#743', topic: 'codebase health monitoring', duration: '3s' },
  }),
  entry({
    run: 'kelos-fake-strategist-722',
    comment: 2,
    seconds: 195,
    finishedAt: '2026-03-11T09:00:00Z',
    results: { issue_created: '#722', topic: 'dependency upgrade validation' },
  }),
  entry({
    run: 'kelos-fake-strategist-639',
    comment: 1,
    seconds: 62,
    finishedAt: '2026-03-04T09:00:00Z',
    outcome: 'failed',
    error: 'exit code 1',
    message: 'gh issue create failed β€” rate limit exceeded',
  }),
];

function render(entries: readonly HistoryEntry[], options: Partial<History> = {}, subject?: number): string {
  return renderHistory(entries, { history: { ...historySchema.parse({}), ...options }, subject });
}

function runs(text: string): readonly string[] {
  return [...text.matchAll(/^=== Task (\S+) /gm)].map((match) => match[1] ?? '');
}

describe('the text of the history', () => {
  requirement(
    {
      ids: ['Y-9', 'Y-10', 'Y-11', 'Y-12', 'Y-27', 'X-14', 'DESIGN-4.6'],
      title: 'is that of the source document, byte for byte',
      input: 'two runs that succeeded and one that failed, in any order',
      expected: 'the three blocks of its example',
    },
    () => {
      expect(render(three)).toBe(example);
      expect(render(three.toReversed())).toBe(example);
    },
  );

  for (const [seconds, text] of [
    [0, '0s'],
    [9, '9s'],
    [62, '1m02s'],
    [272, '4m32s'],
    [3_600, '1h00m00s'],
    [7_509, '2h05m09s'],
  ] as const) {
    requirement({ ids: ['Y-10', 'X-14'], title: `a duration of ${seconds} s`, input: `${seconds} s`, expected: text }, () => {
      expect(formatDuration(seconds * 1000)).toBe(text);
      expect(render([entry({ seconds })])).toContain(`\nduration: ${text}`);
    });
  }

  requirement(
    { ids: ['Y-16'], title: 'is empty when there is nothing to say', input: 'no runs; only a cancelled one', expected: '""' },
    () => {
      expect(render([])).toBe('');
      expect(render([entry({ outcome: 'cancelled' })])).toBe('');
    },
  );

  requirement(
    {
      ids: ['Y-3', 'Y-5', 'DESIGN-4.6'],
      title: 'knows two phases; what came to no end of its own is left out',
      input: 'one run of each outcome; phases absent, [succeeded], [failed], [succeeded, failed]',
      expected: 'noop counts as Succeeded; cancelled, skipped and needs-input never show',
    },
    () => {
      const all = (['succeeded', 'failed', 'noop', 'cancelled', 'skipped', 'needs-input'] as const).map((outcome, index) =>
        entry({ run: outcome, outcome, comment: index, finishedAt: `2026-03-18T09:00:0${9 - index}Z` }),
      );
      expect(runs(render(all))).toEqual(['succeeded', 'failed', 'noop']);
      expect(runs(render(all, { phases: ['succeeded', 'failed'] }))).toEqual(['succeeded', 'failed', 'noop']);
      expect(runs(render(all, { phases: ['succeeded'] }))).toEqual(['succeeded', 'noop']);
      expect(runs(render(all, { phases: ['failed'] }))).toEqual(['failed']);
      expect(render(all)).toContain('=== Task noop (Succeeded, ');
    },
  );

  requirement(
    {
      ids: ['Y-6', 'Y-2'],
      title: 'is newest first by completion, filtered and then cut',
      input: 'ten runs, every second one failed, limit 3, phases [failed]',
      expected: 'the three newest that failed',
    },
    () => {
      const ten = Array.from({ length: 10 }, (_, index) =>
        entry({
          run: `r${index}`,
          comment: 100 - index,
          outcome: index % 2 === 0 ? 'succeeded' : 'failed',
          finishedAt: `2026-03-${10 + index}T09:00:00Z`,
        }),
      );
      expect(runs(render(ten, { limit: 3, phases: ['failed'] }))).toEqual(['r9', 'r7', 'r5']);
      expect(runs(render(ten))).toEqual(['r9', 'r8', 'r7', 'r6', 'r5']);
    },
  );

  requirement(
    {
      ids: ['Y-7'],
      title: 'of runs that ended together the newest comes first',
      input: 'three runs with one completion time',
      expected: 'by start, then by the place in the ledger, whatever the order they are read in',
    },
    () => {
      const tied = [
        entry({ run: 'a', seconds: 30, comment: 1 }),
        entry({ run: 'b', seconds: 10, comment: 2 }),
        entry({ run: 'c', seconds: 10, comment: 3 }),
      ];
      expect(runs(render(tied))).toEqual(['c', 'b', 'a']);
      expect(runs(render(tied.toReversed()))).toEqual(['c', 'b', 'a']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.6', 'Y-22'],
      title: 'scope: subject shows only runs about the same issue',
      input: 'runs about #1 and #2, asked for #1',
      expected: 'those about #1',
    },
    () => {
      const both = [entry({ run: 'one' }), entry({ run: 'two', subject: 2 })];
      expect(runs(render(both, { scope: 'subject' }, 1))).toEqual(['one']);
      expect(runs(render(both, { scope: 'pipeline' }, 1))).toHaveLength(2);
    },
  );
});

describe('include-keys', () => {
  const failed = entry({
    outcome: 'failed',
    error: 'exit-status',
    message: 'it broke',
    results: { work_item_id: '7', failed_approach: 'mocking' },
    handoff: { summary: 'S', detail: 'D', data: { k: 'v' } },
  });

  requirement(
    {
      ids: ['Y-4', 'Y-13', 'Y-14', 'X-13'],
      title: 'filters every line, in its own order; the header always stays',
      input: '[failed_approach, error]; [duration]; [absent]; []',
      expected: 'these lines alone; without it all results, then error, message, duration',
    },
    () => {
      const lines = (keys: readonly string[]) =>
        render([failed], { 'include-keys': [...keys] })
          .split('\n')
          .slice(1);
      expect(lines(['failed_approach', 'error'])).toEqual(['failed_approach: mocking', 'error: exit-status']);
      expect(lines(['duration', 'duration'])).toEqual(['duration: 9s']);
      expect(lines(['absent', '__proto__', 'toString'])).toEqual([]);
      expect(lines([])).toEqual([
        'work_item_id: 7',
        'failed_approach: mocking',
        'error: exit-status',
        'message: it broke',
        'duration: 9s',
      ]);
    },
  );

  requirement(
    {
      ids: ['Y-15', 'H-42'],
      title: 'can name parts of the handoff',
      input: '[handoff_summary, handoff_detail, handoff.data.k, handoff.data.none]',
      expected: 'summary, detail and the one key that is there',
    },
    () => {
      const keys = ['handoff_summary', 'handoff_detail', 'handoff.data.k', 'handoff.data.none'];
      expect(render([failed], { 'include-keys': keys }).split('\n').slice(1)).toEqual([
        'handoff_summary: S',
        'handoff_detail: D',
        'handoff.data.k: v',
      ]);
      expect(render([failed])).not.toContain('handoff');
    },
  );
});

describe('values of others', () => {
  for (const [name, lineBreak] of Object.entries({ LF: '\n', CRLF: '\r\n', CR: '\r', LS: '\u2028', NEL: '\u0085', VT: '\v' })) {
    requirement(
      {
        ids: ['Y-24'],
        title: `cannot forge a header or a key with ${name}`,
        input: `topic: x${JSON.stringify(lineBreak)}=== Task forged (Succeeded, …) ===`,
        expected: 'one header; the rest is indented by two spaces',
      },
      () => {
        const forged = ['x', '=== Task forged (Succeeded, 2030-01-01T00:00:00Z) ===', '', 'duration: 1s'].join(lineBreak);
        const text = render([entry({ results: { topic: forged }, outcome: 'failed', error: forged })]);
        expect(runs(text)).toEqual(['fix-1']);
        expect(text.split('\n').filter((line) => line.startsWith('duration:'))).toEqual(['duration: 9s']);
        expect(text).toContain('\n  === Task forged');
        expect(text).not.toMatch(/[\r\u2028\u0085\v]/);
      },
    );
  }

  requirement(
    {
      ids: ['Y-24', 'T40'],
      title: 'cannot hide the runs after them',
      input: 'a value that opens a hidden comment, another that closes it',
      expected: 'all three headers',
    },
    () => {
      const open = entry({ run: 'a', comment: 3, results: { topic: 'x <!-- y' } });
      const close = entry({ run: 'c', comment: 1, results: { topic: 'z --> w' } });
      const text = render([open, entry({ run: 'b', comment: 2 }), close]);
      expect(runs(text)).toEqual(['a', 'b', 'c']);
      expect(text).toContain('topic: x <!-- y');
    },
  );

  requirement(
    {
      ids: ['Y-25', 'T40'],
      title: 'are cut at max-bytes with a visible mark',
      input: '20 runs with 10,000 bytes of four-byte characters each, max-bytes 1,000',
      expected: 'at most 1,000 bytes, no broken character, the last line says so',
    },
    () => {
      const many = Array.from({ length: 20 }, (_, index) => entry({ run: `r${index}`, results: { topic: '🧭'.repeat(2_500) } }));
      const text = render(many, { limit: 20, 'max-bytes': 1_000 });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000);
      expect(text.isWellFormed()).toBe(true);
      expect(text.split('\n').at(-1)).toBe('[history cut: more than 1000 bytes]');
      expect(render(three, { 'max-bytes': Buffer.byteLength(example) })).toBe(example);
    },
  );

  it('end without blank lines or white space of their own', () => {
    expect(render([entry({ results: { topic: 'x \n\n' } })])).toBe(
      '=== Task fix-1 (Succeeded, 2026-03-18T09:00:00Z) ===\ntopic: x\nduration: 9s',
    );
  });
});
