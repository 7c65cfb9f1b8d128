import type { Pipeline } from '../../core/config/schema/config-schema.ts';
import { type HistoryEntry, selectEntries, toHistoryEntries } from '../../core/history/history-entry.ts';
import { renderHistory } from '../../core/history/render-history.ts';
import { messageOf, problemText } from '../../core/problem.ts';
import { decodeThreadRecords } from '../../core/record/decode-records.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { verifyLedger } from '../../core/record/verify-chain.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Reads } from '../engine-ports.ts';
import { decodePorts } from '../record-codec.ts';
import { type SortedLedgers, sortLedgers } from './run-threads.ts';

/** With the request that finds the ledger there are three requests, whatever the length of the ledger. */
const maxPages = 2;

export interface LedgerReading {
  readonly ledgers: SortedLedgers;
  readonly records: readonly StoredRecord[];
  readonly entries: readonly HistoryEntry[];
}

interface LedgerRequest {
  readonly pipeline: string;
  /** Returns true when the entries that were read are enough. */
  readonly isEnough: (entries: readonly HistoryEntry[]) => boolean;
}

/**
 * Reads the end of a pipeline's ledger: its last page and, if that is not enough, the page before, which may belong to the
 * ledger before. Of two ledgers that were made at the same time reads the last page of each.
 */
export async function readLedger(engine: Reads, request: LedgerRequest): Promise<LedgerReading> {
  const ledgers = sortLedgers(await engine.ports.ledgers.list('history', request.pipeline));
  const records: StoredRecord[] = [];
  const entries = (): readonly HistoryEntry[] => toHistoryEntries(records, request.pipeline);
  let pages = 0;
  for (const [index, issue] of [...ledgers.accepting, ...ledgers.past].entries()) {
    const isSibling = index < ledgers.accepting.length - 1;
    for await (const page of engine.ports.threads.listBackwards(issue.number, issue.comments)) {
      records.unshift(...(await decodePage(engine, { thread: issue.number, page })));
      pages += 1;
      if (isSibling || pages >= maxPages || request.isEnough(entries())) break;
    }
    if (pages >= maxPages || (!isSibling && request.isEnough(entries()))) break;
  }
  report(engine, records);
  return { ledgers, records, entries: entries() };
}

async function decodePage(
  { ports, settings }: Reads,
  { thread, page }: { readonly thread: number; readonly page: readonly Comment[] },
): Promise<readonly StoredRecord[]> {
  const { provenance } = ports;
  const options = { repo: settings.repository.id, thread, tools: decodePorts(ports), provenance };
  return (await decodeThreadRecords(page, options)).records;
}

function report(engine: Reads, records: readonly StoredRecord[]): void {
  for (const own of Map.groupBy(records, ({ record }) => record.thread).values()) {
    for (const problem of verifyLedger(own)) engine.ports.log.warning(problemText(problem));
  }
}

interface HistoryRequest {
  readonly pipeline: string;
  readonly config: Pick<Pipeline, 'history'> | undefined;
  readonly subject: number;
}

/**
 * Reads the history of earlier runs for the prompts of a new one; undefined when its pipeline does not ask for it. A failure is
 * only logged, because it is no reason not to start (Y-18).
 */
export async function readHistory(engine: Reads, request: HistoryRequest): Promise<string | undefined> {
  const history = request.config?.history;
  if (history === undefined) return undefined;
  const options = { history, subject: request.subject };
  try {
    const { entries } = await readLedger(engine, {
      pipeline: request.pipeline,
      isEnough: (read) => selectEntries(read, options).length >= history.limit,
    });
    return renderHistory(entries, options);
  } catch (error) {
    const reason = messageOf(error);
    engine.ports.log.warning(
      `The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`,
    );
    return '';
  }
}
