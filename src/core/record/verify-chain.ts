import { compareBy } from '../compare-by.ts';
import type { Problem } from '../problem.ts';
import type { UnreadableRecord } from './decode-records.ts';
import type { StoredRecord } from './record.ts';

interface Link {
  readonly run: string;
  readonly seq: number;
  readonly prev: string;
  readonly digest: string;
}

/**
 * Returns what is missing or out of place in the chains of the runs: `seq` must have no gaps, and each `prev` must name the
 * record before. Records of a ledger are chained among themselves (`verifyLedger`).
 */
export function verifyChain(records: readonly StoredRecord[], aside: readonly UnreadableRecord[] = []): readonly Problem[] {
  const links: readonly Link[] = [
    ...records
      .filter(({ record }) => record.kind !== 'history')
      .map(({ record, digest }) => ({ run: record.run, seq: record.seq, prev: record.prev, digest })),
    ...aside.map(({ envelope, digest }) => ({ run: envelope.run, seq: envelope.seq, prev: envelope.prev, digest })),
  ];
  return [...Map.groupBy(links, ({ run }) => run).values()].flatMap(verifyRun);
}

function verifyRun(links: readonly Link[]): readonly Problem[] {
  const sorted = links.toSorted(compareBy(({ seq }) => seq));
  return sorted.flatMap((link, index) => findBreak(link, sorted[index - 1] ?? { ...link, seq: 0, digest: '' }));
}

function findBreak(link: Link, before: Link): readonly Problem[] {
  const { run, seq, prev } = link;
  if (seq !== before.seq + 1) {
    const message = `Run "${run}" has no record ${before.seq + 1}: it goes on with ${seq}. A comment was deleted, or its record is ignored.`;
    return [{ code: 'BATON-E412', message }];
  }
  if (prev === before.digest) return [];
  return [
    {
      code: 'BATON-E413',
      cause: 'broken-chain',
      message: `Record ${seq} of run "${run}" does not name the record before it. One of the two was altered.`,
    },
  ];
}

/**
 * Reports gaps between consecutive records of one ledger. Two runs of a pipeline can end at the same moment, so a gap is reported
 * and nothing is refused (DESIGN 4.5).
 */
export function verifyLedger(records: readonly StoredRecord[]): readonly Problem[] {
  const sorted = records.filter(({ record }) => record.kind === 'history').toSorted((a, b) => a.comment - b.comment);
  return sorted.slice(1).flatMap(({ record }, index): readonly Problem[] => {
    if (record.prev === sorted[index]?.digest) return [];
    const message = `The record of run "${record.run}" on ledger #${record.thread} does not continue the one before it (run "${sorted[index]?.record.run}"): two runs ended at the same moment, or a comment was deleted.`;
    return [{ code: 'BATON-E414', message }];
  });
}
