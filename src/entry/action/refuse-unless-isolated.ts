import type { JobContext } from './job-context.ts';
import { probeJobIsolation } from './probe-job-isolation.ts';

/** Where agent and token share a job, a public repository needs the wall between them (DESIGN 2). */
export async function refuseUnlessIsolated({ job }: Pick<JobContext, 'job'>): Promise<void> {
  if (job.repository.private) return;
  const isolation = await probeJobIsolation(job);
  if (isolation.isolated) return;
  throw new Error(
    `BATON-E905: ${isolation.reason} In a public repository that is refused. Use the reusable workflow run.yml, where the agent has a job of its own.`,
  );
}
