import type { Dispatch } from '../../core/record/dispatch.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import { normaliseBody } from '../../core/text/plain-text.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { findMarkedComment, isBy, type Marker } from '../../core/view/markers.ts';
import { statusMarker } from '../../core/view/status/status-comment.ts';
import { GitHubError, type Threads } from '../../ports/github.ts';
import type { Reads, Views } from '../engine-ports.ts';
import { refusalsOfLastView, warnIfRefused } from '../github-errors.ts';
import { ownAccountId, readMarked, readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';

interface Drawing {
  readonly reading: RunReading;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
  readonly body: string;
}

/**
 * Redraws the status comment of a run. A refusal is logged and not thrown, because the comment is only for people: nothing
 * reads it back. The last drawing is made again until GitHub takes it.
 */
export async function drawStatus(engine: Views, drawing: Drawing): Promise<void> {
  const { status, reading } = drawing;
  const step = {
    what: `The status comment${status === undefined ? '' : ` ${status}`} was not redrawn`,
    except: ['forbidden', 'unauthenticated', ...refusalsOfLastView(reading.state)],
  } as const;
  await warnIfRefused(engine, step, () =>
    status === undefined ? drawInPlace(engine, drawing) : redraw(engine, { ...drawing, status }),
  );
}

/** Updates the comment. If somebody deleted it, updates the one that we or `baton repair` made in its place, or makes a new one. */
async function redraw(engine: Views, drawing: Drawing & { readonly status: number }): Promise<void> {
  try {
    await engine.ports.threads.update(drawing.status, drawing.body, viewThreadOf(drawing.reading.state.run));
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'not-found') throw error;
    await drawInPlace(engine, drawing);
  }
}

/** Creates a status comment that is not there: `plan` died before it drew, somebody deleted it, or the thread took no comments then. */
async function drawInPlace(engine: Views, { reading, status, body }: Drawing): Promise<void> {
  const { threads } = engine.ports;
  const { run } = reading.state;
  const other = await readStatusComment(engine, reading);
  if (other === undefined || other === status) await threads.create(viewThreadOf(run), body, statusMarker(run.run));
  else await threads.update(other, body);
}

/** Returns the id of the status comment that we posted in the view thread of a run; undefined if there is none. */
export async function readStatusComment(engine: Reads, reading: RunReading): Promise<number | undefined> {
  return (await readOwnView(engine, { reading, marker: statusMarker(reading.state.run.run) }))?.id;
}

interface RepairRequest {
  /** Number of the thread that the status comment belongs to. */
  readonly thread: number;
  readonly comments: readonly Comment[];
  readonly marker: Marker;
  /** Read the numeric ids of the accounts that may have written it, one after the other. */
  readonly accounts: readonly (() => Promise<number | undefined>)[];
  readonly body: string;
}

export interface Repaired {
  readonly action: 'left' | 'redrawn' | 'made';
  readonly comment: number;
}

/** Repairs a status comment: leaves it if it is as it should be, updates it if it differs, and makes it again if somebody deleted it. */
export async function repairStatus(threads: Pick<Threads, 'create' | 'update'>, request: RepairRequest): Promise<Repaired> {
  const { body, comments, marker, thread } = request;
  const found = await readMarked(comments, request);
  if (found === undefined) return { action: 'made', comment: (await threads.create(thread, body, marker)).id };
  if (normaliseBody(found.body) === normaliseBody(body)) return { action: 'left', comment: found.id };
  await threads.update(found.id, body);
  return { action: 'redrawn', comment: found.id };
}

/**
 * Returns the id of the status comment of the run that an order is about: the one that the order names or, if that is not in
 * the list, the one that was made in its place. Returns undefined if there is none. An unsigned order could name any comment,
 * which would then be overwritten: it is only believed if our account wrote that comment and the comment has our marker.
 */
export async function readStatusCommentId(
  engine: Reads,
  { order, reading }: { readonly order: Pick<Dispatch, 'status' | 'sig'>; readonly reading: RunReading },
): Promise<number | undefined> {
  const { run } = reading.state;
  // Orders write 0 for none.
  const status = order.status === 0 ? undefined : order.status;
  const isElsewhere = viewThreadOf(run) !== run.thread;
  const isSigned = order.sig !== undefined;
  if (isSigned && (isElsewhere || (status !== undefined && reading.comments.has(status)))) return status;
  const listed = isElsewhere ? undefined : await readStatusComment(engine, reading);
  if (listed !== undefined) return listed;
  if (isSigned || status === undefined) return status;
  const named = await engine.ports.threads.read(status);
  // A comment that is gone cannot be overwritten: redrawing it finds out that it is gone, and makes it again.
  if (named === undefined) return status;
  const own = findMarkedComment([named], { marker: statusMarker(run.run), accepts: isBy(ownAccountId(reading)) });
  return own === undefined ? readStatusComment(engine, reading) : status;
}
