import { viewThreadOf } from '../core/pipeline/view-thread-of.ts';
import type { Comment } from '../core/record/comment.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { findOwnComment } from '../core/text/find-own-comment.ts';
import type { Engine } from './engine-ports.ts';
import { ownAuthor } from './own-author.ts';
import type { RunReading } from './read-run.ts';

interface ViewRequest {
  readonly reading: RunReading;
  /** The comment that holds the run's first record: its author is us. */
  readonly first: Dispatch['first'];
  readonly marker: string;
}

/** What we posted for people in the view thread of a run. No request where records and people share a thread. */
export async function findOwnView(engine: Engine, { reading, first, marker }: ViewRequest): Promise<Comment | undefined> {
  const { run } = reading.state;
  const author = ownAuthor(reading, first.id);
  const thread = viewThreadOf(run);
  const comments = thread === run.subject ? reading.thread : await engine.ports.threads.listSince(thread, first.at);
  return findOwnComment(comments, { author, marker });
}
