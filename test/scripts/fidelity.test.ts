import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { requestFaults, worldFaults } from '../simulation/world/faults.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname;
const page = readFileSync(join(root, 'docs/maintainers/fidelity.md'), 'utf8');
const release = readFileSync(join(root, 'docs/maintainers/release.md'), 'utf8');
/** The number of lines that the script for the real GitHub prints a verdict for. */
const checks = (
  JSON.parse(readFileSync(join(root, 'scripts/verify-on-github/lines.json'), 'utf8')) as { expected?: string }[]
).filter(({ expected }) => expected !== undefined).length;
/** The faults of the simulation. */
const kinds: readonly string[] = [...requestFaults, ...worldFaults];
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
      'six filled cells a row; every file that is named exists; each behaviour is simulated, or the row says why not; the last cell says no, by hand, nobody looks, or lines that the script and its page have; a row without a test does not say no',
  },
  () => {
    expect(rows.length).toBeGreaterThan(65);
    expect(checks).toBe(25);
    const lines = [...release.matchAll(/^\| (\d+(?:, \d+)*) \|/gm)].flatMap(([, numbers = '']) =>
      numbers.split(', ').map(Number),
    );
    expect(lines).toEqual(Array.from({ length: checks }, (_, index) => index + 1));
    for (const cells of rows) {
      expect(cells, cells[0]).toHaveLength(6);
      for (const cell of cells) expect(cell.trim(), cells[0]).not.toBe('');
      const [, , , tests = '', simulated = '', real = ''] = cells;
      const named = [...tests.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);
      expect(named.length > 0 || real !== 'no', cells[0]).toBe(true);
      expect(simulated, cells[0]).toMatch(/^(?:yes|yes[:,] .+|no: .+)$/);
      for (const [, kind = ''] of simulated.matchAll(/`([a-z]+-[a-z-]+|lag|locked|sweep)`/g))
        expect(kinds, cells[0]).toContain(kind);
      expect(real, cells[0]).toMatch(/^(?:no|no: .+|by hand|by hand: .+|nobody looks: .+|lines? \d.*)$/);
      for (const [number] of real.match(/^lines? /) ? real.matchAll(/\d+/g) : [])
        expect(lines, cells[0]).toContain(Number(number));
    }
    for (const [, path = ''] of page.matchAll(/`((?:test|src)\/[^`]+)`/g)) expect(existsSync(join(root, path)), path).toBe(true);
  },
);
