import { findsOut, isLong, listClosedAt } from '../../core/gate/closed-limits.ts';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import type { InlineExecution } from '../../core/output/agent-output.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { problemText } from '../../core/problem.ts';
import { type Result, success } from '../../core/result.ts';
import { costLimitOf } from '../../core/run/decisions.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import { canRunInline } from '../../core/run/transfers.ts';
import { addUsage, elapsedMinutes, usageOf } from '../../core/run/usage.ts';
import { stateWith } from '../../core/state/derive-state.ts';
import type { TransferRequest } from '../../core/transfer/transfer.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import type { Execution } from './conclude-execution.ts';
import type { PreparedExecution } from './prepared-execution.ts';
import { runExecution } from './run-execution.ts';
import { remainingSeconds } from './run-script.ts';
import { storePrompts } from './store-prompts.ts';

/** Half of what `publish` accepts of a job, so that its last agent has room for everything it may leave. */
const outputLimits = { maxBytes: 1_048_576, maxDepth: 33, maxNodes: 10_000 };
/** An agent that has less time is not started in this job. */
const leastSeconds = 60;

/**
 * Returns whether a job may run another agent: as far as this job knows, the limits of the run are not reached, there is time,
 * and the results of all agents still fit into one output. `publish` decides what happens to a run whose limits are reached.
 */
function canStartNextAgent(
  context: TaskContext,
  { execution, earlier }: { readonly execution: Execution; readonly earlier: readonly InlineExecution[] },
): boolean {
  const { state, startedAt, ports, dispatch } = context;
  const limits = pipelineOf(state.run).limits;
  const { handoff, transfer, results, outputs, warnings, usage } = execution;
  const now = ports.clock.now();
  const own = { startedAt, finishedAt: now, usage };
  const executed = [...state.tasks.map(({ body }) => body), ...earlier, own];
  const cost = addUsage(executed.map(usageOf)).costMicros ?? 0;
  const minutes = elapsedMinutes(state, now, [...earlier, own]);
  const left = [...earlier, { handoff, transfer, results, outputs, warnings }];
  return (
    cost < (costLimitOf(state) ?? Number.POSITIVE_INFINITY) &&
    (usage?.costUsd ?? 0) < (dispatch.left?.['cost-usd'] ?? Number.POSITIVE_INFINITY) &&
    minutes <= limits['timeout-minutes'] &&
    remainingSeconds(context) >= leastSeconds &&
    parseUntrustedJson(JSON.stringify(left), outputLimits).ok
  );
}

/** The last agent of a job, and the agents that handed over to it within the job. */
export interface InlineChain {
  /** The context of the last agent. */
  readonly context: TaskContext;
  readonly prepared: PreparedExecution;
  readonly execution: Execution;
  readonly earlier: readonly InlineExecution[];
  /** The reason why the next agent could not even be started. */
  readonly fault?: TaskFault;
}

/**
 * Runs the agent, and in the same job each agent that it hands over to, as far as the rules allow (`transfer: inline`). A
 * transfer that remains gets an order and a job of its own; `publish` counts the transfers again. Returns a fault if the first
 * agent could not be started.
 */
export async function runInline(
  start: TaskContext,
  first: PreparedExecution,
  prepare: (context: TaskContext, before: PreparedExecution) => Promise<Result<PreparedExecution, TaskFault>>,
): Promise<Result<InlineChain, TaskFault>> {
  const begun = await runExecution(start, first);
  if (!begun.ok) return begun;
  let [context, prepared, execution] = [start, first, begun.value];
  const earlier: InlineExecution[] = [];
  const findNext = (): TransferRequest | undefined => findNextTransfer(context, { prepared, execution, earlier });
  for (let next = findNext(); next !== undefined; next = findNext()) {
    const inline = await toInlineExecution(context, { prepared, execution, transfer: next });
    if (inline === undefined) break;
    const after = contextOfNext(context, { from: prepared.name, transfer: next, costUsd: execution.usage?.costUsd ?? 0 });
    context.ports.log.info(`Agent ${prepared.name} handed over to ${next.to}, which goes on in this job.`);
    const made = await prepare(after, prepared);
    if (!made.ok) return success({ context: after, prepared, execution, earlier: [...earlier, inline], fault: made.error });
    const executed = await runExecution(after, made.value);
    if (!executed.ok) {
      // What the agent before left stands in its way. In a job of its own nothing does.
      context.ports.log.warning(`The next agent cannot start in this job: ${problemText(executed.error.problem)}`);
      break;
    }
    earlier.push(inline);
    [context, prepared, execution] = [after, made.value, executed.value];
  }
  return success({ context, prepared, execution, earlier });
}

function findNextTransfer(
  context: TaskContext,
  { prepared, execution, earlier }: Pick<InlineChain, 'prepared' | 'execution' | 'earlier'>,
): TransferRequest | undefined {
  const { transfer } = execution;
  if (transfer === undefined) return undefined;
  const { state, dispatch } = context;
  const executions = earlier.length + 1;
  const facts = {
    stage: dispatch.task,
    from: prepared.name,
    to: transfer.to,
    hops: dispatch.hops ?? 0,
    left: dispatch.left,
    executions,
    asksForChildren: execution.children !== undefined,
  };
  const isAllowed = canRunInline(state, facts) && !isClosedTo(transfer.to, context);
  return isAllowed && canStartNextAgent(context, { execution, earlier }) ? transfer : undefined;
}

/**
 * Returns whether a usage limit that the order tells of would refuse the next agent, so that a job of its own waits for that. Nobody else can continue
 * behind the execution that hands over, so an agent that others stand in for is refused here, and they continue behind that.
 */
function isClosedTo(to: string, { state, dispatch, ports }: TaskContext): boolean {
  const { task: stage, attempt, execution } = dispatch;
  const due = { attempt, execution: execution + 1, cause: state.tip.seq };
  const closed = listClosedAt(state, { stage, due, as: to, now: ports.clock.now() });
  return closed.length > 0 && !(closed.some(isLong) && findsOut(state, stage, to));
}

interface TransferFacts {
  readonly prepared: PreparedExecution;
  readonly execution: Execution;
  readonly transfer: TransferRequest;
}

async function toInlineExecution(
  context: TaskContext,
  { prepared, execution, transfer }: TransferFacts,
): Promise<InlineExecution | undefined> {
  const { outcome, note } = execution.ended;
  if (!isSuccess(outcome)) return undefined;
  const given = { rendered: prepared.prompt, repair: execution.repairPrompt, isEnding: execution.killed };
  return {
    outcome: outcome === 'noop' ? 'noop' : 'succeeded',
    note,
    handoff: execution.handoff,
    transfer,
    results: { ...execution.results },
    outputs: [...execution.outputs],
    prompt: await storePrompts(context, given),
    usage: execution.usage,
    isolated: execution.isolated,
    gateway: execution.gateway,
    startedAt: context.startedAt,
    finishedAt: context.ports.clock.now(),
    warnings: [...prepared.warnings, ...execution.warnings],
  };
}

/** Returns the context of the next agent in the same job: the next execution of the same attempt, with what is left of the money. */
function contextOfNext(
  context: TaskContext,
  { from, transfer, costUsd }: { readonly from: string; readonly transfer: TransferRequest; readonly costUsd: number },
): TaskContext {
  const { dispatch, state, ports } = context;
  const { run, task, attempt, execution, hops = 0, left } = dispatch;
  const money = left?.['cost-usd'];
  const rest = left === undefined || money === undefined ? left : { ...left, 'cost-usd': Math.max(0, money - costUsd) };
  const timestamp = ports.clock.now();
  const { to, message } = transfer;
  return {
    ...context,
    startedAt: timestamp,
    jobStartedAt: context.jobStartedAt ?? context.startedAt,
    dispatch: { ...dispatch, execution: execution + 1, hops: hops - 1, agent: to, left: rest },
    state: stateWith(state, [{ kind: 'transfer', run, task, attempt, execution, body: { from, to, message, timestamp } }]),
  };
}
