import { z } from 'zod';
import type { FailedCheck } from '../../../core/trigger/failed-check.ts';
import { workflowRunSchema } from '../../../core/trigger/payload.ts';
import type { Checks } from '../../../ports/checks.ts';
import { GitHubError } from '../../../ports/github.ts';
import type { GitHubClient } from '../client/github-client.ts';
import { absentAsUndefined, hasReason, withTranslatedErrors } from '../client/translate-error.ts';
import { createLogReader, type LogEnd } from './job-log.ts';

const mostJobs = 5;
const logBytes = 4_096;
/** Whatever is longer is read no further: a job has ten minutes, and the end of its log is not worth more. */
const mostLogBytes = 512 * 1024 * 1024;

/** The time for one log. Five of them leave the job half of its ten minutes. */
const logMilliseconds = 45_000;

/** Creates the part of the port for checks that reads workflow runs. */
export function createFailedRuns(
  client: GitHubClient,
  { milliseconds = logMilliseconds }: Partial<Pick<Reading, 'milliseconds'>> = {},
): Pick<Checks, 'readRun' | 'readFailedJobs'> {
  return { readRun: (run) => readRun(client, run), readFailedJobs: (run) => readFailedJobs({ client, milliseconds }, run) };
}

async function readRun({ octokit, base }: GitHubClient, run: number): ReturnType<Checks['readRun']> {
  const request = octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...base, run_id: run });
  const response = await absentAsUndefined(withTranslatedErrors(request));
  if (response === undefined) return undefined;
  const [read, { workflow_id: id }] = [workflowRunSchema.parse(response.data), response.data];
  return { ...read, name: (await readWorkflowName({ octokit, base }, id)) ?? read.name };
}

/** Reads the name of a workflow; undefined where GitHub does not know it any more. The `name` of a workflow run is its `run-name`, if it has one. */
async function readWorkflowName(
  { octokit, base }: Pick<GitHubClient, 'octokit' | 'base'>,
  id: number,
): Promise<string | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}';
  const response = await absentAsUndefined(withTranslatedErrors(octokit.request(route, { ...base, workflow_id: id })));
  return response?.data.name;
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

interface Reading {
  readonly client: GitHubClient;
  /** The time for each log. */
  readonly milliseconds: number;
}

/** Reads the failed jobs, or GitHub's words where it does not list them: the workflow run was deleted, or is out of sight. */
async function readFailedJobs(reading: Reading, run: number): ReturnType<Checks['readFailedJobs']> {
  try {
    const failed = await listFailedJobs(reading.client, run);
    const jobs: Described[] = [];
    for (const job of failed.slice(0, mostJobs)) jobs.push(await describeJob(reading, job));
    return { jobs, left: failed.length - jobs.length };
  } catch (error) {
    if (!hasReason(error, 'not-found', 'expired', 'forbidden')) throw error;
    return { jobs: [{ name: 'all jobs', step: '', log: `(GitHub does not list these jobs: ${error.message})` }], left: 0 };
  }
}

async function listFailedJobs({ octokit, base }: GitHubClient, run: number): Promise<readonly FailedJob[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
  const listed = await withTranslatedErrors(octokit.paginate(route, { ...base, run_id: run, per_page: 100 }));
  return sortByFault(z.array(failedJobSchema).parse(listed));
}

interface Concluded {
  readonly conclusion?: string | null | undefined;
}

/** The conclusions without success. Those that say the most come first: where a job of a matrix fails, GitHub cancels the others. */
const faults: readonly unknown[] = ['failure', 'timed_out', 'cancelled'];

/** Returns what did not succeed, the cause before what was cancelled because of it. */
function sortByFault<T extends Concluded>(all: readonly T[]): readonly T[] {
  const rank = ({ conclusion }: Concluded): number => faults.indexOf(conclusion);
  return all.filter((each) => rank(each) !== -1).toSorted((a, b) => rank(a) - rank(b));
}

async function describeJob(reading: Reading, { id, name, steps }: FailedJob): Promise<Described> {
  const [step] = sortByFault(steps);
  const { text, isCut } = await readLog(reading, { job: id, step });
  return { name, step: step?.name ?? '', log: text, isCut: isCut || undefined };
}

interface LogPlace {
  readonly job: number;
  readonly step: FailedJob['steps'][number] | undefined;
}

/** Reads the end of the log of one step, or GitHub's words where it gives none: the log is old, or was deleted. */
async function readLog({ client, milliseconds }: Reading, { job, step }: LogPlace): Promise<LogEnd> {
  const { octokit, base } = client;
  const route = 'GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs';
  try {
    const parameters = { ...base, job_id: job, request: { parseSuccessResponseBody: false } };
    const response = await withTranslatedErrors(octokit.request(route, parameters));
    return await readEnd(response.data, { step, milliseconds });
  } catch (error) {
    // What is wrong with the token or its limit meets every other request of the job as well.
    if (!(error instanceof GitHubError) || error.reason === 'unauthenticated' || error.reason === 'rate-limited') throw error;
    return { text: `(GitHub does not give this log: ${error.message})`, isCut: false };
  }
}

/** Reads the end of a log of any size in little memory. A log that breaks off ends with words that say so. */
async function readEnd(
  body: unknown,
  { step, milliseconds }: Pick<LogPlace, 'step'> & Pick<Reading, 'milliseconds'>,
): Promise<LogEnd> {
  const [from, to] = [timeOf(step?.started_at), timeOf(step?.completed_at)];
  // GitHub says the times of steps in whole seconds.
  const times = from === undefined || to === undefined ? {} : { from, to: to + 999 };
  const reader = createLogReader({ ...times, maxBytes: logBytes });
  const broken = body instanceof ReadableStream ? await streamLog(body, { push: reader.push, milliseconds }) : undefined;
  const end = reader.end();
  return broken === undefined ? end : { text: `${end.text}\n(The log breaks off here: ${broken}.)`.trim(), isCut: true };
}

/** Streams a log. Returns why it was not read to its end, or undefined. A connection that was lost must not keep a run from its start. */
async function streamLog(
  body: ReadableStream<Uint8Array>,
  { push, milliseconds }: { readonly push: (text: string) => void; readonly milliseconds: number },
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const late = { words: undefined as string | undefined };
  const stop = (words: string): void => {
    late.words ??= words;
    reader.cancel().catch(() => undefined);
  };
  const timer = setTimeout(() => stop(`GitHub did not send it in ${milliseconds / 1_000} seconds`), milliseconds);
  try {
    let bytes = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      push(decoder.decode(part.value, { stream: true }));
      bytes += part.value.length;
      if (bytes > mostLogBytes) stop(`it has more than ${mostLogBytes / 1_048_576} MiB`);
    }
  } catch (error) {
    stop(`the connection was lost, ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    clearTimeout(timer);
  }
  return late.words;
}

function timeOf(time: string | null | undefined): number | undefined {
  const parsed = Date.parse(time ?? '');
  return Number.isNaN(parsed) ? undefined : parsed;
}
