import { z } from 'zod';
import type { JobContext } from './job-context.ts';
import { taskText } from './task-text.ts';

export type ChosenMode = 'forward' | 'plan' | 'agent' | 'publish' | 'single' | 'step';

/** What this job does. A pull request's own workflow run never plans: it only asks for a run on the default branch. */
export function chooseMode(context: Pick<JobContext, 'inputs' | 'job'>): ChosenMode {
  const { inputs, job } = context;
  if (inputs.agent !== '' && inputs.mode === 'auto') return 'step';
  if (job.eventName === 'pull_request') return 'forward';
  if (inputs.mode !== 'auto') return inputs.mode;
  const task = taskText(context);
  if (task === '') return 'plan';
  const performer = z.looseObject({ for: z.enum(['agent', 'publish']) }).safeParse(JSON.parse(task)).data?.for;
  if (performer === 'agent' && inputs['agent-output-digest'] === '' && inputs['signing-key'] === '') return 'agent';
  return 'publish';
}
