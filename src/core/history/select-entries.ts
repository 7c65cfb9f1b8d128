import type { History } from '../config/history-schema.ts';
import type { HistoryEntry } from './history-entry.ts';

export interface SelectOptions {
  readonly history: Pick<History, 'limit' | 'phases' | 'scope'>;
  /** With `scope: subject` only runs about this one are shown; all of them where it is not said. */
  readonly subject?: number | undefined;
}

/** The runs that are shown: newest first by completion, of the phases and the scope that were asked for, then cut to the limit. */
export function selectEntries(entries: readonly HistoryEntry[], { history, subject }: SelectOptions): readonly HistoryEntry[] {
  const { limit, phases, scope } = history;
  return entries
    .filter(({ body }) => scope === 'pipeline' || subject === undefined || body.subject === subject)
    .filter(({ body }) => {
      const phase = phaseOf(body.outcome);
      return phase !== undefined && (phases.length === 0 || phases.includes(phase));
    })
    .toSorted(newestFirst)
    .slice(0, limit);
}

/** Undefined for runs that came to no end of their own: cancelled, skipped, waiting for a person. */
export function phaseOf(outcome: HistoryEntry['body']['outcome']): History['phases'][number] | undefined {
  if (outcome === 'noop') return 'succeeded';
  return outcome === 'succeeded' || outcome === 'failed' ? outcome : undefined;
}

/** Of two that ended together the one that was started later comes first (Y-7). */
function newestFirst(a: HistoryEntry, b: HistoryEntry): number {
  return (
    Date.parse(b.body.finishedAt) - Date.parse(a.body.finishedAt) ||
    Date.parse(b.body.startedAt) - Date.parse(a.body.startedAt) ||
    b.comment - a.comment
  );
}
