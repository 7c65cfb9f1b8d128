import { describe, expect } from 'vitest';
import { describeUsage } from '../../../src/cli/commands/repair.ts';
import type { UsageFacts } from '../../../src/core/output/usage-facts.ts';
import type { Usage } from '../../../src/core/run/usage.ts';
import { usageOfRun } from '../../../src/core/run/usage.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { renderPublishSummary } from '../../../src/core/view/summary/publish.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, type Done, getState } from '../run/run-builder.ts';
import { findTables } from './read-blocks.ts';

const work: readonly (readonly [string, number, UsageFacts])[] = [
  ['investigate', 61, { inputTokens: 1_200, outputTokens: 30, costUsd: 0.1 }],
  ['fix', 125, { inputTokens: 2_000_001, outputTokens: 4_000, costUsd: 0.200001 }],
];

function buildDone(): readonly Done[] {
  const startedAt = '2026-03-18T08:00:00Z';
  return work.map(([stage, seconds, usage]) => ({
    stage,
    body: { usage, startedAt, finishedAt: new Date(Date.parse(startedAt) + seconds * 1000).toISOString() },
  }));
}

/** Returns duration, tokens and cost of each row of the table of stages. */
function readCells(text: string): readonly (readonly string[])[] {
  const table = findTables(text).find(({ header }) => header.some((cell) => cell.text === 'cost'));
  const columns = ['duration', 'tokens', 'cost'].map((name) => table?.header.findIndex((cell) => cell.text === name) ?? -1);
  return (table?.rows ?? []).map((row) => columns.map((column) => row[column]?.text ?? ''));
}

describe('what a run took', () => {
  requirement(
    {
      ids: ['U26'],
      title: 'is the same in the status comment, in the summary of the job and as JSON, and the sums are those of the parts',
      input:
        'two stages of an agent with seconds, tokens and cost; the status comment, the summary of publish, `repair --json`, the end record',
      expected: 'the same rows twice; a total that adds up: 186 s, 2,001,201 in, 4,030 out, $0.300001',
    },
    () => {
      const state = getState(buildRecords(chain, buildDone()));
      const rows = readCells(renderStatusComment(state));
      expect(rows).toEqual([
        ['1 min', '1,200 in, 30 out', '$0.10'],
        ['2 min', '2,000,001 in, 4,000 out', '$0.200001'],
        ['', '', ''],
        ['3 min', '2,001,201 in, 4,030 out', '$0.300001'],
      ]);
      const summary = renderPublishSummary(
        { task: undefined, started: [], ended: undefined, state },
        { run: 'fix-42', effects: undefined },
      );
      expect(readCells(summary)).toEqual(rows);

      const { stages, total } = describeUsage(state);
      const parts: readonly Usage[] = Object.values(stages);
      const sum = (key: 'seconds' | 'inputTokens' | 'outputTokens' | 'costMicros') =>
        parts.reduce((all, part) => all + (part[key] ?? 0), 0);
      expect(total).toEqual({ seconds: 186, inputTokens: 2_001_201, outputTokens: 4_030, costMicros: 300_001 });
      expect(total).toEqual({
        seconds: sum('seconds'),
        inputTokens: sum('inputTokens'),
        outputTokens: sum('outputTokens'),
        costMicros: sum('costMicros'),
      });
      expect(usageOfRun(state).usage).toEqual({ inputTokens: 2_001_201, outputTokens: 4_030, costUsd: 0.300001 });
    },
  );
});
