import { dirname } from 'node:path';
import type { Isolation } from '../../adapters/agent/isolation.ts';
import { probeIsolation } from '../../adapters/agent/probe-isolation.ts';
import { findOwnServer } from './find-own-server.ts';
import { findToolsFolder } from './find-tools-folder.ts';
import type { Job } from './job-context.ts';

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
