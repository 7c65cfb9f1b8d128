import { setTimeout as sleep } from 'node:timers/promises';
import { zipSync } from 'fflate';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { dispatchSchema } from '../../src/core/record/dispatch.ts';
import { executionTitle } from '../../src/core/run/names.ts';
import { outputArtifact, outputFile } from '../../src/host/program-facts.ts';
import type { LocalGitHub } from '../../src/local/contract.ts';
import type { LocalEvent } from '../../src/local/workflow-contract.ts';

/** The agent jobs of a storm. No agent runs: each order becomes a workflow run that leaves the artifact of an agent that succeeded. */
export interface StubJobs {
  /** The number of workflow runs that were started for each execution, by repository and title. */
  readonly started: ReadonlyMap<string, number>;
  /** Resolves when no job is under way. */
  idle(): Promise<void>;
}

/** The longest time that a job takes. */
const mostMilliseconds = 1_500;

export function runStubJobs(server: LocalGitHub): StubJobs {
  const started = new Map<string, number>();
  const running = new Set<Promise<void>>();
  server.onEvent((event) => {
    if (event.dispatch === undefined) return;
    const job = carryOut(server, event, started).finally(() => running.delete(job));
    running.add(job);
  });
  return {
    started,
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function carryOut(server: LocalGitHub, event: LocalEvent, started: Map<string, number>): Promise<void> {
  const { repository, dispatch } = event;
  if (dispatch === undefined) return;
  const text = dispatch.inputs.task ?? '';
  const order = dispatchSchema.parse(JSON.parse(text));
  const title = executionTitle(order);
  const key = `${repository} ${title}`;
  started.set(key, (started.get(key) ?? 0) + 1);
  const run = {
    id: dispatch.runId,
    repository,
    workflow: `.github/workflows/${dispatch.workflow.split('/').at(-1)}`,
    title,
    event: 'workflow_dispatch',
    headSha: event.sha,
    headBranch: 'main',
    attempt: 1,
  };
  const job = { id: server.newJobId(), runId: run.id, name: 'baton / agent' };
  server.reportRun({ ...run, status: 'queued', conclusion: null });
  server.reportRun({ ...run, status: 'in_progress', conclusion: null });
  server.reportJob({ ...job, status: 'in_progress', conclusion: null });
  await sleep(Math.random() * mostMilliseconds);
  const identity = { repository, runId: run.id, jobId: job.id, label: 'agent', permissions: { actions: 'read' } } as const;
  const { runtimeToken } = server.mintJobToken(identity);
  const content = JSON.stringify({ order: text, output: buildOutput(order) });
  await upload(server.resultsUrl, { token: runtimeToken, ...job, content });
  server.reportJob({ ...job, status: 'completed', conclusion: 'success' });
  server.reportRun({ ...run, status: 'completed', conclusion: 'success' });
}

function buildOutput({ run, task, attempt, execution }: ReturnType<typeof dispatchSchema.parse>): AgentOutput {
  const at = new Date().toISOString();
  return {
    version: 1,
    run,
    task,
    attempt,
    execution,
    outcome: 'succeeded',
    handoff: { version: 1, summary: `${task} is done.` },
    results: {},
    outputs: [],
    isolated: true,
    startedAt: at,
    finishedAt: at,
    warnings: [],
  };
}

interface Upload {
  readonly token: string;
  readonly id: number;
  readonly runId: number;
  readonly content: string;
}

/** Uploads the output as the toolkit does: created, filled, finalised. */
async function upload(resultsUrl: string, { token, id, runId, content }: Upload): Promise<void> {
  const zip = zipSync({ [outputFile]: Buffer.from(content) });
  const ids = { workflow_run_backend_id: String(runId), workflow_job_run_backend_id: String(id), name: outputArtifact(1) };
  const call = async (method: string, more: object): Promise<{ readonly signed_upload_url?: string }> => {
    const response = await fetch(`${resultsUrl}twirp/github.actions.results.api.v1.ArtifactService/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...ids, ...more }),
    });
    if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { readonly signed_upload_url?: string };
  };
  const { signed_upload_url: url = '' } = await call('CreateArtifact', { version: 7 });
  await fetch(url, { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: zip });
  await call('FinalizeArtifact', { size: String(zip.length) });
}
