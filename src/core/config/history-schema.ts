import { z } from 'zod';

/** What `{{ history }}` shows of the pipeline's earlier runs. Empty lists mean all, as in the documents users know. */
export const historySchema = z
  .strictObject({
    limit: z.int().min(1).max(20).default(5).describe('How many runs are shown at most, 1 to 20.'),
    phases: z
      .array(z.enum(['succeeded', 'failed']))
      .default([])
      .describe('Which runs are shown: succeeded, failed. Absent or empty: both. Runs with nothing to do count as succeeded.'),
    'include-keys': z
      .array(z.string().regex(/^(?:[A-Za-z_][A-Za-z0-9_-]{0,63}|handoff\.data\.\S.{0,255})$/))
      .default([])
      .describe(
        'Lines of a run that are shown, in this order: keys of results, and `error`, `message`, `duration`, `handoff_summary`, `handoff_detail`, `handoff.data.<key>`. Absent or empty: all but those of the handoff.',
      ),
    scope: z
      .enum(['pipeline', 'subject'])
      .default('pipeline')
      .describe('pipeline: all runs of this pipeline. subject: only those about the same issue or pull request.'),
    'max-bytes': z
      .int()
      .min(256)
      .max(65_536)
      .default(16_384)
      .describe('How long the text may get, in bytes; what is beyond is cut, and says so.'),
  })
  .describe('Remember how runs of this pipeline ended, and show it to later ones as `{{ history }}`.');

export type History = z.infer<typeof historySchema>;
