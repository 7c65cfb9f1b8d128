import type { Result } from '../../core/result.ts';
import type { Deciding } from '../../core/run/check-decision.ts';
import type { Decided } from '../decision/apply-decision.ts';
import { decideRun } from '../decision/apply-decision.ts';
import type { PlannedRun } from '../effects/planned-run.ts';
import type { Engine } from '../engine-ports.ts';
import type { CommandContext } from './command-context.ts';
import type { RunAbout } from './find-runs.ts';

type Asked = Pick<Deciding, 'verb' | 'stage'>;

/** Decides about one run in the name of the person who wrote the comment. */
export function decideAbout(
  engine: Engine,
  { stored }: RunAbout,
  { context, ...asked }: Asked & { readonly context: CommandContext },
): Promise<Result<Decided, string>> {
  const { record, comment, writtenAt } = stored;
  return decideRun(engine, {
    ...asked,
    run: record.run,
    thread: record.subject,
    first: { id: comment, at: writtenAt ?? record.body.startedAt },
    actor: context.trigger.actor,
    reason: 'a comment asked for it',
    source: { kind: 'comment', comment: context.comment.id },
  });
}

/** Whether this very comment has decided about a run before. */
export function isDecided({ records }: RunAbout, { comment }: CommandContext): boolean {
  return records.some(
    (record) => record.kind === 'decision' && record.body.source.kind === 'comment' && record.body.source.comment === comment.id,
  );
}

export function toPlanned({ stored }: RunAbout, { started, state }: Decided): PlannedRun {
  return { run: stored.record.run, pipeline: stored.record.body.pipeline, started, state };
}

/** The comment of a decision says it where people read, unless records stand elsewhere. */
export function isTold({ stored }: RunAbout, { trigger }: CommandContext): boolean {
  return stored.record.subject === trigger.subject.number;
}
