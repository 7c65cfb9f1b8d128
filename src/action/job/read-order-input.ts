import { z } from 'zod';
import { problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { openDispatch } from '../../core/record/signed-dispatch.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { decodePorts } from '../../engine/record-codec.ts';
import type { JobContext } from './job-context.ts';

const dispatchedSchema = z.looseObject({
  inputs: z
    .looseObject({
      task: z.string().optional(),
      event: z.string().optional(),
      pipeline: z.string().optional(),
      inputs: z.string().optional(),
    })
    .nullish(),
});

/**
 * Returns the text of the signed order. Reads a dispatched one from the event file, because an input may take four times as many
 * bytes as characters, which is more than one environment string can hold (github-platform.md 24).
 */
export function readTaskText(context: Pick<JobContext, 'inputs' | 'job'>): string {
  return readDispatchedOrder(context).task ?? context.inputs.task;
}

/** Reads the inputs of a dispatch. Inputs of a pipeline that nobody named are refused: without the name the job would only sweep, and be green. */
export function readDispatchedOrder(context: { readonly job: Pick<JobContext['job'], 'eventName' | 'payload'> }): {
  readonly task?: string;
  readonly event?: string;
  readonly pipeline?: string;
} {
  if (context.job.eventName !== 'workflow_dispatch') return {};
  const parsed = dispatchedSchema.safeParse(context.job.payload);
  if (!parsed.success)
    throw new Error(
      'BATON-E910: an input task, event, pipeline or inputs of the dispatch is no text. Declare them as type: string.',
    );
  const inputs = parsed.data.inputs ?? {};
  const given = (text: string | undefined): string | undefined => (text === undefined || text === '' ? undefined : text);
  const order = { task: given(inputs.task), event: given(inputs.event), pipeline: given(inputs.pipeline) };
  const isOrder = Object.values(order).some((text) => text !== undefined);
  if (!isOrder && (inputs.inputs ?? '').trim() !== '')
    throw new Error(
      'BATON-E914: Nothing was started: the input `inputs` was given, and `pipeline` is empty. Start the workflow once more, with the name of a pipeline in `pipeline`.',
    );
  return order;
}

/** Opens the order of a job with write access. Accepts an expired order too, so that its task gets an end. */
export function openOrder({ ports, settings }: Engine, order: string): Dispatch {
  const dispatch = openDispatch(order, {
    repo: settings.repository.id,
    now: ports.clock.now(),
    tools: decodePorts(ports),
    unsigned: ports.signer === undefined,
    expired: 'accept',
  });
  if (!dispatch.ok) throw new Error(problemText(dispatch.error));
  return dispatch.value;
}
