/**
 * What may be closed to an agent: a window of hours, of its subscription or its model, a daily quota, a window longer than a task sleeps, one of a
 * few minutes, one whose time is over, one without a time, a provider that is busy or overloaded, and the limit on the cost of its run.
 */
export const windowKinds = ['hours', 'model', 'day', 'week', 'short', 'past', 'no time', 'busy', 'overloaded', 'cap'] as const;
export type WindowKind = (typeof windowKinds)[number];

/** What an agent does in one start. */
export interface Turn {
  /**
   * `asks`: it has a question for a person. `idle`: there was nothing to do. `limited`: a usage limit refused it in the middle. `capped`: it spent what
   * it may, which follows from its order and stands in no script.
   */
  readonly ends: 'well' | 'badly' | 'asks' | 'idle' | 'limited' | 'capped';
  /** Minutes from its end until the limit is open again, which may have been before; absent where the provider names no time. */
  readonly opens?: number;
  /** The window that its provider names; absent where it names none. */
  readonly window?: WindowKind;
  /** Another agent that it hands its work over to. */
  readonly to?: string;
  /** The number of children among which it divides its work; it waits for them. */
  readonly children?: number;
  /** Until when it waits for its children; for all of them where it is absent. `minutes`: it waits no longer than that. */
  readonly until?: { readonly how: 'all' | 'first' | 'first-failure'; readonly minutes?: number };
  /** The number of elements that it names for a matrix. */
  readonly items?: number;
  /** It leaves no handoff. */
  readonly isSilent?: boolean;
  readonly commits: boolean;
  readonly minutes: number;
}
