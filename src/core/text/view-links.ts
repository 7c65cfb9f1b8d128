import type { State } from '../pipeline/state.ts';
import { viewThreadOf } from '../pipeline/view-thread-of.ts';
import type { StoredRecord } from '../record/record.ts';
import { threadUrl } from './thread-url.ts';

/** What views link to besides what the records themselves name. */
export interface ViewLinks {
  /** Workflow runs that were promised for what is due, by stage: shown, never read back. */
  readonly started?: ReadonlyMap<string, { readonly id: number; readonly url: string }>;
  /** Comment of each record, by its `seq`. */
  readonly comments?: ReadonlyMap<number, number>;
}

export function commentsOf(stored: readonly StoredRecord[], run: string): ReadonlyMap<number, number> {
  return new Map(stored.filter(({ record }) => record.run === run).map(({ record, comment }) => [record.seq, comment]));
}

/** Address of the comment that holds a record. Undefined for a record that came in an order, or in a dry run. */
export function commentUrl({ run }: State, comment: number | undefined): string | undefined {
  return comment === undefined || comment === 0 ? undefined : `${threadUrl(run, run.subject)}#issuecomment-${comment}`;
}

/** Address of the status comment. Undefined in a dry run. */
export function statusUrl({ run }: State, comment: number): string | undefined {
  return comment === 0 ? undefined : `${threadUrl(run, viewThreadOf(run))}#issuecomment-${comment}`;
}
