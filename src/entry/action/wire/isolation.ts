import { constants } from 'node:fs';
import { access, mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Isolation } from '../../../adapters/agent/process/isolation.ts';
import { probeIsolation } from '../../../adapters/agent/process/probe-isolation.ts';
import type { Job, JobContext } from '../job/job-context.ts';
import { findOwnServer } from './find-own-server.ts';

/** Where programs of engines are installed: the tool cache, which outlives the job on machines that do, else our temporary folder. */
export async function findToolsFolder({ temp }: Pick<Job, 'temp'>): Promise<string> {
  const cache = process.env.RUNNER_TOOL_CACHE ?? '';
  const isOurs = cache !== '' && (await access(cache, constants.W_OK).then(isTrue, isFalse));
  return isOurs ? cache : join(temp, 'baton-tools');
}

/** An agent that is not isolated could put a program of its own into a folder that is known, for the jobs after it: then each job has a new one. */
export async function makeToolsFolder(job: Pick<Job, 'temp'>, { isolated }: Pick<Isolation, 'isolated'>): Promise<string> {
  return isolated ? findToolsFolder(job) : mkdtemp(join(job.temp, 'baton-tools-'));
}

function isTrue(): boolean {
  return true;
}

function isFalse(): boolean {
  return false;
}

/** Hides the runner's own folders (temporary files, downloaded actions) from agents; installed tools stay in sight. */
export async function probeJobIsolation(job: Pick<Job, 'temp' | 'workspace'>): Promise<Isolation> {
  const tools = process.env.RUNNER_TOOL_CACHE;
  const parent = dirname(job.temp);
  // A runner that keeps workspaces beside its temporary files has nothing that could be hidden as a whole.
  const hide = job.workspace.startsWith(`${parent}/`) ? [job.temp] : [parent];
  // Its CLI starts our server, with a Node that is not on everybody's PATH.
  const { node, script } = findOwnServer();
  const own = [dirname(node), dirname(script), await findToolsFolder(job)];
  const keep = [...own, ...(tools === undefined || tools === '' ? [] : [tools])];
  return probeIsolation({ hide, keep });
}

/** Where agent and token share a job, a public repository needs the wall between them (DESIGN 2). */
export async function refuseUnlessIsolated({ job }: Pick<JobContext, 'job'>): Promise<void> {
  if (job.repository.private) return;
  const isolation = await probeJobIsolation(job);
  if (isolation.isolated) return;
  throw new Error(
    `BATON-E905: ${isolation.reason} In a public repository that is refused. Use the reusable workflow run.yml, where the agent has a job of its own.`,
  );
}
