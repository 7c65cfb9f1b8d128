import type { State } from '../pipeline/state.ts';
import type { StoredRecord } from '../record/record.ts';

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

/** Undefined for a record that came in an order, or in a dry run. */
export function commentUrl(state: State, comment: number | undefined): string | undefined {
  return comment === undefined || comment === 0 ? undefined : `${state.run.body.trigger.subject.url}#issuecomment-${comment}`;
}
