import { createHash } from 'node:crypto';
import { compareWithoutFault, type FaultEffect } from './effects.ts';
import type { Feature } from './generate/features.ts';
import { generate } from './generate.ts';
import { findBroken, findWaits } from './invariants.ts';
import { InvalidScript, type Played, play } from './play.ts';
import type { Broken } from './promises/facts.ts';
import { type AskedForRuns, countAsked, nothingAsked } from './promises/requests.ts';
import type { LongestWaits } from './promises/waits.ts';
import type { Script } from './script.ts';
import type { PlacedFault } from './world/faults.ts';
import type { WindowKind } from './world/turn.ts';
import { windowOf } from './world/windows.ts';

/** What became of one play. */
export interface SeedResult {
  readonly seed: number;
  readonly broken: readonly Broken[];
  readonly faults: readonly PlacedFault[];
  readonly features: readonly Feature[];
  /** What one of the faults changed. Present in a play that was compared with one without it. */
  readonly effect?: FaultEffect | undefined;
  /** The digest of everything that happened: the same seed gives the same. */
  readonly digest: string;
  readonly steps: number;
  /** Virtual hours until nothing was left to do. */
  readonly hours: number;
  readonly asked: AskedForRuns;
  /** The longest waits of its runs, in hours. */
  readonly waits: LongestWaits;
  /** What was closed to its agents, one entry for each turn. */
  readonly windows: readonly ClosedWindow[];
}

/** A window that ended a turn, and the engine that met it. */
export interface ClosedWindow {
  readonly kind: WindowKind;
  readonly engine: string;
}

function listWindows({ starts }: Played): readonly ClosedWindow[] {
  return starts.flatMap(({ isOver, turn, engine }) => {
    const kind = isOver ? windowOf(turn) : undefined;
    return kind === undefined ? [] : [{ kind, engine }];
  });
}

/** Plays a script and checks its promises. A play that throws is one that broke its promise to end. */
export async function runScript(
  script: Script & { readonly features?: readonly Feature[] },
  { isCompared = false }: { readonly isCompared?: boolean } = {},
): Promise<SeedResult> {
  const { seed, features = [] } = script;
  try {
    const played = await play(script);
    const { trace, world, steps, faults } = played;
    const hash = createHash('sha256')
      .update([...trace, ...world.writes].join('\n'))
      .digest('hex');
    const hours = (played.endedAt - played.beganAt) / 3_600_000;
    const effect = isCompared ? await compareWithoutFault(script, played) : undefined;
    const told = { broken: findBroken(played), faults, effect, asked: countAsked(played), waits: findWaits(played) };
    const windows = listWindows(played);
    return { seed, ...told, windows, features, digest: hash.slice(0, 16), steps, hours };
  } catch (error) {
    const story = error instanceof Error ? error.message : String(error);
    const invariant = error instanceof InvalidScript ? 'every configuration is valid' : 'every play ends';
    const broken = [{ invariant, story }];
    return { seed, broken, faults: [], features, digest: '', steps: 0, hours: 0, asked: nothingAsked, waits: {}, windows: [] };
  }
}

/** Plays a seed. One of every `comparedEvery` is played again without one of its faults, which costs as much as the play. */
export function runSeed(seed: number, comparedEvery: number): Promise<SeedResult> {
  return runScript(generate(seed), { isCompared: seed % comparedEvery === 0 });
}
