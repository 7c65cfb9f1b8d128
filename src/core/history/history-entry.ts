import { compareBy } from '../compare-by.ts';
import type { History } from '../config/schema/pipeline-schemas.ts';
import type { HistoryBody, StoredRecord } from '../record/record.ts';

type Span = Pick<HistoryBody, 'startedAt' | 'finishedAt'>;

/** Whether a run has ended once more. Another run that was given its name began at another time. */
export function isLaterEnd(end: Span, than: Span): boolean {
  return end.startedAt === than.startedAt && Date.parse(end.finishedAt) > Date.parse(than.finishedAt);
}

/** One finished run of a pipeline, as its ledger keeps it. */
export interface HistoryEntry {
  readonly run: string;
  /** Comment it stands in: later ones were written later. */
  readonly comment: number;
  readonly body: HistoryBody;
}

/**
 * The finished runs of a pipeline among the records of its ledgers, each once: of two records the first written counts, unless the
 * run went on after its end, and so has ended once more.
 */
export function toHistoryEntries(records: readonly StoredRecord[], pipeline: string): readonly HistoryEntry[] {
  const entries = new Map<string, HistoryEntry>();
  for (const { record, comment } of records.toSorted(compareBy(({ comment }) => comment))) {
    if (record.kind !== 'history' || record.body.pipeline !== pipeline) continue;
    const earlier = entries.get(record.run);
    if (earlier !== undefined && !isLaterEnd(record.body, earlier.body)) continue;
    entries.delete(record.run);
    entries.set(record.run, { run: record.run, comment, body: record.body });
  }
  return [...entries.values()];
}

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
