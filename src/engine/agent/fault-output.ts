import type { AgentOutput } from '../../core/output/agent-output.ts';
import { problemText } from '../../core/problem.ts';
import type { TaskFault, TaskJob } from '../task-ports.ts';

/** Builds the output of an execution that has left nothing yet. */
export function emptyOutput(job: Pick<TaskJob, 'ports' | 'dispatch'>, startedAt: string): AgentOutput {
  const { run, task, attempt, execution } = job.dispatch;
  return {
    version: 1,
    run,
    task,
    attempt,
    execution,
    outcome: 'failed',
    results: {},
    outputs: [],
    isolated: false,
    startedAt,
    finishedAt: job.ports.clock.now(),
    warnings: [],
  };
}

export function faultOutput(
  job: Pick<TaskJob, 'ports' | 'dispatch'>,
  facts: { startedAt: string; fault: TaskFault },
): AgentOutput {
  const { reason, problem } = facts.fault;
  const message = job.ports.redactor.redact(problemText(problem)).text;
  return { ...emptyOutput(job, facts.startedAt), failure: { reason, message } };
}
