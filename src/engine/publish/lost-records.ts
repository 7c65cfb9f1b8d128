import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { IgnoredReason } from '../../core/record/record.ts';
import { ignoredInOwnComments } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';

/** Records that an order builds on and that do not count any more. */
export interface LostRecords {
  readonly count: number;
  /** Their comments are there, and changed; else a list may only be late. */
  readonly isSure: boolean;
  /** For the end of the run, in short. */
  readonly reason: string;
  readonly problem: Problem;
}

const tampered: readonly IgnoredReason[] = ['edited', 'signature', 'malformed'];

/** What became of the records that an order names by digest; undefined when all of them are there. */
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

/** Comments of our own account, since the run began, whose record says it is of this run and is ignored for what somebody did to it. */
function listChanged(reading: RunReading): RunReading['ignored'] {
  return ignoredInOwnComments(reading).filter(({ comment, reason }) => reading.claimed.has(comment) && tampered.includes(reason));
}
