import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { PlannedRun } from '../effects/perform-effects.ts';
import type { RunAbout } from '../thread/runs.ts';

/** A command that somebody may give, with what is known where it was given. */
export interface CommandContext {
  readonly trigger: Trigger;
  readonly comment: NonNullable<Trigger['comment']>;
  readonly config: Config;
  /** The newest run of each pipeline about the subject, the newest first: those that this person may speak about. */
  readonly runs: readonly RunAbout[];
  /** Comments of the subject's own thread. */
  readonly comments: readonly Comment[];
}

/** What a command came to. */
export interface CommandResult {
  /** What to answer, part by part; nothing where a comment that was just made says it already. */
  readonly parts: readonly string[];
  /** Runs that it changed. */
  readonly runs?: readonly PlannedRun[];
  /** Whether it did what it was asked for. */
  readonly done: boolean;
}
