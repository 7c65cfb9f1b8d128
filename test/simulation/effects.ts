import type { Played } from './play.ts';
import { play } from './play.ts';
import { createRandom } from './random.ts';
import type { Script } from './script.ts';
import { type PlacedFault, requestFaults, webhookFaults, worldFaults } from './world/faults.ts';

/** What a fault changed in its play. */
export interface FaultEffect {
  readonly kind: PlacedFault['fault'];
  /** The differences between the play and the same one without the fault; empty where there is none. */
  readonly effects: readonly string[];
}

/** How a play went, as far as two plays are compared. */
interface Course {
  readonly counts: Readonly<Record<string, number>>;
  readonly comments: string;
  readonly writes: string;
}

/** Compares a play with the same one without one of its faults, which the seed chooses: the rarest kind, or any. */
export async function compareWithoutFault(script: Script, played: Played): Promise<FaultEffect | undefined> {
  const { faults } = played;
  const rarest = rareFirst.map((kind) => faults.findIndex(({ fault }) => fault === kind)).find((index) => index >= 0);
  const random = createRandom(script.seed).fork('compared');
  const index = random.chance(0.5) ? rarest : random.below(faults.length);
  const fault = index === undefined ? undefined : faults[index];
  if (index === undefined || fault === undefined) return undefined;
  const without = await play({ ...script, faults: faults.toSpliced(index, 1) });
  return { kind: fault.fault, effects: describeDifferences(courseOf(played), courseOf(without)) };
}

/** The kinds of faults, those that happen least often first. */
const rareFirst: readonly PlacedFault['fault'][] = [...webhookFaults, ...worldFaults, ...requestFaults];

function courseOf({ world, trace, starts, steps }: Played): Course {
  const count = (pattern: RegExp): number => trace.filter((line) => pattern.test(line)).length;
  return {
    counts: {
      'agents started': starts.length,
      'jobs failed': count(/ run \d+ (?:failure|cancelled)/),
      'jobs run again': count(/ rerun /),
      'workflow runs dispatched': count(/ dispatch /),
      'requests and waits': steps,
      'commits and pull requests': world.code.commits.size + world.pulling.pulls.length,
    },
    comments: [...world.board.labels.keys()]
      .flatMap((thread) => world.comments.list(thread).map(({ body }) => wordsOf(body)))
      .join('\n'),
    writes: world.writes
      .map((line) => line.replace(/^.*: /, ''))
      .toSorted()
      .join('\n'),
  };
}

/** Returns what people read in a comment, without times, numbers and digests. */
function wordsOf(body: string): string {
  return body.replace(/^<!-- .* -->$/gm, '').replace(/`?[0-9a-f]*\d[\w:.-]*`?/g, '#');
}

function describeDifferences(play: Course, without: Course): readonly string[] {
  const counted = Object.entries(play.counts).flatMap(([name, count]) => {
    const other = without.counts[name] ?? 0;
    return count === other ? [] : [`${count > other ? 'more' : 'fewer'} ${name}`];
  });
  const others = [
    play.comments !== without.comments && 'other comments',
    play.writes !== without.writes && 'other writes',
  ].filter((each) => each !== false);
  return [...counted, ...others];
}
