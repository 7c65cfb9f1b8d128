import { problemText } from '../../core/problem.ts';
import { type ConfigPorts, reportConfig } from '../../engine/plan/report-config.ts';
import { type Commits, GitHubError } from '../../ports/github.ts';
import type { JobContext } from '../job/job-context.ts';

/**
 * Opens, updates or closes the issue about the configuration of the default branch. A failure is only a warning, because the
 * job itself reports the faults.
 */
export async function updateConfigIssue(
  { inputs, job, log }: JobContext,
  { ports, text }: { readonly ports: ConfigPorts & { readonly commits: Pick<Commits, 'readBranch'> }; readonly text: string },
): Promise<void> {
  if (inputs.dryRun) return;
  const page = `${job.serverUrl}/${job.repository.owner}/${job.repository.name}`;
  try {
    // A repeated job reads the file at its own commit, and a newer commit may have corrected it.
    if ((await ports.commits.readBranch(job.repository.defaultBranch)) !== job.sha) return;
    const { open, closed } = await reportConfig(ports, { text, file: inputs.config, commit: job.sha, page });
    if (open !== undefined) log.info(`Issue #${open.number} says what is wrong: ${open.url}`);
    for (const number of closed) log.info(`Issue #${number} was closed: ${inputs.config} can be read again.`);
  } catch (thrown) {
    if (!(thrown instanceof GitHubError)) throw thrown;
    log.warning(`No issue could be kept about ${inputs.config}. ${problemText(thrown)}`);
  }
}
