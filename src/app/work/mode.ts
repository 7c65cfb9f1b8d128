import type { Dispatch } from '../../core/record/dispatch.ts';

/** The side that serves a repository, as its variable `BATON_MODE` says. */
export interface Mode {
  readonly mode: Dispatch['via'];
  /** The time since which it does; for a variable that is gone the time at which the App first saw that. */
  readonly since: string;
  /** True once no workflow run of the Action from before that time can be at work. */
  readonly isSettled: boolean;
}

/** A mode with the time at which it was read. Work takes it along to what follows at once, which then need not ask again. */
export interface ReadMode extends Mode {
  readonly readAt: string;
}

/** The time within which work that follows at once begins. Work that had to wait, because of a limit or a restart, asks again. */
const freshMilliseconds = 10_000;

/**
 * Returns the mode that earlier work read, if it is fresh and settled; else undefined, and the work reads it again. The answer of GitHub
 * would be as old where its delivery took that long, so the rules of ADR 0038 hold for it.
 */
export function freshMode(read: ReadMode | undefined, now: number): ReadMode | undefined {
  if (read === undefined || !read.isSettled) return undefined;
  const age = now - Date.parse(read.readAt);
  return age >= 0 && age <= freshMilliseconds ? read : undefined;
}
