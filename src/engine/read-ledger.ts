import { type HistoryEntry, toHistoryEntries } from '../core/history/history-entry.ts';
import { verifyLedger } from '../core/history/verify-ledger.ts';
import type { Comment } from '../core/record/comment.ts';
import { decodeVouched } from '../core/record/decode-vouched.ts';
import type { StoredRecord } from '../core/record/record.ts';
import type { Engine } from './engine-ports.ts';
import { type OrderedLedgers, orderLedgers } from './order-ledgers.ts';
import { readTools } from './write-tools.ts';

/** With the request that finds the ledger: three, whatever its length. */
const maxPages = 2;

export interface LedgerReading {
  readonly ledgers: OrderedLedgers;
  readonly records: readonly StoredRecord[];
  readonly entries: readonly HistoryEntry[];
}

interface LedgerRequest {
  readonly pipeline: string;
  /** Whether what was read will do. */
  readonly isEnough: (entries: readonly HistoryEntry[]) => boolean;
}

/**
 * The end of a pipeline's ledger: its last page and, if that is not enough, the page before, which may stand on the
 * ledger before. Of two that were made at once the last page of each.
 */
export async function readLedger(engine: Engine, request: LedgerRequest): Promise<LedgerReading> {
  const ledgers = orderLedgers(await engine.ports.ledgers.find('history', request.pipeline));
  const records: StoredRecord[] = [];
  const entries = (): readonly HistoryEntry[] => toHistoryEntries(records, request.pipeline);
  let pages = 0;
  for (const [index, issue] of [...ledgers.accepting, ...ledgers.past].entries()) {
    const isSibling = index < ledgers.accepting.length - 1;
    for await (const page of engine.ports.threads.listBackwards(issue.number, issue.comments)) {
      records.unshift(...(await decodePage(engine, { subject: issue.number, page })));
      pages += 1;
      if (isSibling || pages >= maxPages || request.isEnough(entries())) break;
    }
    if (pages >= maxPages || (!isSibling && request.isEnough(entries()))) break;
  }
  report(engine, records);
  return { ledgers, records, entries: entries() };
}

async function decodePage(
  { ports, settings }: Engine,
  { subject, page }: { readonly subject: number; readonly page: readonly Comment[] },
): Promise<readonly StoredRecord[]> {
  const { provenance } = ports;
  const options = { repo: settings.repository.id, subject, tools: readTools(ports), provenance };
  return (await decodeVouched(page, options)).records;
}

function report(engine: Engine, records: readonly StoredRecord[]): void {
  for (const own of Map.groupBy(records, ({ record }) => record.subject).values()) {
    for (const { code, message } of verifyLedger(own)) engine.ports.log.warning(`${code}: ${message}`);
  }
}
