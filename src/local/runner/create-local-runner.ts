// This folder is the runner of the local GitHub. For each event, `workflow` parses the workflow files, `plan` selects and checks
// those that start, `run` orders the jobs by needs, matrix, groups and slots, and `job` runs the steps of one job on a machine.
// `expression` evaluates expressions for all of them.

import type { LocalServer } from '../contract.ts';
import type { FinishedJob, LocalRunner, RunnerOptions } from '../runner-contract.ts';
import { buildSettings } from './job/settings.ts';
import { startsWorkflows } from './plan/match-event.ts';
import { createConcurrencyGroups } from './run/concurrency-groups.ts';
import { createJobSlots } from './run/job-slots.ts';
import { createRunBook } from './run/run-registry.ts';

/**
 * Creates a runner that executes workflow files like GitHub's orchestrator and runner, on GitHub's own parser and expressions.
 */
export function createLocalRunner(server: LocalServer, options: RunnerOptions): LocalRunner {
  const settings = buildSettings(options);
  const jobs: FinishedJob[] = [];
  const failures: { readonly workflow: string; readonly message: string }[] = [];
  const book = createRunBook({
    server,
    settings,
    groups: createConcurrencyGroups(),
    slots: createJobSlots(settings.jobsAtOnce),
    onFinished: (job) => jobs.push(job),
    onFault: (workflow, message) => failures.push({ workflow, message }),
  });
  server.onCancel((runId) => book.cancel(runId));
  let handled: Promise<void> = Promise.resolve();
  let isClosed = false;
  server.onEvent((event) => {
    if (isClosed || !startsWorkflows(event)) return;
    // Events are handled one after another, so that runs wait for their groups in the order of their events.
    handled = handled.then(() => book.handle(event));
  });

  server.onRerun((jobId) => {
    if (!isClosed) book.rerunJob(jobId);
  });

  server.onApprove((runId) => {
    if (!isClosed) book.approve(runId);
  });

  async function idle(): Promise<void> {
    let seen: Promise<void>;
    do {
      seen = handled;
      await seen;
      await book.idle();
    } while (seen !== handled || !book.isIdle());
  }

  return {
    jobs,
    failures,
    idle,
    cancelRun: (runId) => book.cancel(runId),
    loseJob: (jobId) => book.loseJob(jobId),
    rerun: (runId) => book.rerun(runId),
    rerunJob: (jobId) => book.rerunJob(jobId),
    async close() {
      isClosed = true;
      await handled;
      book.loseAll();
      await book.idle();
    },
  };
}
