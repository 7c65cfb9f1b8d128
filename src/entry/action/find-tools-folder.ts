import { constants } from 'node:fs';
import { access, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Isolation } from '../../adapters/agent/isolation.ts';
import type { Job } from './job-context.ts';

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
