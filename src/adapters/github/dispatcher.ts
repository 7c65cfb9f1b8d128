import { z } from 'zod';
import { executionTitle } from '../../core/run/names.ts';
import type { DispatchedRun, Dispatcher } from '../../ports/dispatcher.ts';
import { GitHubError } from '../../ports/github.ts';
import { createIdempotently, minuteAgo, readRepeatedly } from './client/create-idempotently.ts';
import type { GitHubClient } from './client/github-client.ts';
import { hasReason, withTranslatedErrors } from './client/translate-error.ts';
import { listBroken, listJobs, listRuns, readCreatedAt, type WorkflowRef } from './workflow-runs.ts';

/** Cancels a workflow run. Returns false when GitHub answers 409 (the run is completed) or 404 (the run is deleted). */
async function cancelRun({ octokit, base }: GitHubClient, run: number): Promise<boolean> {
  try {
    await withTranslatedErrors(
      octokit.request('POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel', { ...base, run_id: run }),
    );
    return true;
  } catch (error) {
    if (hasReason(error, 'conflict', 'not-found')) return false;
    throw error;
  }
}

const detailsSchema = z.object({ workflow_run_id: z.int(), html_url: z.string() });

/**
 * Dispatches a workflow. Makes one POST, or two when the server does not know `return_run_details`. Returns undefined when GitHub
 * accepted the request without an id.
 */
async function dispatchWorkflow(
  client: GitHubClient,
  workflow: WorkflowRef,
  inputs: Readonly<Record<string, string>>,
): Promise<DispatchedRun | undefined> {
  try {
    return await postDispatch(client, workflow, { inputs, return_run_details: true });
  } catch (error) {
    if (error instanceof GitHubError && isUnknownParameter(error)) return await postDispatch(client, workflow, { inputs });
    throw error;
  }
}

async function postDispatch(
  { octokit, base }: GitHubClient,
  { workflowFile, ref }: WorkflowRef,
  parameters: { readonly inputs: Readonly<Record<string, string>>; readonly return_run_details?: boolean },
): Promise<DispatchedRun | undefined> {
  const route = 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches';
  const request = octokit.request(route, { ...base, workflow_id: workflowFile, ref, ...parameters, request: { retries: 0 } });
  const details = detailsSchema.safeParse((await withTranslatedErrors(request)).data);
  return details.success ? { id: details.data.workflow_run_id, url: details.data.html_url } : undefined;
}

function isUnknownParameter({ status, message }: GitHubError): boolean {
  return (status === 400 || status === 422) && message.includes('return_run_details');
}

/** The fields of an order that are part of the title of its workflow run. */
const orderSchema = z.object({ run: z.string(), task: z.string(), execution: z.int() });

/** Creates a dispatcher for runs of one workflow file. */
export function createDispatcher(client: GitHubClient, workflow: WorkflowRef): Dispatcher {
  return {
    dispatch: (task) => dispatchTask(client, workflow, task),
    dispatchEvent: (event) => dispatchEvent(client, workflow, event),
    listRuns: (title, since) => listRuns(client, workflow, { title, since }),
    readCreatedAt: (run) => readCreatedAt(client, run),
    listJobs: (run, attempts) => listJobs(client, run, attempts),
    cancel: (run) => cancelRun(client, run),
    dispatchSweep: () => dispatchWorkflow(client, workflow, {}),
    listBroken: (since) => listBroken(client, workflow, since),
    rerunJob: async (job) => {
      const { octokit, base } = client;
      await withTranslatedErrors(
        octokit.request('POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun', { ...base, job_id: job }),
      );
    },
  };
}

async function dispatchEvent(client: GitHubClient, workflow: WorkflowRef, event: string): Promise<DispatchedRun | undefined> {
  const create = () => dispatchWorkflow(client, workflow, { event });
  return createIdempotently(client.clock, { create, find: async () => undefined });
}

async function dispatchTask(client: GitHubClient, workflow: WorkflowRef, task: string): Promise<DispatchedRun | undefined> {
  const title = executionTitle(orderSchema.parse(JSON.parse(task)));
  const since = minuteAgo(client.clock);
  const find = async () => {
    const [found] = await listRuns(client, workflow, { title, since });
    return found && { id: found.id, url: found.url };
  };
  const create = () => dispatchWorkflow(client, workflow, { task });
  const started = await createIdempotently(client.clock, { create, find });
  // An older server accepts the request without naming the run, which shows up in the list some seconds later.
  return started ?? readRepeatedly(client.clock, [1_000, 2_000, 4_000], find);
}
