import type { Pipeline } from '../../core/config/schema/config-schema.ts';
import { type HistoryEntry, selectEntries, toHistoryEntries } from '../../core/history/history-entry.ts';
import { renderHistory } from '../../core/history/render-history.ts';
import { messageOf, problemText } from '../../core/problem.ts';
import { type DecodedRecords, decodeThreadRecords } from '../../core/record/decode-records.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { verifyLedger } from '../../core/record/verify-chain.ts';
import { type Comment, reachBackTo } from '../../core/trigger/comment.ts';
import type { Threads } from '../../ports/github.ts';
import type { LedgerIssue } from '../../ports/ledgers.ts';
import type { EngineSettings, Reads, ReadsFrom } from '../engine-ports.ts';
import { mustWait } from '../github-errors.ts';
import { decodePorts } from '../record-codec.ts';
import { type SortedLedgers, sortLedgers } from './run-threads.ts';

/** The limit on the pages of 100 comments that one reading requests. Ordinarily one is enough. */
export const maxPages = 30;
/** A record and its continuation pieces are written within seconds, so they are never further apart than this. */
const windowPages = 3;

export interface LedgerReading {
  readonly ledgers: SortedLedgers;
  readonly records: readonly StoredRecord[];
  readonly entries: readonly HistoryEntry[];
  /** The number of comments in the pages that were read that our account did not write. They are ignored, and cost requests. */
  readonly foreign: number;
}

interface LedgerRequest {
  readonly pipeline: string;
  /** Selects what is wanted of the entries that were read, which come in the order in which they were written. */
  readonly select: (entries: readonly HistoryEntry[]) => readonly HistoryEntry[];
  /** The number of entries that are enough. */
  readonly limit: number;
}

/**
 * Reads the ledgers of a pipeline backwards until the entries are enough, on into older ledgers where they are not. Ledgers that
 * were made at the same time are read side by side, because each holds the newest runs of its own. Entries are enough only when
 * all comments since the ends of their runs were read: whatever ended later is among them, and an old entry that a stranger copied
 * into a new comment hides none of it.
 */
export async function readLedger(engine: Reads, request: LedgerRequest): Promise<LedgerReading> {
  const ledgers = sortLedgers(await engine.ports.ledgers.list('history', request.pipeline));
  const toEntries = (records: readonly StoredRecord[]): readonly HistoryEntry[] => toHistoryEntries(records, request.pipeline);
  const select = (records: readonly StoredRecord[]): readonly HistoryEntry[] => request.select(toEntries(records));
  const isEnough = (selected: readonly HistoryEntry[]): boolean => selected.length >= request.limit;
  let all: Omit<PagesRead, 'isWhole'> = { records: [], comments: [], pages: 0 };
  for (const [index, issue] of [...ledgers.accepting, ...ledgers.past].entries()) {
    const isPast = index >= ledgers.accepting.length;
    if (all.pages >= maxPages || (isPast && isEnough(select(all.records)))) break;
    const before = isPast ? all.records : [];
    const own = await readPages(engine, {
      issue,
      maxPages: maxPages - all.pages,
      isEnough: (records, page) => {
        const selected = select([...before, ...records]);
        return isEnough(selected) && selected.every(({ body }) => reachBackTo(page, body.finishedAt));
      },
    });
    all = {
      records: [...own.records, ...all.records],
      comments: [...all.comments, ...own.comments],
      pages: all.pages + own.pages,
    };
  }
  report(engine, all.records);
  return { ledgers, records: all.records, entries: toEntries(all.records), foreign: countForeign(all) };
}

/** An engine that can read a ledger, as the command line also has. */
export interface LedgerReader extends ReadsFrom<'hasher' | 'compressor' | 'verifier' | 'provenance'> {
  readonly ports: ReadsFrom<'hasher' | 'compressor' | 'verifier' | 'provenance'>['ports'] & {
    readonly threads: Pick<Threads, 'listBackwards'>;
  };
  readonly settings: { readonly repository: Pick<EngineSettings['repository'], 'id'> };
}

export interface PagesRead {
  readonly records: readonly StoredRecord[];
  readonly comments: readonly Comment[];
  readonly pages: number;
  /** False where `maxPages` ended the reading, or a record that was read was written by another version or is not complete. */
  readonly isWhole: boolean;
}

interface PagesRequest {
  readonly issue: LedgerIssue;
  readonly maxPages: number;
  /** Returns whether the records are enough; `page` has the oldest comments that were read. */
  readonly isEnough: (records: readonly StoredRecord[], page: readonly Comment[]) => boolean;
}

/**
 * Reads the pages of one ledger backwards. The continuation pieces of a record stand before it, so where some are missing, the
 * next page is read as well and decoded together with those after it.
 */
export async function readPages(engine: LedgerReader, { issue, maxPages: most, isEnough }: PagesRequest): Promise<PagesRead> {
  const found = new Map<string, StoredRecord>();
  let isWhole = true;
  const read: (readonly Comment[])[] = [];
  let isCut = false;
  const records = (): readonly StoredRecord[] => [...found.values()];
  for await (const page of engine.ports.threads.listBackwards(issue.number, issue.comments)) {
    read.unshift(page);
    const together = isCut ? read.slice(0, windowPages).flat() : page;
    const decoded = await decodePages(engine, { thread: issue.number, comments: together });
    // Of a record and its copies the original stands on the oldest page, so it is set last.
    for (const stored of decoded.records) found.set(stored.digest, stored);
    isCut = decoded.incomplete.length > 0;
    if (decoded.aside.length > 0) isWhole = false;
    if (!isCut && isEnough(records(), page)) break;
    if (read.length < most) continue;
    isWhole = false;
    break;
  }
  return { records: records(), comments: read.flat(), pages: read.length, isWhole: isWhole && !isCut };
}

async function decodePages(
  { ports, settings }: LedgerReader,
  { thread, comments }: { readonly thread: number; readonly comments: readonly Comment[] },
): Promise<DecodedRecords> {
  const { provenance } = ports;
  return decodeThreadRecords(comments, { repo: settings.repository.id, thread, tools: decodePorts(ports), provenance });
}

/** Counts the comments that other accounts than the one that wrote the records have written. */
function countForeign({ records, comments }: Pick<PagesRead, 'records' | 'comments'>): number {
  const written = new Set(records.map(({ comment }) => comment));
  const own = new Set(comments.flatMap(({ id, author }) => (written.has(id) ? [author?.id] : [])));
  return comments.filter(({ author }) => !own.has(author?.id)).length;
}

function report(engine: Reads, records: readonly StoredRecord[]): void {
  for (const own of Map.groupBy(records, ({ record }) => record.thread).values()) {
    for (const problem of verifyLedger(own)) engine.ports.log.warning(problemText(problem));
  }
}

/** The number of comments of other accounts from which people are told of them. */
const manyForeign = 100;

export interface HistoryRead {
  /** The text of `{{ history }}`. */
  readonly text: string;
  /** The finished runs of the pages that were read. */
  readonly entries: readonly HistoryEntry[];
  /** The ledger that other accounts have flooded with this number of comments; absent where they have not. */
  readonly flooded?: { readonly ledger: number; readonly comments: number } | undefined;
}

/**
 * Reads the history of earlier runs for the prompts of a new one; undefined when its pipeline does not ask for it. A failure is
 * only logged, because it is no reason not to start (Y-18). In a server the start waits for a GitHub that answers.
 */
export async function readHistory(
  engine: Reads,
  request: { readonly pipeline: string; readonly config: Pick<Pipeline, 'history'> | undefined; readonly subject: number },
): Promise<HistoryRead | undefined> {
  const history = request.config?.history;
  if (history === undefined) return undefined;
  const options = { history, subject: request.subject };
  try {
    const { entries, foreign, ledgers } = await readLedger(engine, {
      pipeline: request.pipeline,
      select: (read) => selectEntries(read, options),
      limit: history.limit,
    });
    const ledger = [...ledgers.accepting, ...ledgers.past][0]?.number;
    const isFlooded = ledger !== undefined && foreign >= manyForeign;
    return { text: renderHistory(entries, options), entries, flooded: isFlooded ? { ledger, comments: foreign } : undefined };
  } catch (error) {
    if (mustWait(engine, error)) throw error;
    const reason = messageOf(error);
    engine.ports.log.warning(
      `The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`,
    );
    return { text: '', entries: [] };
  }
}
