import { z } from 'zod';
import { toSeconds } from '../../core/text/times.ts';
import type { BrokenRun, WorkflowJob, WorkflowRun } from '../../ports/dispatcher.ts';
import type { GitHubClient } from './client/github-client.ts';
import { hasReason, withTranslatedErrors } from './client/translate-error.ts';

export interface WorkflowRef {
  /** The name of the file in `.github/workflows`, or its id. */
  readonly workflowFile: string;
  /** The branch whose version of the file runs. */
  readonly ref: string;
  /** A file whose runs are listed as well where no run of this one is at work. */
  readonly otherFile?: string;
}

const listedRunSchema = z.object({
  id: z.int(),
  display_title: z.string(),
  status: z.string().nullable(),
  conclusion: z.string().nullable(),
  html_url: z.string(),
});

type ListedRun = z.infer<typeof listedRunSchema>;

const toRun = ({ id, display_title: title, status, conclusion, html_url: url }: ListedRun): WorkflowRun => {
  return { id, title, status: status ?? '', conclusion, url };
};

const runsSchema = z.array(listedRunSchema.transform(toRun));

const eventRunSchema = listedRunSchema
  .extend({ event: z.string(), created_at: z.string() })
  .transform(({ event, created_at: createdAt, ...run }) => ({ ...toRun(run), event, createdAt }));

const jobsSchema = z.array(
  z
    .object({
      id: z.int(),
      name: z.string(),
      status: z.string(),
      conclusion: z.string().nullable(),
      html_url: z.string().nullable(),
      completed_at: z.string().nullish(),
      runner_id: z.int().nullish(),
      run_attempt: z.int().default(1),
    })
    .transform(({ html_url: url, runner_id: runner, run_attempt: attempt, completed_at: endedAt, ...job }) => {
      return { ...job, url: url ?? '', began: (runner ?? 0) > 0, attempt, endedAt: endedAt ?? undefined };
    }),
);

const brokenSchema = z.array(
  z
    .object({ id: z.int(), display_title: z.string(), event: z.string(), actor: z.object({ login: z.string() }).nullish() })
    .transform(({ id, display_title: title, event, actor }) => ({ id, title, event, actor: actor?.login ?? '' })),
);

const brokenConclusions = ['failure', 'cancelled', 'timed_out'] as const;
const pageSize = 100;
/** GitHub lists at most 1,000 runs with a filter. */
const maxPages = 10;

/** Returns when a workflow run was created. */
export async function readCreatedAt({ octokit, base }: GitHubClient, run: number): Promise<string> {
  const request = octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...base, run_id: run });
  return z.object({ created_at: z.string() }).parse((await withTranslatedErrors(request)).data).created_at;
}

/** Lists the jobs of a workflow run: of its last attempt, or of all. */
export async function listJobs(
  { octokit, base }: GitHubClient,
  run: number,
  filter: 'latest' | 'all' = 'latest',
): Promise<readonly WorkflowJob[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
  const parameters = { ...base, run_id: run, filter, per_page: 100 };
  return jobsSchema.parse(await withTranslatedErrors(octokit.paginate(route, parameters)));
}

/**
 * Returns a filter for runs created since a time, to the second. GitHub stores no fractions, so a run created within that second
 * is included.
 */
function createdSince(time: string): string {
  return `>=${toSeconds(time)}`;
}

interface RunsRequest {
  readonly title: string;
  readonly since: string;
}

/**
 * Lists the dispatched runs of a workflow file whose title contains the given words, newest first. One request for each 100 runs,
 * and the same for the other file where none of them is at work.
 */
export async function listRuns(
  client: GitHubClient,
  workflow: WorkflowRef,
  request: RunsRequest,
): Promise<readonly WorkflowRun[]> {
  const { workflowFile, otherFile } = workflow;
  const own = await listRunsOf(client, workflowFile, request);
  if (otherFile === undefined || otherFile === workflowFile || own.some(({ status }) => status !== 'completed')) return own;
  const others = await listRunsOf(client, otherFile, request).catch(noneWithoutFile);
  return [...own, ...others].toSorted((a, b) => b.id - a.id);
}

function noneWithoutFile(thrown: unknown): readonly WorkflowRun[] {
  if (hasReason(thrown, 'not-found')) return [];
  throw thrown;
}

async function listRunsOf(
  { octokit, base }: GitHubClient,
  workflowFile: string,
  { title, since }: RunsRequest,
): Promise<readonly WorkflowRun[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const filter = { event: 'workflow_dispatch', created: createdSince(since), per_page: 100 };
  const runs = await withTranslatedErrors(octokit.paginate(route, { ...base, workflow_id: workflowFile, ...filter }));
  return runsSchema.parse(runs).filter((run) => containsWords(run.title, title));
}

/** A run of a workflow file, of whatever event. */
export interface EventRun extends WorkflowRun {
  readonly event: string;
  readonly createdAt: string;
}

/** Lists the runs of a workflow file since a time, of all events, newest first: at most 1,000. None where there is no such file. */
export async function listAllRuns(client: GitHubClient, workflowFile: string, since: string): Promise<readonly EventRun[]> {
  const listed = await listNewest(client, workflowFile, { created: createdSince(since) }).catch(noneWithoutFile);
  return z.array(eventRunSchema).parse(listed);
}

/**
 * Lists the newest runs of a workflow file that completed without success: three requests, one more for each further 100 runs.
 * Where GitHub's list is full, whoever may comment could have filled it, so the runs that were dispatched are listed on their own.
 */
export async function listBroken(client: GitHubClient, workflow: WorkflowRef, since: string): Promise<readonly BrokenRun[]> {
  const found: BrokenRun[] = [];
  for (const status of brokenConclusions) {
    const filter = { status, created: createdSince(since) };
    const list = async (more = {}) => brokenSchema.parse(await listNewest(client, workflow.workflowFile, { ...filter, ...more }));
    const listed = await list();
    const isFull = listed.length >= maxPages * pageSize;
    found.push(...listed, ...(isFull ? await list({ event: 'workflow_dispatch' }) : []));
  }
  return [...new Map(found.map((run) => [run.id, run])).values()];
}

async function listNewest(
  { octokit, base }: GitHubClient,
  workflowFile: string,
  filter: { readonly status?: (typeof brokenConclusions)[number]; readonly created: string; readonly event?: string },
): Promise<readonly unknown[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  let pages = 0;
  const query = { ...base, workflow_id: workflowFile, ...filter, per_page: pageSize };
  const list = octokit.paginate(route, query, ({ data }, done) => {
    pages += 1;
    if (pages === maxPages) done();
    return data as unknown[];
  });
  return withTranslatedErrors(list);
}

/**
 * Returns whether a title contains these words as a whole: `fix-4/fix 1` is in `Baton fix-4/fix 1` but not in `fix-4/fix 12`. A hyphen at the end
 * stands before the rest of a name: `fix-` is in both, but not in `hot-fix-4/fix 1`.
 */
function containsWords(title: string, words: string): boolean {
  return ` ${title} `.includes(words.endsWith('-') ? ` ${words}` : ` ${words} `);
}
