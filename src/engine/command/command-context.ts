import type { Config } from '../../core/config/schema/config-schema.ts';
import type { State } from '../../core/run/state.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { RunAbout } from '../thread/runs.ts';

/** A command that somebody may give, with what is known about the place where it was given. */
export interface CommandContext {
  readonly trigger: Trigger;
  readonly comment: NonNullable<Trigger['comment']>;
  readonly config: Config;
  /** The pipelines that this person may command. */
  readonly pipelines: readonly string[];
  /** The newest run of each pipeline about the subject, the newest first, without the runs that this person may not command. */
  readonly runs: readonly RunAbout[];
  /** Comments of the subject's own thread. */
  readonly comments: readonly Comment[];
}

/** A run that an event started or changed. */
export interface PlannedRun {
  readonly run: string;
  readonly pipeline: string;
  /** Stages that were started. */
  readonly started: readonly string[];
  /** The run as it is now. */
  readonly state: State;
}

/** The outcome of a command. */
export interface CommandResult {
  /** The reply, part by part; empty where a comment that was just made says it already. */
  readonly parts: readonly string[];
  /** The runs that the command changed. */
  readonly runs?: readonly PlannedRun[];
  /** True when the command did what it was given for. */
  readonly done: boolean;
}
