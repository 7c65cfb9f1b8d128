import { z } from 'zod';
import { executionTitle } from '../../core/run/names.ts';
import { toSeconds } from '../../core/text/times.ts';
import type { BrokenRun, DispatchedRun, Dispatcher, WorkflowRun } from '../../ports/dispatcher.ts';
import { GitHubError } from '../../ports/github.ts';
import { createIdempotently, minuteAgo, readRepeatedly } from './client/create-idempotently.ts';
import type { GitHubClient } from './client/github-client.ts';
import { hasReason, withTranslatedErrors } from './client/translate-error.ts';

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

export interface WorkflowFile {
  /** The name of the file in `.github/workflows`, or its id. */
  readonly workflowFile: string;
  /** The branch whose version of the file runs. */
  readonly ref: string;
}

const detailsSchema = z.object({ workflow_run_id: z.int(), html_url: z.string() });

/**
 * Dispatches a workflow. Makes one POST, or two when the server does not know `return_run_details`. Returns undefined when GitHub
 * accepted the request without an id.
 */
async function dispatchWorkflow(
  client: GitHubClient,
  workflow: WorkflowFile,
  inputs: Readonly<Record<string, string>>,
): Promise<DispatchedRun | undefined> {
  try {
    return await postDispatch(client, workflow, { inputs, return_run_details: true });
  } catch (error) {
    if (error instanceof GitHubError && isUnknownParameter(error)) {
      return await postDispatch(client, workflow, { inputs });
    }
    throw error;
  }
}

interface DispatchParameters {
  readonly inputs: Readonly<Record<string, string>>;
  readonly return_run_details?: boolean;
}

async function postDispatch(
  { octokit, base }: GitHubClient,
  { workflowFile, ref }: WorkflowFile,
  parameters: DispatchParameters,
): Promise<DispatchedRun | undefined> {
  const route = 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches';
  const request = octokit.request(route, { ...base, workflow_id: workflowFile, ref, ...parameters, request: { retries: 0 } });
  const details = detailsSchema.safeParse((await withTranslatedErrors(request)).data);
  return details.success ? { id: details.data.workflow_run_id, url: details.data.html_url } : undefined;
}

function isUnknownParameter({ status, message }: GitHubError): boolean {
  return (status === 400 || status === 422) && message.includes('return_run_details');
}

const runsSchema = z.array(
  z
    .object({
      id: z.int(),
      display_title: z.string(),
      status: z.string().nullable(),
      conclusion: z.string().nullable(),
      html_url: z.string(),
    })
    .transform((run) => ({
      id: run.id,
      title: run.display_title,
      status: run.status ?? '',
      conclusion: run.conclusion,
      url: run.html_url,
    })),
);

const jobsSchema = z.array(
  z
    .object({
      id: z.int(),
      name: z.string(),
      status: z.string(),
      conclusion: z.string().nullable(),
      html_url: z.string().nullable(),
      runner_id: z.int().nullish(),
      run_attempt: z.int().default(1),
    })
    .transform(({ html_url: url, runner_id: runner, run_attempt: attempt, ...job }) => {
      return { ...job, url: url ?? '', began: (runner ?? 0) > 0, attempt };
    }),
);

const brokenSchema = z.array(
  z.object({ id: z.int(), display_title: z.string() }).transform(({ id, display_title: title }) => ({ id, title })),
);

const brokenConclusions = ['failure', 'cancelled', 'timed_out'] as const;
/** The limit for each conclusion. */
const maxBrokenPages = 3;

/** The fields of an order that are part of the title of its workflow run. */
const orderSchema = z.object({ run: z.string(), task: z.string(), execution: z.int() });

/** Creates a dispatcher for runs of one workflow file. */
export function createDispatcher(client: GitHubClient, workflow: WorkflowFile): Dispatcher {
  return {
    dispatch: (task) => dispatchTask(client, workflow, task),
    dispatchEvent: (event) => dispatchEvent(client, workflow, event),
    listRuns: (title, since) => listRuns(client, workflow, { title, since }),
    readCreatedAt: async (run) => {
      const { octokit, base } = client;
      const request = octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...base, run_id: run });
      return z.object({ created_at: z.string() }).parse((await withTranslatedErrors(request)).data).created_at;
    },
    listJobs: async (run) => {
      const { octokit, base } = client;
      const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
      return jobsSchema.parse(await withTranslatedErrors(octokit.paginate(route, { ...base, run_id: run, per_page: 100 })));
    },
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

async function dispatchEvent(client: GitHubClient, workflow: WorkflowFile, event: string): Promise<DispatchedRun | undefined> {
  const create = () => dispatchWorkflow(client, workflow, { event });
  return createIdempotently(client.clock, { create, find: async () => undefined });
}

async function dispatchTask(client: GitHubClient, workflow: WorkflowFile, task: string): Promise<DispatchedRun | undefined> {
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

/**
 * Returns a filter for runs created since a time, to the second. GitHub stores no fractions, so a run created within that second
 * is included.
 */
function createdSince(time: string): string {
  return `>=${toSeconds(time)}`;
}

async function listRuns(
  { octokit, base }: GitHubClient,
  { workflowFile }: WorkflowFile,
  { title, since }: { readonly title: string; readonly since: string },
): Promise<readonly WorkflowRun[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const filter = { event: 'workflow_dispatch', created: createdSince(since), per_page: 100 };
  const runs = await withTranslatedErrors(octokit.paginate(route, { ...base, workflow_id: workflowFile, ...filter }));
  return runsSchema.parse(runs).filter((run) => containsWords(run.title, title));
}

async function listBroken(
  { octokit, base }: GitHubClient,
  { workflowFile }: WorkflowFile,
  since: string,
): Promise<readonly BrokenRun[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const found: BrokenRun[] = [];
  for (const status of brokenConclusions) {
    let pages = 0;
    const filter = { ...base, workflow_id: workflowFile, status, created: createdSince(since), per_page: 100 };
    const list = octokit.paginate(route, filter, ({ data }, done) => {
      pages += 1;
      if (pages === maxBrokenPages) done();
      return data as unknown[];
    });
    found.push(...brokenSchema.parse(await withTranslatedErrors(list)));
  }
  return found;
}

/** Returns whether a title contains these words as a whole: `fix-4/fix 1` is in `Baton fix-4/fix 1` but not in `fix-4/fix 12`. */
function containsWords(title: string, words: string): boolean {
  return ` ${title} `.includes(` ${words} `);
}
