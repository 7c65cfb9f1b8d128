import { GitHubError } from '../../../src/ports/github.ts';
import type { Random } from '../random.ts';

/** What may go wrong with one request of a job. */
export const requestFaults = ['crash-before', 'crash-after', 'answer-lost', 'refused', 'rate-limited', 'unavailable'] as const;
export type RequestFault = (typeof requestFaults)[number];

/**
 * What may go wrong with a dispatch that GitHub has accepted: no workflow run comes of it, a late one, one without a job, or two. (A policy
 * or a startup failure, github-platform.md 5 and 24.)
 */
export const dispatchFaults = ['dispatch-lost', 'dispatch-late', 'startup-failure', 'two-jobs'] as const;
export type DispatchFault = (typeof dispatchFaults)[number];

/**
 * What may become of a job at work: its machine vanishes, it is cancelled as by its timeout, or its workflow run is cancelled, with its
 * publish job or without.
 */
export const machineFaults = ['runner-lost', 'runner-cancelled', 'run-cancelled', 'force-cancelled'] as const;
export type MachineFault = (typeof machineFaults)[number];

/**
 * What may become of the output of an agent job: GitHub drops it, since it looks like a secret; it is so large that it goes as an artifact;
 * and that artifact is gone.
 */
export const outputFaults = ['output-withheld', 'output-large', 'artifact-lost'] as const;

/** What people do to a run that is under way: they edit or delete a comment of ours, take the label back, lock the thread. */
export const commentFaults = ['comment-edited', 'comment-deleted'] as const;
export const labelFaults = ['label-back', 'locked'] as const;

/** The other workflows of the repository use up a limit that all of them share. */
export const limitFaults = ['requests-used-up', 'content-used-up'] as const;

/** GitHub takes no edits of comments or no changes of labels for a while, or neither. */
export const editFaults = ['edits-refused'] as const;

/** What may go wrong besides: with dispatches, machines, groups, outputs, people and lists. `sweep`: one more of them, at any time. */
export const worldFaults = [
  ...dispatchFaults,
  ...machineFaults,
  ...outputFaults,
  ...commentFaults,
  ...labelFaults,
  ...limitFaults,
  ...editFaults,
  'thread-full',
  'group-full',
  'sweep',
  'lag',
] as const;
export type WorldFault = (typeof worldFaults)[number];

/** What may go wrong with a delivery to the App: it fails, GitHub never sends it, it comes twice, or after its successors. */
export const webhookFaults = ['webhook-lost', 'webhook-never', 'webhook-twice', 'webhook-late'] as const;
export type WebhookFault = (typeof webhookFaults)[number];

export type Fault = RequestFault | WorldFault | WebhookFault;

/** A fault at one place of a play: the n-th request of a kind in a job, or the n-th dispatch or agent. */
export interface PlacedFault {
  readonly fault: Fault;
  readonly place: string;
}

/** The faults of one play: those of a list, or at random. Each is noted where it happens. */
export interface Faults {
  /** The faults that happened, in order. */
  readonly happened: readonly PlacedFault[];
  /** Returns the fault of the next thing at a place, if there is one. With a stream of its own, what is drawn for it changes no other fault. */
  choose<F extends Fault>(
    place: string,
    kinds: readonly F[],
    rate: number | { readonly rate: number; readonly random: Random },
  ): F | undefined;
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
    choose(name, kinds, chance) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const place = `${name} ${count}`;
      // Drawn in any case, so that a play with fewer faults keeps its order.
      const { rate, random: own } = typeof chance === 'number' ? { rate: chance, random: numbers } : chance;
      const [isChosen, drawn] = [own.chance(rate), own.pick(kinds)];
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
