import { z } from 'zod';
import { unzipEntry } from '../../adapters/artifact/unzip-entry.ts';
import { createSystemClock } from '../../adapters/clock/create-system-clock.ts';
import { createDeflate } from '../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../adapters/crypto/create-node-hasher.ts';
import { createSigner } from '../../adapters/crypto/create-signer.ts';
import { createVerifier } from '../../adapters/crypto/create-verifier.ts';
import { createGitHub } from '../../adapters/github/create-github.ts';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import { explainLostJob } from '../../core/output/explain-lost-job.ts';
import { openAgentOutput } from '../../core/output/open-agent-output.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { openDispatch } from '../../core/record/open-dispatch.ts';
import type { WorkflowRunRef } from '../../core/record/record.ts';
import type { Delivery } from '../../engine/delivery.ts';
import { readTools } from '../../engine/write-tools.ts';
import type { Work, WorkContext } from './work.ts';

type JobWork = Extract<Work, { kind: 'job' }>;

export interface FoundOrder {
  readonly dispatch: Dispatch;
  readonly delivery: Delivery;
  readonly workflowRun: WorkflowRunRef;
}

const outputFile = 'baton-output.json';
const maxOutputBytes = 8 * 1024 * 1024;
/** As of an output itself, which stands one level down, and the order. */
const outputLimits = { maxBytes: maxOutputBytes, maxDepth: 34, maxNodes: 20_100 };
const outputSchema = z.object({ order: z.string(), output: z.unknown() });

/**
 * The order that a finished agent job carried out, and what came of it. The artifact holds both; the order in it counts
 * only with our own signature. A job without an artifact is known by the workflow run that was promised for its order.
 */
export async function findOrder(context: WorkContext, work: JobWork): Promise<FoundOrder | undefined> {
  const left = await readArtifact(context, work);
  // What we remember comes first: a job may hand in the order of another one, signed as it is.
  const order = context.orders.find(work.job.run) ?? left?.order;
  if (order === undefined) return undefined;
  const dispatch = open(context, { order, repo: work.repository.id });
  if (dispatch === undefined) return undefined;
  const workflowRun = {
    id: work.job.run,
    attempt: work.job.attempt,
    url: `${context.settings.serverUrl}/${work.repository.owner}/${work.repository.name}/actions/runs/${work.job.run}`,
  };
  const output = left?.order === order ? left.output : undefined;
  return { dispatch, delivery: deliver(output, { dispatch, work }), workflowRun };
}

function deliver(output: unknown, facts: { dispatch: Dispatch; work: JobWork }): Delivery {
  if (output === undefined) {
    const { conclusion, url } = facts.work.job;
    return { kind: 'lost', failure: explainLostJob([{ name: 'agent', status: 'completed', conclusion, url }]) };
  }
  const opened = openAgentOutput(JSON.stringify(output), facts.dispatch);
  if (opened.ok) return { kind: 'output', output: opened.value };
  return { kind: 'lost', failure: { reason: 'output-malformed', message: `${opened.error.code}: ${opened.error.message}` } };
}

async function readArtifact(context: WorkContext, work: JobWork): Promise<z.infer<typeof outputSchema> | undefined> {
  const octokit = await context.probot.auth(work.installation);
  const { owner, name: repo } = work.repository;
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
    owner,
    repo,
    run_id: work.job.run,
    name: outputFile,
  });
  const [artifact] = data.artifacts;
  if (artifact === undefined) return undefined;
  const github = createGitHub({ octokit, repository: work.repository, clock: createSystemClock() });
  const archive = await github.artifacts.getArchive(artifact.id, { run: work.job.run, maxBytes: maxOutputBytes });
  const content = typeof archive === 'string' ? archive : unzipEntry(archive, { name: outputFile, maxBytes: maxOutputBytes });
  if (typeof content === 'string') {
    context.log.warning(`The output of workflow run ${work.job.run} could not be read: ${content}.`);
    return undefined;
  }
  const json = parseUntrustedJson(Buffer.from(content).toString('utf8'), outputLimits);
  const parsed = outputSchema.safeParse(json.ok ? json.value : undefined);
  if (!parsed.success) context.log.warning(`The output of workflow run ${work.job.run} does not have its form.`);
  return parsed.data;
}

function open(context: WorkContext, facts: { order: string; repo: number }): Dispatch | undefined {
  const signer = createSigner(context.settings.signingKey);
  if (!signer.ok) throw new Error(signer.error.message);
  const tools = readTools({
    hasher: createNodeHasher(),
    compressor: createDeflate(),
    verifier: createVerifier([signer.value.publicKey]),
  });
  const dispatch = openDispatch(facts.order, { repo: facts.repo, now: createSystemClock().now(), tools });
  if (dispatch.ok) return dispatch.value;
  context.log.warning(`${dispatch.error.code}: ${dispatch.error.message}`);
  return undefined;
}
