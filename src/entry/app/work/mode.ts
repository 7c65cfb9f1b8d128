import type { Dispatch } from '../../../core/record/dispatch.ts';

/** The side that serves a repository, as its variable `BATON_MODE` says. */
export interface Mode {
  readonly mode: Dispatch['via'];
  /** The time since which it does; for a variable that is gone the time at which the App first saw that. */
  readonly since: string;
  /** True once no workflow run of the Action from before that time can be at work. */
  readonly isSettled: boolean;
}
