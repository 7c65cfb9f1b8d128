import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderCase } from '../../test/simulation/case-file.ts';
import { generate } from '../../test/simulation/generate.ts';
import type { SeedResult } from '../../test/simulation/run-seed.ts';
import type { Script } from '../../test/simulation/script.ts';
import { shrink } from '../../test/simulation/shrink.ts';
import { tellStory } from '../../test/simulation/tell-story.ts';

/** A promise that the play of a seed broke, with the play as a case. */
export interface BrokenSeed {
  readonly seed: number;
  readonly invariant: string;
  readonly case: Script & { readonly why: string };
}

/** Lists what was broken. Of each promise the play that broke it first is shrunk, which takes some hundred plays; the others stay as they are. */
export async function listBroken(results: readonly SeedResult[]): Promise<readonly BrokenSeed[]> {
  const shrunk = new Set<string>();
  const listed: BrokenSeed[] = [];
  for (const { seed, broken, faults } of results)
    for (const invariant of new Set(broken.map((each) => each.invariant))) {
      const { features: _, ...script } = generate(seed);
      const why = `Seed ${seed} broke: ${invariant}`;
      const small = shrunk.has(invariant) ? { ...script, faults } : await shrink(script, invariant);
      shrunk.add(invariant);
      listed.push({ seed, invariant, case: { why, ...small } });
    }
  return listed;
}

/** Tells the shrunk plays as stories, and keeps each as a file that `--case` plays. */
export async function tellBroken(broken: readonly BrokenSeed[]): Promise<void> {
  const told = new Set<string>();
  const folder = broken.length === 0 ? '' : mkdtempSync(join(tmpdir(), 'baton-simulate-'));
  for (const { seed, invariant, case: script } of broken) {
    if (told.has(invariant)) continue;
    told.add(invariant);
    const file = join(folder, `seed-${seed}-${told.size}.json`);
    writeFileSync(file, renderCase(script));
    console.log(`\nSeed ${seed} breaks: ${invariant}\n${await tellStory(script)}\nKept as ${file}`);
  }
}
