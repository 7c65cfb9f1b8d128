import { z } from 'zod';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import { type ArtifactRef, artifactRefSchema, outputLimits } from '../../core/output/agent-output.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { explainLostJob, explainVanishedRun } from '../../core/output/lost-job.ts';
import { openAgentOutput } from '../../core/output/open-agent-output.ts';
import { verifyOutput } from '../../core/output/output-digest.ts';
import { problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { Delivery } from '../../engine/delivery.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { isTakenOver } from '../../engine/gate/worker.ts';
import type { ArtifactReader } from '../../ports/artifacts.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import type { JobContext } from '../job/job-context.ts';

interface DeliveryRequest {
  readonly dispatch: Dispatch;
  readonly engine: Engine;
  readonly artifacts: ArtifactReader;
  readonly dispatcher: Dispatcher;
}

/**
 * Reads the result of the agent job from its outputs. It never reports a loss that may be a result (DESIGN 2). Returns
 * undefined if a loss was to be recorded and nothing is lost.
 */
export async function readDelivery(context: JobContext, request: DeliveryRequest): Promise<Delivery | undefined> {
  const { inputs, job } = context;
  const { lost } = request.dispatch;
  if (lost !== undefined) return readLoss(context, { ...request, lost });
  if (request.dispatch.for === 'publish') return { kind: 'built-in' };
  const output = inputs['agent-output'];
  const description = inputs['agent-output-digest'];
  if (output === '' && description === '') return { kind: 'lost', failure: await explainSilence(request, job.workflowRun.id) };
  const verdict = verifyOutput(output, description, (text) => request.engine.ports.hasher.sha256(text));
  if (verdict !== 'fits') {
    return {
      kind: 'lost',
      failure: {
        reason: 'output-withheld',
        message: `The output of the agent job is "${verdict}": its digest says ${description || 'nothing'}, and ${output.length} characters arrived. GitHub drops outputs that hold a masked value; something in the agent's output equals a secret of the repository, or a line of one.`,
      },
    };
  }
  return openOutput(output, { ...request, run: job.workflowRun.id });
}

/** Reads the loss that an order is to record; undefined where the lost workflow run, or another one of the execution, is at work again. */
export async function readLoss(
  { job }: Pick<JobContext, 'job'>,
  { dispatch, dispatcher, lost }: Pick<DeliveryRequest, 'dispatch' | 'dispatcher'> & { readonly lost: number },
): Promise<Delivery | undefined> {
  if (await isTakenOver(dispatcher, { order: dispatch, own: job.workflowRun.id })) return undefined;
  const failure = explainVanishedRun(lost, await dispatcher.listJobs(lost));
  return failure && { kind: 'lost', failure };
}

/**
 * Explains why the agent job left no output. An expired order does not start its agent, and its expiry explains more than the
 * failure of the job.
 */
async function explainSilence({ dispatch, engine, dispatcher }: DeliveryRequest, run: number): Promise<OwnFailure> {
  const limit = dispatch['not-after'];
  const lost = explainLostJob(await dispatcher.listJobs(run));
  const isLate = Date.parse(engine.ports.clock.now()) > Date.parse(limit);
  // The agent job fails at once if its order has expired. A cancelled or lost job has a conclusion of its own.
  if (!isLate || lost.reason !== 'job-failed') return lost;
  return { reason: 'order-expired', message: `The order was valid until ${limit}, and its agent had not started by then.` };
}

async function openOutput(text: string, request: DeliveryRequest & { run: number }): Promise<Delivery> {
  const artifact = readLocator(text);
  const content = artifact === undefined ? text : await download(artifact, request);
  if (typeof content !== 'string') return { kind: 'lost', failure: content };
  const output = openAgentOutput(content, request.dispatch);
  if (output.ok) return { kind: 'output', output: output.value };
  return { kind: 'lost', failure: { reason: 'output-malformed', message: problemText(output.error) } };
}

function readLocator(text: string): ArtifactRef | undefined {
  const json = parseUntrustedJson(text, outputLimits);
  return json.ok ? z.strictObject({ artifact: artifactRefSchema }).safeParse(json.value).data?.artifact : undefined;
}

async function download(ref: ArtifactRef, request: DeliveryRequest & { run: number }): Promise<string | OwnFailure> {
  const content = await request.artifacts.download(ref, { run: request.run, maxBytes: outputLimits.maxBytes });
  if (typeof content !== 'string') return Buffer.from(content).toString('utf8');
  return {
    reason: 'output-unreadable',
    message: `The output of the agent job is in artifact ${ref.artifactId} (${ref.file}), which could not be read: ${content}.`,
  };
}
