import { z } from 'zod';
import { flag, optionalFlag, optionalMode } from '../json/common-schemas.ts';

export const handoffDemandSchema = z
  .strictObject({
    required: flag.describe(
      'The stage fails without a valid handoff, after the agent was asked once more. A stage that had nothing to do (`noop`) needs none. Absent: it goes on without one.',
    ),
    data: z
      .record(z.string(), z.unknown().describe('A keyword of JSON Schema.'))
      .optional()
      .describe(
        'JSON Schema that `data` of the handoff must fit, in 2020-12 or, with `$schema`, draft-07. Values are texts. No `$ref` to elsewhere.',
      ),
    instruct: optionalMode.describe(
      'auto, also when absent: the agent is told how to write a handoff. off: the prompt says it, or nothing does.',
    ),
    coerce: optionalFlag.describe(
      'Numbers and booleans in `data` of the handoff are kept as texts, each as it was written. Absent: only texts are accepted, and the message says what to write.',
    ),
  })
  .describe('What the handoff of this stage must be.');

export type HandoffDemand = z.infer<typeof handoffDemandSchema>;
