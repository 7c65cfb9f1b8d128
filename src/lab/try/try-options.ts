import type { Role } from '../../local/contract.ts';
import type { EventOptions } from '../../terminal/trigger/event-options.ts';

/** The roles that GitHub knows, lowest first. */
export const roles: readonly Role[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

/** The options of `baton try` as commander returns them. */
export interface TryOptions extends EventOptions {
  /** Words that no option takes: they are refused with what the configuration lets one type. */
  readonly args?: readonly string[];
  readonly as: Role;
  readonly times: number;
  /** Paths that the pull request changes. */
  readonly files?: readonly string[];
  /** The number of an issue on GitHub. */
  readonly issue?: number;
  readonly repo?: string;
  readonly say: readonly string[];
  readonly handoff: readonly string[];
  readonly agent: readonly string[];
  readonly real?: true | readonly string[];
  readonly yes?: boolean;
  readonly keep?: string;
  /** A configuration to use in place of the one in the repository. */
  readonly config?: string;
}
