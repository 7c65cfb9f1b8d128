import { z } from 'zod';
import { unzipEntry } from '../../adapters/artifact/unzip-entry.ts';
import { createDeflate } from '../../adapters/compress/deflate.ts';
import { createVerifier } from '../../adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import { type ArtifactLocator, outputLimits } from '../../core/output/agent-output.ts';
import { explainLostJob } from '../../core/output/lost-job.ts';
import { openAgentOutput } from '../../core/output/open-agent-output.ts';
import { problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { openDispatch } from '../../core/record/signed-dispatch.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { AdvanceRequest, Delivery } from '../../engine/delivery.ts';
import { decodePorts } from '../../engine/record-codec.ts';
import { outputArtifact, outputFile } from '../../host/program-facts.ts';
import { createDispatcher } from '../starts/start-order.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';

type JobWork = Queued<'job'>;

const outputSchema = z.object({ order: z.string(), output: z.unknown() });

/** The content of a job's artifact. `problem` says in words why the content is not accepted. */
type Left =
  | { readonly order: string; readonly output: unknown; readonly locator: ArtifactLocator }
  | { readonly problem: string };

/**
 * Reads the order that a finished agent job carried out, and its output. The artifact holds both, but its machine may be hostile
 * and hand in the signed order of another job. So the order that we remember for the workflow run wins; after a restart, GitHub
 * must know the run by the order's title. A job without an artifact is known by the workflow run that was promised for its order, or by
 * the order of the sweep that found it.
 */
export async function readOrder(context: WorkContext, work: JobWork): Promise<AdvanceRequest | undefined> {
  const left = await readArtifact(context, work);
  if (left !== undefined && 'problem' in left) context.log.warning(left.problem);
  const remembered = await context.orders.find(work.job.run);
  const order = remembered ?? (left !== undefined && 'order' in left ? left.order : undefined);
  const carriedOut =
    order === undefined ? undefined : await openCarriedOut(context, { order, isRemembered: remembered !== undefined, work });
  const dispatch = carriedOut ?? work.lost;
  if (dispatch === undefined) return undefined;
  const workflowRun = {
    id: work.job.run,
    attempt: work.job.attempt,
    url: `${context.settings.serverUrl}/${work.repository.owner}/${work.repository.name}/actions/runs/${work.job.run}`,
  };
  return { dispatch, delivery: deliver(left, { order: carriedOut && order, dispatch, work }), workflowRun };
}

/** Opens the order that a workflow run carried out. One that is not remembered counts if the title of the run names it. */
async function openCarriedOut(
  context: WorkContext,
  { order, isRemembered, work }: { readonly order: string; readonly isRemembered: boolean; readonly work: JobWork },
): Promise<Dispatch | undefined> {
  const dispatch = openOwnOrder(context, { order, repo: work.repository.id });
  if (dispatch === undefined || isRemembered || (await isCarriedOut(context, { work, dispatch }))) return dispatch;
  return warn(
    context,
    `Workflow run ${work.job.run} handed in ${executionTitle(dispatch)}, which is not what it was started for.`,
  );
}

function deliver(left: Left | undefined, facts: { order: string | undefined; dispatch: Dispatch; work: JobWork }): Delivery {
  if (left === undefined) {
    const { conclusion, url } = facts.work.job;
    return { kind: 'lost', failure: explainLostJob([{ name: 'agent', status: 'completed', conclusion, url }]) };
  }
  if ('problem' in left) return malformed(left.problem);
  if (left.order !== facts.order) return malformed(`Workflow run ${facts.work.job.run} handed in another order than its own.`);
  const opened = openAgentOutput(JSON.stringify(left.output), facts.dispatch);
  return opened.ok ? { kind: 'output', output: opened.value, locator: left.locator } : malformed(problemText(opened.error));
}

function malformed(message: string): Delivery {
  return { kind: 'lost', failure: { reason: 'output-malformed', message } };
}

/**
 * Returns whether the workflow run carries out the order, by the title that GitHub gave the run at its dispatch: no job can
 * change that title.
 */
async function isCarriedOut(context: WorkContext, facts: { work: JobWork; dispatch: Dispatch }): Promise<boolean> {
  const { job } = facts.work;
  const dispatcher = await createDispatcher(context, facts.work);
  const runs = await dispatcher.listRuns(executionTitle(facts.dispatch), facts.dispatch.first.at);
  return runs.some(({ id }) => id === job.run);
}

async function readArtifact(context: WorkContext, work: JobWork): Promise<Left | undefined> {
  const { repository } = work;
  const recallArtifact = context.knowledge.artifacts.recall(repository.id);
  const { github } = await context.openGitHub(work, { recallArtifact });
  const artifact = await findArtifact(context, { github, work });
  if (artifact === undefined) return undefined;
  const archive = await github.artifacts.readArchive(artifact.id, { run: work.job.run, maxBytes: outputLimits.maxBytes });
  const content =
    typeof archive === 'string' ? archive : unzipEntry(archive, { name: outputFile, maxBytes: outputLimits.maxBytes });
  if (typeof content === 'string')
    return { problem: `The output of workflow run ${work.job.run} could not be read: ${content}.` };
  const json = parseUntrustedJson(Buffer.from(content).toString('utf8'), outputLimits);
  const parsed = outputSchema.safeParse(json.ok ? json.value : undefined);
  if (!parsed.success) return { problem: `The output of workflow run ${work.job.run} does not have its form.` };
  const sha256 = createNodeHasher().sha256(content);
  const { order, output } = parsed.data;
  const locator = { artifactId: artifact.id, file: outputFile, bytes: content.length, sha256, run: work.job.run };
  return { order, output, locator };
}

/**
 * Finds the artifact with the output of a job. All artifacts of the workflow run are listed, so that none of them has to be asked about
 * again; a job that made more than a page of them has hidden its own.
 */
async function findArtifact(
  { knowledge }: WorkContext,
  { github, work: { repository, job } }: { readonly github: Pick<GitHubPorts, 'listRunArtifacts'>; readonly work: JobWork },
): Promise<{ readonly id: number } | undefined> {
  const name = outputArtifact(job.attempt);
  const { artifacts, total } = await github.listRunArtifacts(job.run);
  await knowledge.artifacts.remember(repository.id, job.run, artifacts);
  const found = artifacts.find((artifact) => artifact.name === name);
  if (found !== undefined || artifacts.length >= total) return found;
  return (await github.listRunArtifacts(job.run, name)).artifacts[0];
}

export function openOwnOrder(context: WorkContext, facts: { order: string; repo: number }): Dispatch | undefined {
  const verifier = createVerifier([context.signer.publicKey]);
  const tools = decodePorts({ hasher: createNodeHasher(), compressor: createDeflate(), verifier });
  const dispatch = openDispatch(facts.order, { repo: facts.repo, now: context.clock.now(), tools, expired: 'accept' });
  return dispatch.ok ? dispatch.value : warn(context, problemText(dispatch.error));
}

function warn(context: WorkContext, message: string): undefined {
  context.log.warning(message);
  return undefined;
}
