import { z } from 'zod';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import { recordLimits } from '../../core/record/envelope.ts';
import type { JobContext } from './job-context.ts';
import { readTaskText } from './read-order-input.ts';

export const chosenModes = ['forward', 'plan', 'verify', 'agent', 'publish', 'single', 'sweep', 'validate', 'step'] as const;
export type ChosenMode = (typeof chosenModes)[number];

/**
 * Decides what this job does. The workflow run of a pull request's event, or of a check, never plans: it only asks for a run on
 * the default branch, under the lock of the pull request.
 */
export function chooseMode(context: Pick<JobContext, 'inputs' | 'job'>): ChosenMode {
  const { inputs, job } = context;
  if (inputs.agent !== '' && inputs.mode === 'auto') return 'step';
  // This mode only reads, so it is allowed for events of pull requests too.
  if (inputs.mode === 'validate') return 'validate';
  if (['pull_request', 'pull_request_review', 'workflow_run'].includes(job.eventName)) return 'forward';
  if (inputs.mode !== 'auto') return inputs.mode;
  const task = readTaskText(context);
  if (task === '') return 'plan';
  const json = parseUntrustedJson(task, { maxBytes: 4 * recordLimits.dispatchCharacters, maxDepth: 8, maxNodes: 10_000 });
  if (!json.ok)
    throw new Error(
      `BATON-E401: The input "task" ${json.error.message}. Start the run again instead of writing this input by hand.`,
    );
  const performer = z.looseObject({ for: z.enum(['agent', 'publish']) }).safeParse(json.value).data?.for;
  if (performer === 'agent' && inputs['agent-output-digest'] === '' && inputs['signing-key'] === '') return 'agent';
  return 'publish';
}
