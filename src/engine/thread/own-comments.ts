import type { IgnoredRecord } from '../../core/record/record.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { findOwnComment } from '../../core/view/markers.ts';
import type { Engine } from '../engine-ports.ts';
import type { RunReading } from './read-run.ts';

/** Returns the numeric id of our account, which is the author of the run's first record; undefined when that comment is not listed. */
export function ownAccountId({ thread, first }: Pick<RunReading, 'thread' | 'first'>): number | undefined {
  return thread.find(({ id }) => id === first.id)?.author?.id;
}

/** Returns the ignored records in comments that our account wrote after the run began; none while our account is not known. */
export function ignoredInOwnComments(reading: Pick<RunReading, 'thread' | 'first' | 'ignored'>): readonly IgnoredRecord[] {
  const author = ownAccountId(reading);
  if (author === undefined) return [];
  const own = new Set(
    reading.thread.filter((comment) => comment.id > reading.first.id && comment.author?.id === author).map(({ id }) => id),
  );
  return reading.ignored.filter(({ comment }) => own.has(comment));
}

interface ViewRequest {
  readonly reading: RunReading;
  readonly marker: string;
}

/** Reads the comment with this marker that we posted in the view thread of a run. Makes no request if that thread holds the records too. */
export async function readOwnView(engine: Engine, { reading, marker }: ViewRequest): Promise<Comment | undefined> {
  const { first, state } = reading;
  const { run } = state;
  const author = ownAccountId(reading);
  const thread = viewThreadOf(run);
  const comments = thread === run.thread ? reading.thread : await engine.ports.threads.listSince(thread, first.at);
  return findOwnComment(comments, { author, marker });
}
