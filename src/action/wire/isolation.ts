import { constants, realpathSync } from 'node:fs';
import { access, mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Isolation } from '../../adapters/agent/process/isolation.ts';
import { buildIsolation, probeMachine } from '../../adapters/agent/process/probe-isolation.ts';
import { findBundledFile } from '../../host/find-bundled-file.ts';
import type { Job, JobContext } from '../job/job-context.ts';
import type { Environment } from '../job/job-io.ts';

interface JobFolders {
  readonly job: Pick<Job, 'temp'>;
  readonly environment: Environment;
}

/** Returns the folder for programs of engines: the tool cache, which remains on machines that run several jobs, else our temporary folder. */
async function findToolsFolder({ job: { temp }, environment }: JobFolders): Promise<string> {
  const cache = environment.RUNNER_TOOL_CACHE ?? '';
  return access(cache, constants.W_OK).then(
    () => cache,
    () => join(temp, 'baton-tools'),
  );
}

/**
 * Returns the folder for programs of engines. Without isolation each job gets a new one, because an agent could put a program
 * of its own into a known folder for later jobs.
 */
export async function makeToolsFolder(context: JobFolders, { isolated }: Pick<Isolation, 'isolated'>): Promise<string> {
  return isolated ? findToolsFolder(context) : mkdtemp(join(context.job.temp, 'baton-tools-'));
}

/** Finds our MCP server on this machine and returns real paths, because an isolated agent cannot follow links through hidden folders. */
export function findOwnServer() {
  return { node: realpathSync(process.execPath), script: findBundledFile('mcp.js') };
}

/**
 * Finds out how agents can be isolated. Isolation hides the runner's own folders (temporary files, downloaded actions) from
 * agents; installed tools stay visible.
 */
export async function probeJobIsolation(context: Pick<JobContext, 'job' | 'environment' | 'io'>): Promise<Isolation> {
  const { job, environment, io } = context;
  const parent = dirname(job.temp);
  // If the runner keeps workspaces beside its temporary files, their common folder cannot be hidden as a whole.
  const hide = job.workspace.startsWith(`${parent}/`) ? [job.temp] : [parent];
  // The agent's CLI starts our server with this Node, which is not always in the PATH.
  const { node, script } = findOwnServer();
  const own = [dirname(node), dirname(script), await findToolsFolder(context)];
  const keep = [...own, environment.RUNNER_TOOL_CACHE ?? ''].filter((folder) => folder !== '');
  return buildIsolation(await io.probeOnce(probeMachine), { hide, keep, image: findImage(environment) });
}

/** Returns the image of a machine of GitHub's, `ubuntu24 20260816.1`; undefined on other machines. */
function findImage({ ImageOS: name = '', ImageVersion: version = '' }: Environment): string | undefined {
  return name === '' ? undefined : `${name} ${version}`.trim();
}

/** Fails in a public repository without isolation. Where agent and token share a job, isolation must separate them (DESIGN 2). */
export async function refuseUnlessIsolated(context: Pick<JobContext, 'job' | 'environment' | 'io'>): Promise<void> {
  if (context.job.repository.private) return;
  const isolation = await probeJobIsolation(context);
  if (isolation.isolated) return;
  throw new Error(
    `BATON-E905: ${isolation.reason} In a public repository that is refused. Use the reusable workflow run.yml, where the agent has a job of its own.`,
  );
}
