import { type Problem, problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { IgnoredReason } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { State } from '../../core/run/state.ts';
import { endEarly } from '../../core/state/decide.ts';
import { performEffects } from '../effects/perform-effects.ts';
import type { Effects } from '../engine-ports.ts';
import { ignoredInOwnComments } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { readStatusCommentId } from '../view/status-comment.ts';

/** The records that an order refers to and that do not count any more. */
export interface LostRecords {
  readonly count: number;
  /** Their comments exist and were changed. Otherwise the list of comments may only be stale. */
  readonly isSure: boolean;
  /** The short reason for the end of the run. */
  readonly reason: string;
  readonly problem: Problem;
}

const changedReasons: readonly IgnoredReason[] = ['edited', 'signature', 'malformed'];

/** Finds the records that an order names by digest and that are missing; undefined when all of them are there. */
export function findLostRecords(order: Dispatch, reading: RunReading): LostRecords | undefined {
  const missing = order.digests.filter((digest) => !reading.stored.some((stored) => stored.digest === digest));
  if (missing.length === 0) return undefined;
  const changed = listChanged(reading);
  const isSure = changed.length >= missing.length;
  const what = isSure
    ? changed.map(({ comment, reason }) => `the record in comment ${comment} does not count any more (${reason})`).join(', ')
    : `${missing.length} of them cannot be found`;
  return {
    count: missing.length,
    isSure,
    reason: `records-missing: ${what}`,
    problem: {
      code: 'BATON-E903',
      message: `Order ${order.run}/${order.task} ${order.execution} builds on ${order.digests.length} records, and ${what}. Look at the thread with \`baton records\`, and start a new run.`,
    },
  };
}

/** Returns the problem with an order about a record that the list of comments does not show: it lags, or the comment is gone. */
export const unseenProblem = ({ run, task, execution }: Dispatch): Problem => ({
  code: 'BATON-E902',
  message: `Order ${run}/${task} is about record ${execution} of its run, which the thread does not show. Run the job again; if its comment was deleted, there is nothing to tell.`,
});

/**
 * Lists the ignored records in comments that our account wrote since the run began, if the record claims to be of this run and
 * is ignored because somebody changed it.
 */
function listChanged(reading: RunReading): RunReading['ignored'] {
  return ignoredInOwnComments(reading).filter(
    ({ comment, reason }) => reading.claimed.has(comment) && changedReasons.includes(reason),
  );
}

/**
 * Ends the run when records that the order refers to were edited or deleted for certain, so that the status comment shows why.
 * If the loss may be a stale listing, returns the problem and changes nothing.
 */
export async function endForLostRecords(
  engine: Effects,
  { dispatch, reading, lost }: { readonly dispatch: Dispatch; readonly reading: RunReading; readonly lost: LostRecords },
): Promise<Result<State, Problem>> {
  const { state } = reading;
  if (!lost.isSure) return failure(lost.problem);
  engine.ports.log.error(problemText(lost.problem));
  // The places of the lost records stay taken: one that is put back as it was must not push out the end.
  const tip = { ...state.tip, seq: state.tip.seq + lost.count };
  const skipping = { ...state, tip };
  const { state: after } = await performEffects(engine, {
    effects: endEarly(skipping, lost.reason),
    reading: { ...reading, state: skipping },
    status: await readStatusCommentId(engine, { order: dispatch, reading }),
  });
  return success(after);
}
