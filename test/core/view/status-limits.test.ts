import { describe, expect } from 'vitest';
import { addUsage, usageByStage, usageOf } from '../../../src/core/run/usage.ts';
import { deriveState } from '../../../src/core/state/derive-state.ts';
import { renderStatusComment, statusMarker } from '../../../src/core/view/status/status-comment.ts';
import { allGates } from '../../support/all-gates.ts';
import { buildProse, buildTask, subject } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, type Done, getState, type Plan } from '../run/run-builder.ts';
import { findTables, readBlocks } from './read-blocks.ts';

const taskUrl = `https://x#issuecomment-`;

function render(plan: Plan, done: readonly Done[]): string {
  const records = buildRecords(plan, done);
  const comments = new Map(records.map(({ record, comment }) => [record.seq, comment]));
  return renderStatusComment(getState(records), { comments });
}

const handoff = (characters: number) => ({
  version: 1 as const,
  summary: buildProse(4_000),
  detail: `\`\`\`js\n${buildProse(characters)}\n\`\`\``,
});

describe('a status comment about much', () => {
  requirement(
    {
      ids: ['U8', 'DESIGN-4.5'],
      title: 'stays under the limit: cut by section, never in a fence, with a link to the rest',
      input: 'twelve stages with a summary of 4,000 characters and a detail of 45,000 in a fence',
      expected: "at most 60,000 bytes; marker at the end; each fence and fold closed; the cut ones link to the task's comment",
    },
    () => {
      const names = Array.from({ length: 12 }, (_, index) => `stage-${index}`);
      const plan = Object.fromEntries(names.map((name) => [name, {}]));
      const text = render(
        plan,
        names.map((stage) => ({ stage, body: { handoff: handoff(45_000) } })),
      );
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
      expect(text.endsWith(`\n\n${statusMarker('fix-42')}`)).toBe(true);
      expect(text.match(/<details>/g)).toHaveLength(text.match(/<\/details>/g)?.length ?? 0);
      expect(readBlocks(text).filter(({ type, raw }) => type === 'code' && !raw.trimEnd().endsWith('```'))).toEqual([]);
      expect(text).toContain(`[the comment of its task](${taskUrl}113)`);
      expect(text).toContain('**`stage-0`** handed over:');
      expect(findTables(text)[0]?.rows).toHaveLength(12);
    },
  );

  requirement(
    {
      ids: ['U8'],
      title: 'leaves rows out only when they do not fit, and says how many',
      input: '600 stages with long reasons',
      expected: 'under the limit, the number of missing rows, no graph of 600 boxes',
    },
    () => {
      const names = Array.from({ length: 600 }, (_, index) => `s${index}`);
      const plan = Object.fromEntries(names.map((name) => [name, {}]));
      const text = render(
        plan,
        names.map((stage) => ({ stage, outcome: 'failed', reason: 'because '.repeat(30) })),
      );
      const shown = findTables(text)[0]?.rows.length ?? 0;
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
      expect(shown).toBeGreaterThan(20);
      expect(text).toContain(`_${600 - shown} more stages are not shown`);
      expect(text).toContain('The chain has 600 stages with 0 needs: too many to draw.');
    },
  );
});

describe('what a run took', () => {
  const usage = (costUsd: number, inputTokens: number, outputTokens: number) => ({ costUsd, inputTokens, outputTokens });

  requirement(
    {
      ids: ['U26'],
      title: 'tokens, cost and duration of each stage over all its attempts, and their exact sum',
      input: '0.1 + 0.2 dollars in two attempts of fix, 0.000001 in investigate',
      expected: '$0.30, $0.000001, in all $0.300001; tokens and seconds alike',
    },
    () => {
      const plan: Plan = { ...chain, fix: { needs: ['investigate'], attempts: 2 } };
      const text = render(plan, [
        { stage: 'investigate', body: { usage: usage(0.000001, 1200, 30) } },
        { stage: 'fix', outcome: 'failed', body: { usage: usage(0.1, 1_000_000, 7) } },
        { stage: 'fix', attempt: 2, body: { usage: usage(0.2, 1, 1) } },
      ]);
      const cells = findTables(text)[0]?.rows.map((row) => row.slice(4, 7).map((cell) => cell.text));
      expect(findTables(text)[0]?.header.map((cell) => cell.text)).toEqual([
        'stage',
        'agent',
        'state',
        'attempt',
        'duration',
        'tokens',
        'cost',
        'links',
      ]);
      expect(cells).toEqual([
        ['5 min', '1,200 in, 30 out', '$0.000001'],
        ['9 min', '1,000,001 in, 8 out', '$0.30'],
        ['', '', ''],
        ['14 min', '1,001,201 in, 38 out', '$0.300001'],
      ]);
    },
  );

  requirement(
    {
      ids: ['U26', 'T39', 'F-M4'],
      title: 'a result is no usage, whatever it says: only what the engine reports counts',
      input: '2, NaN, 1e9, -1, a word, an empty text as cost-usd and tokens',
      expected: 'nothing',
    },
    () => {
      for (const text of ['2', 'NaN', '1e9', '-1', 'much', '', '1|2', '9'.repeat(30)]) {
        const results = { 'cost-usd': text, 'input-tokens': text, 'output-tokens': text };
        expect(usageOf(buildTask({}, { results }).body)).toEqual({ seconds: 272 });
      }
      expect(addUsage([])).toEqual({ seconds: 0 });
    },
  );

  requirement(
    { ids: ['U26'], title: 'the parts are those of the records', input: 'three tasks', expected: 'one entry per stage' },
    () => {
      const state = deriveState(buildRecords(chain, [{ stage: 'investigate' }, { stage: 'fix' }]), 'fix-42', allGates);
      expect(subject).toBe(42);
      expect(state.ok ? [...usageByStage(state.value).keys()] : []).toEqual(['investigate', 'fix']);
    },
  );
});
