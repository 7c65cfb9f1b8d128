import { z } from 'zod';
import { childBodySchema } from '../children/child.ts';
import { transferBodySchema } from '../transfer/transfer.ts';
import { decisionBodySchema } from './decision-record.ts';
import { recordPlaceSchema } from './envelope.ts';
import { historyBodySchema } from './history-record.ts';
import { endBodySchema, runBodySchema, type StoredRecord, taskBodySchema } from './record.ts';

const place = recordPlaceSchema.shape;

const recordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('run'), ...place, body: runBodySchema }),
  z.object({ kind: z.literal('task'), ...place, body: taskBodySchema }),
  z.object({ kind: z.literal('transfer'), ...place, body: transferBodySchema }),
  z.object({ kind: z.literal('child'), ...place, body: childBodySchema }),
  z.object({ kind: z.literal('decision'), ...place, body: decisionBodySchema }),
  z.object({ kind: z.literal('end'), ...place, body: endBodySchema }),
  z.object({ kind: z.literal('history'), ...place, body: historyBodySchema }),
]);

const printedRecordSchema = z.object({
  record: recordSchema,
  digest: z.string(),
  comment: z.int(),
  writtenAt: z.string().optional(),
  envelope: z.unknown(),
});

/** A record as `baton records --json` prints it: with the names of the envelope, where the thread is called `subject`. */
export type PrintedRecord = Omit<StoredRecord, 'record'> & {
  readonly record: Omit<StoredRecord['record'], 'thread'> & { readonly subject: number };
};

/** Returns a record with the names that people and other programs see. */
export function printRecord({ record, ...rest }: StoredRecord): PrintedRecord {
  const { kind, repo, thread, ...more } = record;
  return { record: { kind, repo, subject: thread, ...more }, ...rest };
}

/** Parses records that `baton records --json` printed. Their signatures were verified there and are not verified again. */
export const storedRecordSchema = printedRecordSchema.transform(({ record: { subject: thread, ...more }, ...rest }) => {
  // The compiler does not follow that a discriminated union keeps its members when one of their common keys is renamed.
  return { record: { ...more, thread } as StoredRecord['record'], ...rest } satisfies StoredRecord;
});
