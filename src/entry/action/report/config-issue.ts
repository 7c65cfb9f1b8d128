import { problemText } from '../../../core/problem.ts';
import { type ConfigPorts, reportConfig } from '../../../engine/plan/report-config.ts';
import { type Commits, GitHubError } from '../../../ports/github.ts';
import type { JobContext } from '../job/job-context.ts';

/** Opens, keeps or closes the issue about the configuration of the default branch. That it cannot is a warning: the job says the rest. */
export async function updateConfigIssue(
  { inputs, job, log }: JobContext,
  { ports, text }: { readonly ports: ConfigPorts & { readonly commits: Pick<Commits, 'readBranch'> }; readonly text: string },
): Promise<void> {
  if (inputs.dryRun) return;
  const page = `${job.serverUrl}/${job.repository.owner}/${job.repository.name}`;
  try {
    // A job that runs again reads the file of its own commit, which may have been mended since.
    if ((await ports.commits.readBranch(job.repository.defaultBranch)) !== job.sha) return;
    const { open, closed } = await reportConfig(ports, { text, file: inputs.config, commit: job.sha, page });
    if (open !== undefined) log.info(`Issue #${open.number} says what is wrong: ${open.url}`);
    for (const number of closed) log.info(`Issue #${number} was closed: ${inputs.config} can be read again.`);
  } catch (thrown) {
    if (!(thrown instanceof GitHubError)) throw thrown;
    log.warning(`No issue could be kept about ${inputs.config}. ${problemText(thrown)}`);
  }
}
