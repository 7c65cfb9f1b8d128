import { spawn } from 'node:child_process';
import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { instrument, type PlantedMutant } from './instrument.ts';
import { appendEntry, type Entry, readEntries } from './log.ts';
import type { TriedMutant } from './survivors.ts';

/** How long the process may be at one mutant: it hangs then in a loop that never comes to changed code. */
const longestMilliseconds = 90_000;

interface Play {
  readonly root: string;
  /** Globs below the root. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly log: string;
}

/** Tries all mutants of files in one process of vitest, which another one replaces when it hangs. */
export async function runInOneProcess({ root, sources, tests, log }: Play): Promise<readonly TriedMutant[]> {
  const list = (globs: readonly string[]): readonly string[] =>
    globSync([...globs], { cwd: root })
      .sort()
      .map((path) => join(root, path));
  const { files, mutants } = await instrument(list(sources));
  const instrumented = `${log}.json`;
  writeFileSync(instrumented, JSON.stringify(files));
  rmSync(log, { force: true });
  const args = [join(root, 'scripts/mutate/play-tests.ts'), instrumented, log, ...orderTests(list(tests))];
  while (readEntries(log).at(-1)?.kind !== 'ended') await playUntilStuck(args, log);
  return judge(mutants, readEntries(log));
}

/** Orders tests: those of core are the cheapest, and find the most. */
function orderTests(paths: readonly string[]): readonly string[] {
  return paths.toSorted(
    (a, b) => Number(a.includes('/engine/')) - Number(b.includes('/engine/')) || statSync(a).size - statSync(b).size,
  );
}

async function playUntilStuck(args: readonly string[], log: string): Promise<void> {
  const before = readEntries(log).length;
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const end = { isOver: false };
  void ended.then(() => {
    end.isOver = true;
  });
  let seen = before;
  let since = Date.now();
  while (!end.isOver) {
    await Promise.race([ended, setTimeout(500)]);
    const entries = readEntries(log);
    if (entries.length > seen) [seen, since] = [entries.length, Date.now()];
    const last = entries.at(-1)?.kind;
    if (last === 'dirty' || last === 'ended' || Date.now() - since > longestMilliseconds) break;
  }
  if (child.pid !== undefined && !end.isOver) process.kill(-child.pid, 'SIGKILL');
  await ended;
  const last = readEntries(log).at(-1);
  if (last?.kind === 'begun') appendEntry(log, { kind: 'timeout', mutant: last.mutant });
  if (readEntries(log).length === before) throw new Error('The process that runs the tests came to nothing.');
}

/** Returns what became of each mutant. One that runs while files are loaded, and never again, counts nowhere. */
function judge(mutants: readonly PlantedMutant[], entries: readonly Entry[]): readonly TriedMutant[] {
  const listOf = (kind: Entry['kind']): Set<string> =>
    new Set(entries.filter((entry) => entry.kind === kind).flatMap(listMutants));
  const [killed, timeout, covered, loaded] = [listOf('killed'), listOf('timeout'), listOf('covered'), listOf('loaded')];
  const statusOf = ({ id, isIgnored }: PlantedMutant): string => {
    if (isIgnored) return 'Ignored';
    if (killed.has(id)) return 'Killed';
    if (timeout.has(id)) return 'Timeout';
    if (covered.has(id)) return 'Survived';
    return loaded.has(id) ? 'Ignored' : 'NoCoverage';
  };
  return mutants.map((mutant) => ({ ...mutant, status: statusOf(mutant) }));
}

function listMutants(entry: Entry): readonly string[] {
  if ('mutants' in entry) return entry.mutants;
  return 'mutant' in entry ? [entry.mutant] : [];
}
