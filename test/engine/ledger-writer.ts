import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { HistoryRecord } from '../../src/core/record/history-record.ts';
import type { BatonRecord } from '../../src/core/record/record.ts';
import { type Harness, repositoryId } from '../support/engine-harness.ts';
import { bot, createWriteTools, stranger } from '../support/record-builders.ts';

/** The moment from which the minutes of entries are counted. */
export const noon = '2026-03-18T12:00:00.000Z';

export const minutesAfter = (minutes: number): string => new Date(Date.parse(noon) + minutes * 60_000).toISOString();

interface Entry {
  readonly run: string;
  /** When it was written, in minutes after noon. */
  readonly at?: number;
  /** When the run ended, where it was not then. */
  readonly endedAt?: number;
  readonly pipeline?: string;
  readonly startedAt?: string;
  readonly executions?: number;
  /** The digest that the record names as that of the one before it. */
  readonly prev?: string;
  /** Another version of Baton wrote the record. */
  readonly isStrange?: boolean;
}

/** Puts the entry of a run on a ledger, as Baton does when the run ends. Returns the comment, and the digest of the record. */
export function writeEntry(harness: Harness, ledger: number, entry: Entry): { readonly body: string; readonly digest: string } {
  const { run, at = 1, endedAt = at, pipeline = 'fix', startedAt = 's', executions = 1, prev = '', isStrange = false } = entry;
  const record: HistoryRecord = {
    ...{ kind: 'history', repo: repositoryId, thread: ledger, run, task: '', attempt: 0, prev },
    // Each end of a run has a place of its own.
    ...{ seq: harness.threads.count(ledger) + 1, execution: harness.threads.count(ledger) },
    body: {
      ...{ pipeline, subject: 42, outcome: 'succeeded', results: {}, startedAt, finishedAt: minutesAfter(endedAt) },
      usage: { executions, parts: [] },
    },
  };
  const written = isStrange ? ({ ...record, kind: 'later' } as unknown as BatonRecord) : record;
  const { markers, digest } = encodeRecord(written, createWriteTools(harness.engine.ports.signer));
  const { body } = harness.threads.post({
    subject: ledger,
    body: `An entry.\n\n${markers[0]}`,
    author: bot,
    at: minutesAfter(at),
  });
  return { body, digest };
}

/** Strangers comment on a ledger. */
export function flood(harness: Harness, ledger: number, { comments, at }: { comments: number; at: number }): void {
  for (let count = 0; count < comments; count += 1)
    harness.threads.post({ subject: ledger, body: 'noise', author: stranger, at: minutesAfter(at) });
}

export const pagesOf = ({ threads }: Harness): readonly string[] =>
  threads.requests.filter((request) => request.startsWith('page'));
