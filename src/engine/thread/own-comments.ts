import type { IgnoredRecord } from '../../core/record/record.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { type Authored, authorIdOf, findMarkedComment, hasMarker, isBy, type Marker } from '../../core/view/markers.ts';
import type { Reads, ReadsFrom } from '../engine-ports.ts';
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

/** Reads the comment with this marker that we posted in the view thread of a run. Makes no request if that thread holds the records too. */
export async function readOwnView(
  engine: Reads,
  { reading, marker }: { readonly reading: RunReading; readonly marker: Marker },
): Promise<Comment | undefined> {
  return findMarkedComment(await listOwnComments(engine, reading), { marker, accepts: () => true });
}

/**
 * Lists what we posted in the view thread of a run since it began, and beside its records, where a question stands that the view
 * thread refused. Makes no request if one thread holds both.
 */
export async function listOwnComments(
  engine: ReadsFrom<'threads'>,
  reading: Pick<RunReading, 'state' | 'first' | 'thread'>,
): Promise<readonly Comment[]> {
  const { first, state } = reading;
  const thread = viewThreadOf(state.run);
  const elsewhere = thread === state.run.thread ? [] : await engine.ports.threads.listSince(thread, first.at);
  const comments = [...elsewhere, ...reading.thread];
  return comments.filter(isBy(ownAccountId(reading)));
}

/**
 * Finds the thing with this marker that one of our accounts wrote. `accounts` read the numeric ids of the accounts that may have
 * written it, one after the other. Asks for an account only if something has the marker.
 */
export async function readMarked<T extends Authored & { readonly body: string }>(
  things: readonly T[],
  { marker, accounts }: { readonly marker: Marker; readonly accounts: readonly (() => Promise<number | undefined>)[] },
): Promise<T | undefined> {
  const marked = things.filter((thing) => hasMarker(thing, marker) && authorIdOf(thing) !== undefined);
  for (const readAccount of marked.length === 0 ? [] : accounts) {
    const own = findMarkedComment(marked, { marker, accepts: isBy(await readAccount()) });
    if (own !== undefined) return own;
  }
  return undefined;
}
