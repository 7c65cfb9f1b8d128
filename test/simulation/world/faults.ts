import { GitHubError } from '../../../src/ports/github.ts';
import type { Random } from '../random.ts';

/** What may go wrong with one request of a job. */
export const requestFaults = ['crash-before', 'crash-after', 'answer-lost', 'refused', 'rate-limited', 'unavailable'] as const;
export type RequestFault = (typeof requestFaults)[number];

/** What may go wrong besides: with a dispatch, with a machine, and with lists. */
export const worldFaults = ['dispatch-lost', 'dispatch-late', 'runner-lost', 'runner-cancelled', 'lag'] as const;
export type WorldFault = (typeof worldFaults)[number];

/** A fault at one place of a play: the n-th request of a kind in a job, or the n-th dispatch or agent. */
export interface PlacedFault {
  readonly fault: RequestFault | WorldFault;
  readonly place: string;
}

/** The faults of one play: those of a list, or at random. Each is noted where it happens. */
export interface Faults {
  /** The faults that happened, in order. */
  readonly happened: readonly PlacedFault[];
  /** Returns the fault of the next thing at a place, if there is one. */
  choose<F extends RequestFault | WorldFault>(place: string, kinds: readonly F[], rate: number): F | undefined;
}

/** Creates the faults of a play: exactly those of `list`, or, without one, at most `most` that the seed chooses. */
export function createFaults({
  random: numbers,
  list,
  most,
}: {
  readonly random: Random;
  readonly list?: readonly PlacedFault[];
  readonly most: number;
}): Faults {
  const happened: PlacedFault[] = [];
  const counts = new Map<string, number>();
  return {
    happened,
    choose(name, kinds, rate) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const place = `${name} ${count}`;
      // Drawn in any case, so that a play with fewer faults keeps its order.
      const [isChosen, drawn] = [numbers.chance(rate), numbers.pick(kinds)];
      const isOfList = (kind: string): boolean => list?.some((each) => each.place === place && each.fault === kind) === true;
      const random = isChosen && happened.length < most ? drawn : undefined;
      const fault = list === undefined ? random : kinds.find(isOfList);
      if (fault !== undefined) happened.push({ fault, place });
      return fault;
    },
  };
}

const words: Readonly<Record<'refused' | 'rate-limited' | 'unavailable' | 'answer-lost', GitHubError>> = {
  refused: new GitHubError('You have exceeded a secondary rate limit', {
    reason: 'rate-limited',
    status: 403,
    code: 'BATON-E802',
  }),
  'rate-limited': new GitHubError('429', { reason: 'rate-limited', status: 429, code: 'BATON-E802' }),
  unavailable: new GitHubError('502: Bad Gateway', { reason: 'unavailable', status: 502, code: 'BATON-E804' }),
  'answer-lost': new GitHubError('socket hang up', { reason: 'unavailable', status: undefined, code: 'BATON-E804' }),
};

export function errorOf(fault: keyof typeof words): GitHubError {
  return words[fault];
}
