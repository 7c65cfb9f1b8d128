import { constants } from 'node:fs';
import { access, mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Isolation } from '../../../adapters/agent/process/isolation.ts';
import { probeIsolation } from '../../../adapters/agent/process/probe-isolation.ts';
import type { Job, JobContext } from '../job/job-context.ts';
import type { Environment } from '../job/job-io.ts';
import { findOwnServer } from './find-own-server.ts';

interface JobFolders {
  readonly job: Pick<Job, 'temp'>;
  readonly environment: Environment;
}

/** Where programs of engines are installed: the tool cache, which outlives the job on machines that do, else our temporary folder. */
export async function findToolsFolder({ job: { temp }, environment }: JobFolders): Promise<string> {
  const cache = environment.RUNNER_TOOL_CACHE ?? '';
  const isOurs = cache !== '' && (await access(cache, constants.W_OK).then(isTrue, isFalse));
  return isOurs ? cache : join(temp, 'baton-tools');
}

/** An agent that is not isolated could put a program of its own into a folder that is known, for the jobs after it: then each job has a new one. */
export async function makeToolsFolder(context: JobFolders, { isolated }: Pick<Isolation, 'isolated'>): Promise<string> {
  return isolated ? findToolsFolder(context) : mkdtemp(join(context.job.temp, 'baton-tools-'));
}

function isTrue(): boolean {
  return true;
}

function isFalse(): boolean {
  return false;
}

/** Hides the runner's own folders (temporary files, downloaded actions) from agents; installed tools stay in sight. */
export async function probeJobIsolation(context: JobFolders & { readonly job: Pick<Job, 'workspace'> }): Promise<Isolation> {
  const { job, environment } = context;
  const tools = environment.RUNNER_TOOL_CACHE;
  const parent = dirname(job.temp);
  // A runner that keeps workspaces beside its temporary files has nothing that could be hidden as a whole.
  const hide = job.workspace.startsWith(`${parent}/`) ? [job.temp] : [parent];
  // Its CLI starts our server, with a Node that is not on everybody's PATH.
  const { node, script } = findOwnServer();
  const own = [dirname(node), dirname(script), await findToolsFolder(context)];
  const keep = [...own, ...(tools === undefined || tools === '' ? [] : [tools])];
  return probeIsolation({ hide, keep });
}

/** Where agent and token share a job, a public repository needs the wall between them (DESIGN 2). */
export async function refuseUnlessIsolated(context: Pick<JobContext, 'job' | 'environment'>): Promise<void> {
  if (context.job.repository.private) return;
  const isolation = await probeJobIsolation(context);
  if (isolation.isolated) return;
  throw new Error(
    `BATON-E905: ${isolation.reason} In a public repository that is refused. Use the reusable workflow run.yml, where the agent has a job of its own.`,
  );
}
