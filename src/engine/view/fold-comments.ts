import type { Outcome } from '../../core/output/outcome.ts';
import { isContinuation } from '../../core/record/compose-comment.ts';
import { holdsEnvelope } from '../../core/record/read-markers.ts';
import { countReopenings } from '../../core/run/decisions.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { commentsOf } from '../../core/view/links.ts';
import { escalationMarker, hasMarker, isBy, parseViewMarker } from '../../core/view/markers.ts';
import { statusMarker } from '../../core/view/status/status-comment.ts';
import type { EyesSwap } from '../../ports/reactions.ts';
import type { Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { ownAccountId } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { closeRequests } from './close-requests.ts';
import { reactToOutcome, swapOf } from './reactions.ts';

type Reading = Pick<RunReading, 'state' | 'stored' | 'thread' | 'first'>;

interface Ended {
  readonly reading: Reading;
  /** The outcome that the reaction of the run is to show. */
  readonly outcome: Outcome | undefined;
}

/** Folds what a run that has ended no longer needs to show, and swaps its reaction, by one request where that is possible. */
export async function foldEndedRun(engine: Views, { reading, outcome }: Ended): Promise<void> {
  const swap = outcome === undefined ? undefined : swapOf(reading.state, outcome);
  const isSwapped = await foldRun(engine, reading, swap);
  if (outcome !== undefined && !isSwapped) await reactToOutcome(engine, reading.state, outcome);
}

/**
 * Folds what a run that has ended no longer needs to show, so that its status comment alone stays open: the comments of its
 * records, replies that name it, and calls for a person that somebody has acted on. The newest call stays open. Does nothing where
 * the records have a thread of their own, which is a closed issue. No text changes, so the records stay valid. Returns whether the reaction
 * was swapped as well.
 */
async function foldRun(engine: Views, reading: Reading, swap: EyesSwap | undefined): Promise<boolean> {
  const { run } = reading.state;
  await closeRequests(engine, reading);
  if (viewThreadOf(run) !== run.thread) return false;
  const records = new Set(commentsOf(reading.stored, run.run).values());
  const folded = new Set([...records, ...listContinuations(reading, records), ...listReplies(reading), ...listOldCalls(reading)]);
  const what = `The comments of run ${run.run} were not all folded`;
  const isSwapped = await warnIfRefused(engine, { what }, async () => {
    const comments = [];
    for (const id of folded) comments.push(...(await readComment(engine, { reading, id })));
    return foldOpen(engine, comments, { why: 'resolved', swap });
  });
  return isSwapped === true;
}

/** Folds the call for a person of a run that somebody lets go on. */
export async function foldCalls(engine: Views, reading: Reading): Promise<void> {
  const { run } = reading.state;
  const calls = new Set(listOldCalls(reading));
  const what = `The call for a person of run ${run.run} was not folded`;
  await warnIfRefused(engine, { what }, () =>
    foldOpen(
      engine,
      reading.thread.filter(({ id }) => calls.has(id)),
      { why: 'resolved' },
    ),
  );
}

interface EarlierRequest {
  /** The run that takes the place of the earlier ones. */
  readonly reading: Reading;
  /** The names of earlier runs of its pipeline about the same subject. */
  readonly runs: readonly string[];
  /** Comments of the thread that shows them. */
  readonly comments: readonly Comment[];
}

/** Folds the status comments of earlier runs as outdated, and their calls for a person: the new run is what somebody did about them. */
export async function foldEarlierRuns(engine: Views, { reading, runs, comments }: EarlierRequest): Promise<void> {
  const isOwn = isBy(ownAccountId(reading));
  const views = comments.filter((comment) => {
    const escalated = parseViewMarker('escalation', comment.body)?.split('/')[0];
    return isOwn(comment) && runs.some((run) => run === escalated || hasMarker(comment, statusMarker(run)));
  });
  const what = `The status of an earlier run than ${reading.state.run.run} was not folded`;
  await warnIfRefused(engine, { what }, () => foldOpen(engine, views, { why: 'outdated' }));
}

interface Folding {
  readonly why: 'outdated' | 'resolved';
  /** The reaction that the same request may swap. */
  readonly swap?: EyesSwap | undefined;
}

/** Folds those of the comments that are open. Returns whether the reaction was swapped as well. */
async function foldOpen(engine: Views, comments: readonly Comment[], { why, swap }: Folding): Promise<boolean> {
  const open = comments.filter(({ isMinimised }) => isMinimised !== true);
  return open.length > 0 && (await engine.ports.threads.minimiseAll(open, why, swap)).isSwapped;
}

/** Returns a comment as it was listed. A comment that was just written is not in the list, so it is read. */
async function readComment(
  engine: Views,
  { reading, id }: { readonly reading: Reading; readonly id: number },
): Promise<readonly Comment[]> {
  const comment = reading.thread.find((listed) => listed.id === id) ?? (await engine.ports.threads.read(id));
  return comment === undefined ? [] : [comment];
}

function listOwn(reading: Reading): readonly Comment[] {
  return reading.thread.filter(isBy(ownAccountId(reading)));
}

/** Lists the comments with pieces of the records. Our next comment with a record is the one that they belong to. */
function listContinuations(reading: Reading, records: ReadonlySet<number>): readonly number[] {
  const own = listOwn(reading);
  return own.flatMap(({ id, body }, index) => {
    if (!isContinuation(body)) return [];
    const next = own.slice(index + 1).find((comment) => holdsEnvelope(comment.body));
    return next !== undefined && records.has(next.id) ? [id] : [];
  });
}

/** Lists the replies to commands that name the run. */
function listReplies(reading: Reading): readonly number[] {
  const name = `\`${reading.state.run.run}\``;
  return listOwn(reading).flatMap(({ id, body }) =>
    parseViewMarker('reply', body) !== undefined && body.includes(name) ? [id] : [],
  );
}

/** Lists the calls for a person before the newest end of the run. */
function listOldCalls(reading: Reading): readonly number[] {
  const { state } = reading;
  const { run } = state.run;
  const old = Array.from({ length: countReopenings(state) }, (_, reopened) => escalationMarker(run, reopened));
  return listOwn(reading).flatMap((comment) => (old.some((marker) => hasMarker(comment, marker)) ? [comment.id] : []));
}
