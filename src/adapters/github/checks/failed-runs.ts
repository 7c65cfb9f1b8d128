import { z } from 'zod';
import type { FailedCheck } from '../../../core/trigger/failed-check.ts';
import { workflowRunSchema } from '../../../core/trigger/payload.ts';
import type { Checks } from '../../../ports/checks.ts';
import type { GitHubClient } from '../client/github-client.ts';
import { absentAsUndefined, hasReason, withTranslatedErrors } from '../client/translate-error.ts';
import { createLogReader, type LogEnd } from './job-log.ts';

const mostJobs = 5;
const logBytes = 4_096;
/** Whatever is longer is read no further: a job has ten minutes, and the end of its log is not worth more. */
const mostLogBytes = 512 * 1024 * 1024;

/** Creates the part of the port for checks that reads workflow runs. */
export function createFailedRuns(client: GitHubClient): Pick<Checks, 'readRun' | 'readFailedJobs'> {
  return { readRun: (run) => readRun(client, run), readFailedJobs: (run) => readFailedJobs(client, run) };
}

async function readRun({ octokit, base }: GitHubClient, run: number): ReturnType<Checks['readRun']> {
  const request = octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...base, run_id: run });
  const response = await absentAsUndefined(withTranslatedErrors(request));
  return response && workflowRunSchema.parse(response.data);
}

const timeSchema = z.string().nullish();
const failedJobSchema = z.object({
  id: z.int(),
  name: z.string(),
  conclusion: z.string().nullable(),
  steps: z
    .array(z.object({ name: z.string(), conclusion: z.string().nullish(), started_at: timeSchema, completed_at: timeSchema }))
    .default([]),
});

type FailedJob = z.infer<typeof failedJobSchema>;
type Described = NonNullable<FailedCheck['jobs']>[number];

async function readFailedJobs(client: GitHubClient, run: number): ReturnType<Checks['readFailedJobs']> {
  const { octokit, base } = client;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
  const listed = await withTranslatedErrors(octokit.paginate(route, { ...base, run_id: run, per_page: 100 }));
  const failed = z.array(failedJobSchema).parse(listed).filter(hasFailed);
  const jobs: Described[] = [];
  for (const job of failed.slice(0, mostJobs)) jobs.push(await describeJob(client, job));
  return { jobs, left: failed.length - jobs.length };
}

function hasFailed({ conclusion }: { readonly conclusion?: string | null | undefined }): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out' || conclusion === 'cancelled';
}

async function describeJob(client: GitHubClient, { id, name, steps }: FailedJob): Promise<Described> {
  const step = steps.find(hasFailed);
  const { text, isCut } = await readLog(client, id, step);
  return { name, step: step?.name ?? '', log: text, ...(isCut ? { isCut } : {}) };
}

/** Reads the end of the log of one step, or GitHub's words where it gives none: the log is old, or was deleted. */
async function readLog(
  { octokit, base }: GitHubClient,
  job: number,
  step: FailedJob['steps'][number] | undefined,
): Promise<LogEnd> {
  const route = 'GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs';
  try {
    const parameters = { ...base, job_id: job, request: { parseSuccessResponseBody: false } };
    const response = await withTranslatedErrors(octokit.request(route, parameters));
    return await readEnd(response.data, step);
  } catch (error) {
    if (!hasReason(error, 'not-found', 'expired', 'forbidden', 'unavailable')) throw error;
    return { text: `(GitHub does not give this log: ${error.message})`, isCut: false };
  }
}

/** Streams a log through a reader that keeps its end, so that a log of any size needs little memory. */
async function readEnd(body: unknown, step: FailedJob['steps'][number] | undefined): Promise<LogEnd> {
  if (!(body instanceof ReadableStream)) throw new TypeError('The answer of GitHub has no body to read.');
  const [from, to] = [timeOf(step?.started_at), timeOf(step?.completed_at)];
  // GitHub says the times of steps in whole seconds.
  const times = from === undefined || to === undefined ? {} : { from, to: to + 999 };
  const reader = createLogReader({ ...times, maxBytes: logBytes });
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    reader.push(decoder.decode(chunk, { stream: true }));
    bytes += chunk.length;
    if (bytes > mostLogBytes) break;
  }
  return reader.end();
}

function timeOf(time: string | null | undefined): number | undefined {
  const parsed = Date.parse(time ?? '');
  return Number.isNaN(parsed) ? undefined : parsed;
}
