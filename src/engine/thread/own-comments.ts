import type { Dispatch } from '../../core/record/dispatch.ts';
import type { IgnoredRecord } from '../../core/record/record.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { findOwnComment } from '../../core/view/markers.ts';
import type { Engine } from '../engine-ports.ts';
import type { RunReading } from './read-run.ts';

/** Numeric id of our account: it wrote the run's first record. */
export function ownAccountId({ thread }: Pick<RunReading, 'thread'>, first: number): number | undefined {
  return thread.find(({ id }) => id === first)?.author?.id;
}

/** Ignored records in comments that our account wrote after the run began; none while it is not known. */
export function ignoredInOwnComments(reading: Pick<RunReading, 'thread' | 'ignored'>, first: number): readonly IgnoredRecord[] {
  const author = ownAccountId(reading, first);
  if (author === undefined) return [];
  const own = new Set(
    reading.thread.filter((comment) => comment.id > first && comment.author?.id === author).map(({ id }) => id),
  );
  return reading.ignored.filter(({ comment }) => own.has(comment));
}

interface ViewRequest {
  readonly reading: RunReading;
  /** The comment that holds the run's first record: its author is us. */
  readonly first: Dispatch['first'];
  readonly marker: string;
}

/** What we posted for people in the view thread of a run. No request where records and people share a thread. */
export async function readOwnView(engine: Engine, { reading, first, marker }: ViewRequest): Promise<Comment | undefined> {
  const { run } = reading.state;
  const author = ownAccountId(reading, first.id);
  const thread = viewThreadOf(run);
  const comments = thread === run.thread ? reading.thread : await engine.ports.threads.listSince(thread, first.at);
  return findOwnComment(comments, { author, marker });
}
