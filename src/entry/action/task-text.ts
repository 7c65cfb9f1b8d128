import { z } from 'zod';
import type { JobContext } from './job-context.ts';

const dispatchedSchema = z.looseObject({
  inputs: z.looseObject({ task: z.string().optional(), event: z.string().optional(), pipeline: z.string().optional() }).nullish(),
});

/**
 * The signed order. A dispatched one is read from the event file: an input may be up to four times as many bytes as
 * characters, more than one environment string can hold (github-platform.md 24).
 */
export function taskText(context: Pick<JobContext, 'inputs' | 'job'>): string {
  return readDispatched(context).task ?? context.inputs.task;
}

export function readDispatched(context: Pick<JobContext, 'job'>): {
  readonly task?: string;
  readonly event?: string;
  readonly pipeline?: string;
} {
  if (context.job.eventName !== 'workflow_dispatch') return {};
  const parsed = dispatchedSchema.safeParse(context.job.payload);
  if (!parsed.success)
    throw new Error('BATON-E910: an input task, event or pipeline of the dispatch is no text. Declare them as type: string.');
  const inputs = parsed.data.inputs ?? {};
  const given = (text: string | undefined): string | undefined => (text === undefined || text === '' ? undefined : text);
  return { task: given(inputs.task), event: given(inputs.event), pipeline: given(inputs.pipeline) };
}
