import type { AgentOutput } from '../../core/output/agent-output.ts';
import { publishesCommits } from '../../core/output/outcome.ts';
import { redactAgentOutput } from '../../core/output/redact-agent-output.ts';
import { success } from '../../core/result.ts';
import type { TaskContext } from '../task-ports.ts';
import { captureCommits, dropCommits } from './capture-commits.ts';
import { faultOutput } from './fault-output.ts';
import type { InlineChain } from './run-inline.ts';
import { storePrompts } from './store-prompts.ts';

/** Captures the work of the last agent of a job, and builds the output of all of them, redacted. */
export async function collectOutput(order: TaskContext, chain: InlineChain): Promise<AgentOutput> {
  const { context, execution, prepared, earlier, fault: unstarted } = chain;
  const { ports, dispatch } = context;
  const inline = earlier.length === 0 ? {} : { inline: [...earlier] };
  if (unstarted !== undefined) {
    const failed = faultOutput(order, { startedAt: context.startedAt, fault: unstarted });
    return redactAgentOutput({ ...failed, ...inline }, ports.redactor);
  }
  const { ended, handoff } = execution;
  const commits = publishesCommits(ended) ? await captureCommits(context, prepared) : success(await dropCommits(chain));
  const fault = commits.ok ? undefined : commits.error;
  const { repairPrompt: repair, killed: isEnding } = execution;
  const output: AgentOutput = {
    version: 1,
    run: dispatch.run,
    task: dispatch.task,
    attempt: dispatch.attempt,
    // The execution of the order. The executions after it are counted by the entries of `inline`.
    execution: order.dispatch.execution,
    ...ended,
    ...(fault === undefined ? {} : { outcome: 'failed', failure: fault }),
    ...inline,
    handoff,
    // A job that failed in the end asks for nothing.
    ...(fault === undefined ? { transfer: execution.transfer, children: execution.children } : {}),
    results: execution.results,
    outputs: [...execution.outputs],
    response: execution.response,
    commits: commits.ok ? commits.value.commits : undefined,
    dropped: commits.ok ? commits.value.dropped : undefined,
    prompt: await storePrompts(context, { rendered: prepared.prompt, repair, isEnding }),
    usage: execution.usage,
    isolated: execution.isolated,
    gateway: execution.gateway,
    opensGateways: true,
    startedAt: context.startedAt,
    finishedAt: ports.clock.now(),
    warnings: [...prepared.warnings, ...execution.warnings, ...(commits.ok ? commits.value.warnings : [])],
  };
  return redactAgentOutput(output, ports.redactor);
}
