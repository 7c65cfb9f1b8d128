import type { Config } from '../../core/config/schema/config-schema.ts';
import type { DecisionBody } from '../../core/record/decision-record.ts';
import type { State } from '../../core/run/state.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { RunAbout } from '../thread/runs.ts';

/** A request of somebody, by a comment or by a click, with what is known about the place where it was made. */
export interface RequestContext {
  readonly trigger: Trigger;
  /** The comment or click, as decisions name it. The same one decides only once. */
  readonly source: DecisionBody['source'];
  /** The text of the decision that follows the word "because". */
  readonly reason: string;
  readonly askedAt?: string | undefined;
  readonly config: Config;
  /** The pipelines that this person may command. */
  readonly pipelines: readonly string[];
  /** The newest run of each pipeline about the subject, the newest first, without the runs that this person may not command. */
  readonly runs: readonly RunAbout[];
  /** Comments of the subject's own thread. */
  readonly comments: readonly Comment[];
}

/** A command in a comment. */
export interface CommandContext extends RequestContext {
  readonly comment: NonNullable<Trigger['comment']>;
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
  /** True when the command had its effect; false when it was refused or found nothing to do. */
  readonly done: boolean;
}
