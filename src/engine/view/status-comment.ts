import type { Dispatch } from '../../core/record/dispatch.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import { normaliseBody } from '../../core/text/plain-text.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { findOwnComment } from '../../core/view/markers.ts';
import { statusMarker } from '../../core/view/status/status-comment.ts';
import { GitHubError, type Threads } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';
import { ownAccountId, readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';

interface Drawing {
  readonly reading: RunReading;
  readonly first: Dispatch['first'];
  readonly status: number;
  readonly body: string;
}

/** A view for people: its loss is no fault of the run. */
export async function drawStatus(engine: Engine, drawing: Drawing): Promise<void> {
  const { status, reading } = drawing;
  const { run } = reading.state;
  // A thread of its own took no comments when the run began. One that has the records took those: then `plan` died before it drew.
  if (status === 0 && viewThreadOf(run) !== run.thread && !engine.settings.dryRun) return;
  try {
    await redraw(engine, drawing);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason === 'forbidden' || error.reason === 'unauthenticated') throw error;
    engine.ports.log.warning(`The status comment ${status} was not redrawn: ${error.message}`);
  }
}

/** Somebody may have deleted it: then the one that was made in its place, by us or by `baton repair`, or a new one. */
async function redraw(engine: Engine, drawing: Drawing): Promise<void> {
  const { status, body } = drawing;
  if (status === 0 && !engine.settings.dryRun) return drawInPlace(engine, drawing);
  try {
    await engine.ports.threads.update(status, body);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'not-found') throw error;
    await drawInPlace(engine, drawing);
  }
}

async function drawInPlace(engine: Engine, { reading, first, status, body }: Drawing): Promise<void> {
  const { threads } = engine.ports;
  const { run } = reading.state;
  const marker = statusMarker(run.run);
  const other = await readOwnView(engine, { reading, first, marker });
  if (other === undefined || other.id === status) await threads.create(viewThreadOf(run), body, marker);
  else await threads.update(other.id, body);
}

interface RepairRequest {
  /** Number of the thread where the status comment belongs. */
  readonly thread: number;
  readonly comments: readonly Comment[];
  /** By which it is found, at its end. */
  readonly marker: string;
  /** Numeric ids of the accounts that may have written it; asked for one after the other. */
  readonly authors: readonly (() => Promise<number | undefined>)[];
  readonly body: string;
}

export interface Repaired {
  readonly action: 'left' | 'redrawn' | 'made';
  readonly comment: number;
}

/** Puts a status comment right: as it should be already, changed, or where somebody deleted it, made again. */
export async function repairStatus(threads: Pick<Threads, 'create' | 'update'>, request: RepairRequest): Promise<Repaired> {
  const { body, marker, thread } = request;
  const found = await findStatusRepairStatus(request);
  if (found === undefined) return { action: 'made', comment: (await threads.create(thread, body, marker)).id };
  if (normaliseBody(found.body) === normaliseBody(body)) return { action: 'left', comment: found.id };
  await threads.update(found.id, body);
  return { action: 'redrawn', comment: found.id };
}

/** By marker and author: anybody can write the marker. */
async function findStatusRepairStatus({ comments, marker, authors }: RepairRequest): Promise<Comment | undefined> {
  const marked = comments.filter(({ body }) => normaliseBody(body).endsWith(marker));
  for (const read of marked.length === 0 ? [] : authors) {
    const own = findOwnComment(marked, { author: await read(), marker });
    if (own !== undefined) return own;
  }
  return undefined;
}

interface StatusFacts {
  readonly order: Pick<Dispatch, 'run' | 'first' | 'status' | 'sig'>;
  readonly reading: RunReading;
}

/**
 * The status comment of the run that an order is about: the one that it names, or where that is not in the list, the one that
 * was made in its place; 0, which is no comment, when there never was one. An unsigned order could name any comment, which would then be
 * overwritten: there it is the one that our account wrote and marked.
 */
export async function readStatusCommentId(engine: Engine, { order, reading }: StatusFacts): Promise<number> {
  const { run, first, status, sig } = order;
  const isElsewhere = viewThreadOf(reading.state.run) !== reading.state.run.thread;
  if (sig !== undefined && (isElsewhere || status === 0 || reading.comments.has(status))) return status;
  const own = { reading, first, marker: statusMarker(run) };
  const listed = isElsewhere ? undefined : await readOwnView(engine, own);
  if (listed !== undefined) return listed.id;
  if (sig !== undefined || status === 0) return status;
  const named = await engine.ports.threads.read(status);
  // Nobody can lose anything by a comment that is gone: drawing it finds out, and makes it again.
  if (named === undefined) return status;
  const author = ownAccountId(reading, first.id);
  if (findOwnComment([named], { author, marker: own.marker }) !== undefined) return status;
  return (await readOwnView(engine, own))?.id ?? 0;
}
