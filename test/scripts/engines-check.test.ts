import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pin } from '../../scripts/engines-check/pin.ts';
import { listChanges, renderTelling } from '../../scripts/engines-check/render-release.ts';
import { compareCells, keepsPromises, parseReport, type Release } from '../../scripts/engines-check/report.ts';
import { readTable } from '../../scripts/test-agents/promise-table.ts';
import { promises } from '../../scripts/test-agents/promises.ts';
import { engines } from '../../src/adapters/agent/engines/engines.ts';
import { requirement } from '../support/requirement.ts';

const { installation } = engines.codex;
const pinned = installation?.kind === 'npm' ? installation.version : '';
const release: Release = {
  engine: 'codex',
  pinned,
  latest: '9.9.9',
  integrity: `sha512-${'A'.repeat(86)}==`,
  cells: promises.map(() => 'yes'),
  changes: [],
};
const broken: Release = { ...release, changes: [{ promise: 13, before: 'yes', after: 'no: “handoff by file” failed' }] };

const folder = mkdtempSync(join(tmpdir(), 'baton-pin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the check of newer releases', () => {
  it('says which cells change from yes to no or back, and not which words', () => {
    const before = ['yes', 'no: it cannot', 'not run', 'yes: by its own words'];
    const after = ['no: “x” failed', 'yes', 'not run: a stand-in shows it', 'yes'];
    expect(compareCells(before, after).map(({ promise }) => promise)).toEqual([1, 2]);
  });

  it('says in words what changes', () => {
    expect(listChanges(release)).toEqual([`codex 9.9.9 (pinned: ${pinned}): no cell changes.`]);
    expect(listChanges(broken)).toEqual([
      `codex 9.9.9 (pinned: ${pinned}): 1 cell changes.`,
      '  13. A handoff by file reaches the next stage: yes → no: “handoff by file” failed',
    ]);
  });

  requirement(
    {
      ids: ['P14-3'],
      title: 'a release that keeps every promise becomes a pull request, any other one an issue with a title that stays the same',
      input: 'a report without changes; one with a cell that became no, of two releases',
      expected: 'the title names the release; the title of the issue does not',
    },
    () => {
      expect(renderTelling(release).title).toBe('Pin codex 9.9.9');
      expect([keepsPromises(release), keepsPromises(broken)]).toEqual([true, false]);
      const later = { ...broken, latest: '9.9.10' };
      expect(renderTelling(later).title).toBe(renderTelling(broken).title);
      expect(renderTelling(broken).body).toContain('| 13 | A handoff by file reaches the next stage | `yes` |');
    },
  );

  it('shows the text of a program of others as code, in one line', () => {
    const changes = [{ promise: 1, before: 'yes', after: 'no: `x`\n| @everybody <script>' }];
    expect(renderTelling({ ...release, changes }).body).toContain('| `no:  x  @everybody <script>` |');
  });

  it.each([
    ['another engine', { engine: 'nobody' }],
    ['a version that is a path', { latest: '../../1.0.0' }],
    ['a digest that ends the string', { integrity: "sha512-'; run()" }],
    ['a key that is not known', { extra: 1 }],
  ])('refuses a report with %s', (_, field) => {
    expect(() => parseReport(JSON.stringify([{ ...release, ...field }]))).toThrow();
    expect(parseReport(JSON.stringify([release]))).toEqual([release]);
  });

  it('pins a release in the file of its engine and on the page', () => {
    for (const path of ['src/adapters/agent/engines', 'docs']) mkdirSync(join(folder, path), { recursive: true });
    for (const path of ['src/adapters/agent/engines/codex.ts', 'docs/engines.md']) cpSync(path, join(folder, path));
    pin(folder, release);
    const [source, page] = ['src/adapters/agent/engines/codex.ts', 'docs/engines.md'].map((path) =>
      readFileSync(join(folder, path), 'utf8'),
    );
    expect(source).toContain(`version: '9.9.9',\n    integrity: '${release.integrity}'`);
    expect(source).not.toContain(pinned);
    expect(page).toContain('| `codex` | `codex` | `@openai/codex@9.9.9` | 9.9.9 |');
    expect(page).toContain('`codex` 9.9.9 |');
    expect(readTable(page ?? '').codex).toEqual(release.cells);
    expect(readTable(page ?? '').gemini).toEqual(readTable(readFileSync('docs/engines.md', 'utf8')).gemini);
  });

  it('pins nothing where the report is about another release than the pinned one', () => {
    expect(() => pin(folder, { ...release, pinned: '0.0.1' })).toThrow(/not what is pinned/);
  });
});
