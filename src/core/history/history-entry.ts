import { compareBy } from '../compare-by.ts';
import type { History } from '../config/schema/pipeline-schemas.ts';
import type { HistoryBody } from '../record/history-record.ts';
import type { StoredRecord } from '../record/record.ts';

/** The beginning of the keys of `include-keys` that name inputs, and of those that ask for what children left. */
export const inputsPrefix = 'inputs.';
export const childrenPrefix = 'children.';

type RunTimes = Pick<HistoryBody, 'startedAt' | 'finishedAt'>;

/** Returns whether an entry is a further end of the same run. Another run of the same name started at another time. */
export function isLaterEnd(end: RunTimes, than: RunTimes): boolean {
  return end.startedAt === than.startedAt && Date.parse(end.finishedAt) > Date.parse(than.finishedAt);
}

/** One finished run of a pipeline, as its ledger stores it. */
export interface HistoryEntry {
  readonly run: string;
  /** The comment of the entry; later comments were written later. */
  readonly comment: number;
  readonly body: HistoryBody;
}

/**
 * Collects the finished runs of a pipeline from the records of its ledgers, each once. Of two records the first counts, unless
 * the run was reopened and ended again.
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

/**
 * Selects the runs to show: newest first by completion, of the configured phases and scope, up to the limit. `subject`: the subject
 * whose runs are shown with `scope: subject`; undefined for all runs.
 */
export function selectEntries(
  entries: readonly HistoryEntry[],
  { history, subject }: { readonly history: Pick<History, 'limit' | 'phases' | 'scope'>; readonly subject?: number | undefined },
): readonly HistoryEntry[] {
  const { limit, phases, scope } = history;
  const isShown = (phase: ReturnType<typeof phaseOf>) => phase !== undefined && (phases.length === 0 || phases.includes(phase));
  return entries
    .filter(({ body }) => scope === 'pipeline' || subject === undefined || body.subject === subject)
    .filter(({ body }) => isShown(phaseOf(body.outcome)))
    .toSorted(newestFirst)
    .slice(0, limit);
}

/** Returns the phase; undefined for runs that did not finish by themselves: cancelled, skipped, waiting for a person. */
export function phaseOf(outcome: HistoryEntry['body']['outcome']): History['phases'][number] | undefined {
  if (outcome === 'noop') return 'succeeded';
  return outcome === 'succeeded' || outcome === 'failed' ? outcome : undefined;
}

/** Compares by end. Of two runs that ended together, the one that started later comes first (Y-7). */
function newestFirst(a: HistoryEntry, b: HistoryEntry): number {
  return (
    Date.parse(b.body.finishedAt) - Date.parse(a.body.finishedAt) ||
    Date.parse(b.body.startedAt) - Date.parse(a.body.startedAt) ||
    b.comment - a.comment
  );
}
