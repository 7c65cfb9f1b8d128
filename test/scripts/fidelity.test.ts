import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname;
const page = readFileSync(join(root, 'docs/maintainers/fidelity.md'), 'utf8');
/** The rows of all tables, without their heads. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| behaviour |'))
  .map((line) => line.replaceAll('\\|', '\u0000').slice(2, -2).split(' | '));

requirement(
  {
    ids: ['DESIGN-9', 'F-G1'],
    title:
      'what of GitHub we rely on is listed with its source, the local GitHub, a test, and what only a real repository can tell',
    input: 'docs/maintainers/fidelity.md',
    expected:
      'five filled cells a row; every file that is named exists; a row without a test says why, or what to look for on github.com',
  },
  () => {
    expect(rows.length).toBeGreaterThan(45);
    for (const cells of rows) {
      expect(cells, cells[0]).toHaveLength(5);
      for (const cell of cells) expect(cell.trim(), cells[0]).not.toBe('');
      const [, , , tests = '', real = ''] = cells;
      const named = [...tests.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);
      expect(named.length > 0 || real !== 'no', cells[0]).toBe(true);
    }
    for (const [, path = ''] of page.matchAll(/`((?:test|src)\/[^`]+)`/g)) expect(existsSync(join(root, path)), path).toBe(true);
  },
);
