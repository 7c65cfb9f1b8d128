import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseOptions } from '../../scripts/simulate/options.ts';
import { countPlayed } from '../../scripts/simulate/play-seeds.ts';

it.each([
  { words: ['--seeds', '0'], says: '--seeds is "0"; write a whole number from 1 on, such as --seeds 1000.' },
  { words: ['--seeds', '1e3'], says: '--seeds is "1e3"' },
  { words: ['--from', '-1'], says: "Option '--from' argument is ambiguous" },
  { words: ['--from', ''], says: '--from is ""; write a whole number from 0 on' },
  { words: ['--sedes', '5'], says: "Unknown option '--sedes'" },
  { words: ['5'], says: "Unexpected argument '5'" },
  { words: ['--mutants', '--case', 'a.json'], says: 'cannot be used together' },
])('refuses $words', ({ words, says }) => {
  expect(() => parseOptions(words)).toThrow(says);
});

it('goes on from the first seed that was not played', () => {
  const played = [7, 5, 6, 9, 10].map((seed) => ({ seed }));
  expect(countPlayed({ from: 5 }, played)).toBe(3);
  expect(countPlayed({ from: 5 }, [])).toBe(0);
  expect(countPlayed({ from: 5 }, [{ seed: 6 }])).toBe(0);
});

const run = (...words: readonly string[]) => {
  const script = fileURLToPath(new URL('../../scripts/simulate.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('plays seeds as a process, and says what became of them', () => {
  const { status, stdout } = run('--seeds', '3', '--from', '5', '--json');
  const report = JSON.parse(stdout);
  expect(Object.keys(report)).toEqual(['seeds', 'from', 'broken', 'cpuMsPerSeed', 'faults']);
  expect(report).toMatchObject({ seeds: 3, from: 5, broken: [] });
  for (const fault of report.faults) expect(Object.keys(fault)).toEqual(['kind', 'injected', 'effects']);
  expect(status).toBe(0);
}, 120_000);

it('plays a case as a process, and refuses wrong use in one sentence', () => {
  const kept = fileURLToPath(new URL('../simulation/cases/rerun-refused.json', import.meta.url));
  const { status, stdout } = run('--case', kept);
  expect(stdout).toContain('unavailable at 901.1 plan dispatcher.rerunJob 1');
  expect(status).toBe(0);
  const says = expect.stringMatching(/^--case is "\/missing.json", which cannot be played: .*\n$/);
  expect(run('--case', '/missing.json')).toEqual({ status: 2, stdout: '', stderr: says });
}, 120_000);
