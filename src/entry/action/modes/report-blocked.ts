import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import type { GitHubOctokit } from '../../../adapters/github/client/github-client.ts';
import { createGitHub, type GitHubPorts } from '../../../adapters/github/create-github.ts';
import { messageOf, type Problem } from '../../../core/problem.ts';
import { readRepositoryFile } from '../../shared/read-repository-file.ts';
import { reportStartBlocked } from '../../shared/report-start-blocked.ts';
import type { StartBlocked } from '../../shared/start-blocked.ts';
import { readTrigger } from '../event/read-trigger.ts';
import type { ChosenMode } from '../job/choose-mode.ts';
import type { JobContext } from '../job/job-context.ts';
import { readConfig } from '../job/read-config.ts';
import { updateConfigIssue } from '../report/config-issue.ts';
import { createActionOctokit } from '../wire/octokit.ts';

/**
 * Reports what keeps everything from starting where people look: annotations and one issue about a faulty configuration, and a comment
 * for the person who waits. The job fails in any case, so an error on the way is only a warning.
 */
export async function reportBlocked(context: JobContext, blocked: StartBlocked, mode: ChosenMode): Promise<void> {
  const { inputs, job, log } = context;
  if (blocked.by === 'configuration') for (const problem of blocked.problems) annotate(context, problem);
  if (inputs.dryRun) return log.info('Dry run: would say on the issue or pull request that nothing was started.');
  try {
    const octokit = await createActionOctokit(context);
    const github = createGitHub({ octokit, repository: job.repository, clock: createSystemClock() });
    const text = mode === 'forward' ? await readRemoteConfig(context, octokit) : readConfig(context);
    if (blocked.by === 'configuration') await updateConfigIssue(context, { ports: github, text });
    if (await isCurrent(context, github)) await reportOnThread(context, blocked, { github, text });
  } catch (thrown) {
    log.warning(`Nobody was told on an issue that nothing was started: ${messageOf(thrown)}`);
  }
}

/** Reads the configuration of the default branch, for a job without a checkout of it. */
function readRemoteConfig({ inputs, job }: JobContext, octokit: GitHubOctokit): Promise<string> {
  const { repository } = job;
  return readRepositoryFile({ octokit, repository, path: inputs.config, ref: repository.defaultBranch });
}

/** Returns whether the fault may still be there. A repeated job has the configuration of its own commit, and a newer one may have mended it. */
async function isCurrent({ job }: JobContext, { commits }: GitHubPorts): Promise<boolean> {
  return job.workflowRun.attempt === 1 || (await commits.readBranch(job.repository.defaultBranch)) === job.sha;
}

async function reportOnThread(
  context: JobContext,
  blocked: StartBlocked,
  { github, text }: { readonly github: GitHubPorts; readonly text: string },
): Promise<void> {
  const { inputs, job, log } = context;
  const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch);
  const trigger = await readTrigger(context, { ...github, dispatcher });
  if (!trigger.ok) return;
  await reportStartBlocked({ github, log }, blocked, {
    trigger: trigger.value,
    config: text,
    file: inputs.config,
    commit: job.sha,
    serverUrl: job.serverUrl,
  });
}

/** Prints a fault of the config as an annotation at its place in the file. */
function annotate({ log, inputs }: JobContext, { code, message, line, column }: Problem): void {
  if (line === undefined) {
    log.error(`${code}: ${message}`);
    return;
  }
  const at = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
  log.error(`${code}: ${inputs.config} ${at}: ${message}`, { file: inputs.config, line, column });
}
