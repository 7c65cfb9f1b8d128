import type { Probot } from 'probot';
import { lockOf } from './lock-of.ts';
import type { AppContext, Work } from './work.ts';

/** Takes deliveries that Probot has verified, and queues what they mean. Nothing is done in the handler itself. */
export function listen(probot: Probot, context: AppContext): void {
  probot.on(['issues.labeled', 'pull_request.labeled'], async ({ id, name, payload }) => {
    const number = 'issue' in payload ? payload.issue.number : payload.pull_request.number;
    const { installation, repository } = payload;
    if (installation === undefined)
      return context.log.warning(`Delivery ${id} names no installation, so nothing can be done for it.`);
    const work: Work = { kind: 'event', delivery: id, name, payload, installation: installation.id };
    await context.add({ id, key: lockOf(repository.id, number), work });
  });
  probot.on('workflow_job.completed', async ({ id, payload }) => {
    const { installation, repository, workflow_job: job } = payload;
    if (installation === undefined || !/(?:^| \/ )agent$/.test(job.name)) return;
    const work: Work = {
      kind: 'job',
      installation: installation.id,
      repository: {
        id: repository.id,
        owner: repository.owner.login,
        name: repository.name,
        defaultBranch: repository.default_branch,
      },
      job: { id: job.id, run: job.run_id, attempt: job.run_attempt ?? 1, conclusion: job.conclusion, url: job.html_url ?? '' },
    };
    // The subject stands in the order, which is read first; until then nothing is written, so the job's own key will do.
    await context.add({ id, key: `job ${repository.id} ${job.run_id}`, work });
  });
}
