import type { Dispatcher } from '../../ports/github.ts';
import type { Starter } from '../../ports/starter.ts';
import type { Job } from './job-context.ts';

/** Every order becomes a workflow run of the caller's file on the default branch. */
export function createActionStarter(dispatcher: Dispatcher, job: Pick<Job, 'serverUrl' | 'repository'>): Starter {
  return {
    start: ({ text }) => dispatcher.dispatch(text),
    async findStarted(title, since) {
      const runs = await dispatcher.listRuns(since);
      const found = runs.find((run) => run.title.includes(title));
      if (found === undefined) return undefined;
      const { owner, name } = job.repository;
      return { id: found.id, url: `${job.serverUrl}/${owner}/${name}/actions/runs/${found.id}` };
    },
  };
}
