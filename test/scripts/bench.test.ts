import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { atMost, compareInTurn, medianOf } from '../../scripts/bench/figure.ts';
import { describeRun, renderPage, renderTable } from '../../scripts/bench/render-page.ts';

const root = new URL('../..', import.meta.url).pathname;
const row = { what: 'a start', against: '`node -e 0`' };

it('says of each row with a promise whether it is kept, and nothing of the others', () => {
  const kept = atMost(row, { value: 8.94, most: 9, unit: ' ×' });
  const missed = atMost(row, { value: 9.04, most: 9, unit: ' ×' });
  const table = renderTable([{ name: 'start', rows: [kept, missed, { ...row, value: '4 | 5' }] }]);
  expect(table.split('\n').slice(2)).toEqual([
    '| start | a start | `node -e 0` | 8.9 × | ≤ 9 × | yes |',
    '| start | a start | `node -e 0` | 9.0 × | ≤ 9 × | **no** |',
    '| start | a start | `node -e 0` | 4 \\| 5 |  |  |',
  ]);
});

it('takes no figure that could not be measured for a promise that is kept', () => {
  expect(atMost(row, { value: Number.NaN, most: 9 }).isReached).toBe(false);
});

it('compares what took turns round by round, without the first round', () => {
  const times = [100, 1, 4, 2, 9, 3, 6, 1];
  const measured = compareInTurn(4, [() => undefined, () => undefined], () => times.shift() ?? 0);
  expect(measured).toEqual({ ratio: 3, milliseconds: 6 });
  expect(medianOf([9, 1, 5, 7])).toBe(6);
});

it('writes a page that tells the machine, and neither its name nor its paths', () => {
  const page = renderPage([{ name: 'start', rows: [{ ...row, value: '8 ×' }] }], { run: describeRun(root), rounds: 5 });
  expect(page).toContain(`Node ${process.versions.node}`);
  expect(page).toContain('5 rounds.');
  expect(page).not.toContain(root);
  expect(page.split(/[^\w-]/)).not.toContain(hostname());
});

it('refuses in words what it does not know', () => {
  const bench = (...words: readonly string[]) => {
    const { status, stderr } = spawnSync('node', ['scripts/bench.ts', ...words], { cwd: root, encoding: 'utf8' });
    return [status, stderr.trim().split('\n').at(-1)];
  };
  expect(bench('speed')).toEqual([2, expect.stringMatching(/^There is no figure speed\. Write some of start, requests, /)]);
  expect(bench('start', '--rounds', 'x')).toEqual([2, '--rounds is "x". Write a whole number from 1.']);
  expect(bench('--fast')).toEqual([2, expect.stringContaining("Unknown option '--fast'")]);
  expect(bench('start', '--peer', 'x')).toEqual([2, expect.stringContaining('Write NAME=FOLDER/ENTRY')]);
});
