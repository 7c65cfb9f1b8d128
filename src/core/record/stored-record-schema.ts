import { z } from 'zod';
import { transferBodySchema } from '../transfer/transfer.ts';
import { endBodySchema, historyBodySchema, runBodySchema, type StoredRecord, taskBodySchema } from './record.ts';

const place = {
  repo: z.int(),
  subject: z.int(),
  run: z.string(),
  task: z.string(),
  attempt: z.int(),
  execution: z.int(),
  seq: z.int(),
  prev: z.string(),
};

const recordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('run'), ...place, body: runBodySchema }),
  z.object({ kind: z.literal('task'), ...place, body: taskBodySchema }),
  z.object({ kind: z.literal('transfer'), ...place, body: transferBodySchema }),
  z.object({ kind: z.literal('end'), ...place, body: endBodySchema }),
  z.object({ kind: z.literal('history'), ...place, body: historyBodySchema }),
]);

/** Records as `baton records --json` prints them: verified there, not again where they are read back. */
export const storedRecordSchema: z.ZodType<StoredRecord> = z.object({
  record: recordSchema,
  digest: z.string(),
  comment: z.int(),
  writtenAt: z.string().optional(),
  envelope: z.unknown(),
});
