import { z } from 'zod';
import { transferBodySchema } from '../transfer/transfer.ts';
import { envelopeSchema } from './envelope.ts';
import {
  decisionBodySchema,
  endBodySchema,
  historyBodySchema,
  runBodySchema,
  type StoredRecord,
  taskBodySchema,
} from './record.ts';

const placed = {
  repo: true,
  subject: true,
  run: true,
  task: true,
  attempt: true,
  execution: true,
  seq: true,
  prev: true,
} as const;
const place = envelopeSchema.pick(placed).shape;

const recordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('run'), ...place, body: runBodySchema }),
  z.object({ kind: z.literal('task'), ...place, body: taskBodySchema }),
  z.object({ kind: z.literal('transfer'), ...place, body: transferBodySchema }),
  z.object({ kind: z.literal('decision'), ...place, body: decisionBodySchema }),
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
