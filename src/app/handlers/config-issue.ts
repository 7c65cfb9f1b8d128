import { problemText } from '../../core/problem.ts';
import { reportConfig } from '../../engine/plan/report-config.ts';
import { GitHubError } from '../../ports/github.ts';
import { readRepositoryConfig } from '../engine/read-repository-config.ts';
import type { EngineRequest, WorkContext } from '../work/queued-work.ts';

/** Opens, updates or closes the issue about the configuration of the default branch (U18). */
export async function updateConfigIssue(
  context: WorkContext,
  { installation, repository }: Pick<EngineRequest, 'installation' | 'repository'>,
): Promise<void> {
  const { settings, log } = context;
  const opened = await context.openGitHub({ installation, repository });
  const config = await readRepositoryConfig(context, opened);
  const name = `${repository.owner}/${repository.name}`;
  const facts = { ...config, file: settings.config, page: `${settings.serverUrl}/${name}` };
  try {
    const { problems, open, closed } = await reportConfig(opened.github, facts);
    if (open !== undefined)
      log.warning(`${name}: the configuration has ${problems.length} faults; issue #${open.number} says them.`);
    if (closed.length > 0) log.info(`${name}: the configuration can be read again.`);
  } catch (thrown) {
    if (!(thrown instanceof GitHubError)) throw thrown;
    log.warning(`${name}: no issue could be kept about the configuration. ${problemText(thrown)}`);
  }
}
