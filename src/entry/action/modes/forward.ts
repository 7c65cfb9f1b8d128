import { createSystemClock } from '../../../adapters/clock/create-system-clock.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import { createActionOctokit } from '../create-action-octokit.ts';
import type { JobContext } from '../job-context.ts';
import { writeSummary } from '../write-summary.ts';

/** The workflow run of a pull request's event: asks for a run on the default branch, where the environment and the keys are. */
export async function forward(context: JobContext): Promise<void> {
  const { inputs, job, log } = context;
  const say = async (text: string): Promise<void> => {
    log.info(text);
    await writeSummary(text);
  };
  const trigger = parseTrigger(job.eventName, job.payload);
  if (!trigger.ok) return say(`No pipeline was started: ${trigger.error.reason}.`);
  const { subject, label, repository } = trigger.value;
  if (subject.head?.repository !== repository.id) {
    return say(
      `Pull request #${subject.number} comes from a fork, so this workflow run has no secrets and may start nothing. Somebody with write access can start a pipeline with a comment: /baton run <pipeline>.`,
    );
  }
  const event = JSON.stringify({ event: 'pull_request', action: 'labeled', number: subject.number, label });
  if (inputs.dryRun)
    return say(
      `Dry run: would start ${job.workflow.file} on ${job.repository.defaultBranch} for the label "${label}" on #${subject.number}.`,
    );
  const octokit = await createActionOctokit(context);
  const { dispatcher } = createGitHub({ octokit, repository: job.repository, clock: createSystemClock() });
  const run = await dispatcher(job.workflow.file, job.repository.defaultBranch).dispatchEvent(event);
  await say(
    `Started workflow run ${run.id} on ${job.repository.defaultBranch}, which plans for the label on #${subject.number}.`,
  );
}
