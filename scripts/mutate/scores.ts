import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasSurvived, type TriedMutant } from './survivors.ts';

const scoreSchema = z.strictObject({ killed: z.number(), survived: z.number() });

/** What became of the mutants of a folder. One that ran into the limit of time was found; one that is ignored counts nowhere. */
export type Score = z.infer<typeof scoreSchema>;

export const scoresIn = 'test/mutants/scores.json';

/** Reads the scores of the last runs: folder below `src` to score. */
export function readScores(root: string): Readonly<Record<string, Score>> {
  const path = join(root, scoresIn);
  return existsSync(path) ? z.record(z.string(), scoreSchema).parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

/** Counts by folder: the first two names below `src`. */
export function countByFolder(mutants: readonly TriedMutant[]): Readonly<Record<string, Score>> {
  const scores: Record<string, Score> = {};
  for (const mutant of mutants) {
    const isFound = mutant.status === 'Killed' || mutant.status === 'Timeout';
    if (!isFound && !hasSurvived(mutant)) continue;
    const [folder = mutant.fileName] = /(?<=src\/)[^/]+\/[^/]+(?=\/)|(?<=src\/)[^/]+(?=\/)/.exec(mutant.fileName) ?? [];
    const { killed, survived } = scores[folder] ?? { killed: 0, survived: 0 };
    scores[folder] = isFound ? { killed: killed + 1, survived } : { killed, survived: survived + 1 };
  }
  return scores;
}

/** Returns how many of a hundred mutants were found, with one digit that is never rounded up. */
export function percentOf({ killed, survived }: Score): number {
  return Math.floor((1000 * killed) / (killed + survived)) / 10;
}

/** Writes scores as the file that keeps them: by folder, a line each. */
export function renderScores(scores: Readonly<Record<string, Score>>): string {
  const lines = Object.entries(scores)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, { killed, survived }]) => `  "${folder}": { "killed": ${killed}, "survived": ${survived} }`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
