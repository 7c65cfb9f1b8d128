import { z } from 'zod';

/** How long things are kept. Records and history are not among them: they stay until somebody deletes their comments. */
export const retentionSchema = z
  .strictObject({
    'working-copies': z
      .string()
      .regex(/^[1-9][0-9]{0,2}d$/)
      .optional()
      .describe(
        'Days after which the files of an execution that a job left behind on a self-hosted runner are removed, as `7d`. Absent: 7d.',
      ),
    artifacts: z
      .string()
      .regex(/^(?:[1-9]|[1-9][0-9]|[1-3][0-9]{2}|400)d$/)
      .optional()
      .describe(
        'Days that GitHub keeps the artifacts of this pipeline, as `30d`, at most 400d and never more than the repository allows. Absent: 30d.',
      ),
    prompts: z
      .boolean()
      .optional()
      .describe(
        'Keep the prompt of every execution as an artifact of its job. Everybody who can read the repository can download it. Absent: true, with a warning in public repositories.',
      ),
  })
  .describe('How long working copies and artifacts are kept. Records are kept for good.');
