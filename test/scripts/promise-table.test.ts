import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  addMachine,
  deriveCells,
  findTable,
  readTable,
  renderTable,
  replaceTable,
} from '../../scripts/test-agents/promise-table.ts';
import { columns, promises } from '../../scripts/test-agents/promises.ts';
import type { ProofResult } from '../../scripts/test-agents/report.ts';
import { requirement } from '../support/requirement.ts';

const page = readFileSync('docs/engines.md', 'utf8');
const table = readTable(page);
const cells = columns.flatMap((column) => table[column].map((cell) => [column, cell] as const));

function prove(given: Partial<ProofResult>): ProofResult {
  return { engine: 'codex', of: [2], title: 'it does', isPassed: true, ...given };
}

describe('the table of promises in docs/engines.md', () => {
  requirement(
    {
      ids: ['P14-3'],
      title: 'the table names the versions that are installed, and every promise',
      input: 'docs/engines.md',
      expected: 'what is rendered from its own cells, the 30 promises and the pinned versions',
    },
    () => {
      expect(promises).toHaveLength(30);
      expect(findTable(page).trim()).toBe(renderTable(table));
    },
  );

  it('says yes, no with a reason, or not run', () => {
    expect(cells.filter(([, cell]) => !/^(?:yes|no: .|not run)/.test(cell))).toEqual([]);
  });

  it('says yes of no engine that nobody ran', () => {
    expect(cells.filter(([column, cell]) => /^(?:cursor|acp)$/.test(column) && cell.startsWith('yes'))).toEqual([]);
  });
});

describe('a cell', () => {
  it.each([
    ['nothing ran', [], 'not run'],
    ['all passed', [prove({}), prove({ note: 'by its own words' })], 'yes: by its own words'],
    ['a test failed', [prove({}), prove({ isPassed: false })], 'no: “it does” failed'],
    ['the engine cannot', [prove({}), prove({ lacks: 'it cannot count' })], 'no: it cannot count'],
    ['a reason no longer holds', [prove({ lacks: 'it cannot count', isPassed: false })], 'no: “it does” failed'],
    ['a program stood in', [prove({ standsIn: true, note: 'a stand-in shows it' })], 'not run: a stand-in shows it'],
    ['another engine ran', [prove({ engine: 'gemini' })], 'not run'],
    ['another promise was shown', [prove({ of: [3, 4] })], 'not run'],
  ])('where %s', (_, proofs, cell) => {
    expect(deriveCells('codex', proofs)[1]).toBe(cell);
  });

  it('about machines without user namespaces has what was shown there, without the words about other promises', () => {
    const cellOf = (proof: ProofResult): string | undefined => deriveCells('codex', addMachine(proof)).at(-1);
    expect(cellOf(prove({ note: 'by its own words' }))).toBe('yes');
    expect(deriveCells('codex', addMachine(prove({ note: 'by its own words' })))[1]).toBe('yes: by its own words');
    expect(cellOf(prove({ isPassed: false }))).toBe('no: “it does” failed');
    expect(cellOf(prove({ lacks: 'it cannot count' }))).toBe('not run');
    expect(cellOf(prove({ standsIn: true, note: 'a stand-in shows it' }))).toBe('not run: a stand-in shows it');
  });

  it('is read as it was written, whatever is in it', () => {
    const other = { ...table, codex: promises.map(() => 'no: a|b') };
    expect(readTable(replaceTable(page, renderTable(other))).codex).toEqual(other.codex);
  });
});
