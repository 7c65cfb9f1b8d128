import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import type { InlineExecution } from '../../core/output/agent-output.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { messageOf } from '../../core/problem.ts';
import type { Result } from '../../core/result.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import { canRunInline, withTransfer } from '../../core/run/transfers.ts';
import { addUsage, elapsedMinutes, usageOf } from '../../core/run/usage.ts';
import type { TransferRequest } from '../../core/transfer/transfer.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import { type PreparedExecution, remainingSeconds } from './prepared-execution.ts';
import { type Execution, runExecution } from './run-execution.ts';
import { storePrompts } from './store-prompts.ts';

/** Half of what `publish` accepts of a job, so that its last agent has room for all that it may leave. */
const legLimits = { maxBytes: 1_048_576, maxDepth: 33, maxNodes: 10_000 };
/** Less is no turn. */
const leastSeconds = 60;

interface Spent {
  readonly execution: Execution;
  readonly earlier: readonly InlineExecution[];
}

/**
 * Whether a job may take on another agent: the limits of the run leave it something, as far as this job knows, there is time,
 * and what all of them leave still fits into one output. `publish` decides what a run whose limits are reached comes to.
 */
export function canStartNextAgent(context: TaskContext, { execution, earlier }: Spent): boolean {
  const { state, startedAt, ports } = context;
  const limits = pipelineOf(state.run).limits;
  const { handoff, transfer, results, outputs, warnings, usage } = execution;
  const now = ports.clock.now();
  const own = { startedAt, finishedAt: now, results: { ...results }, ...(usage === undefined ? {} : { usage }) };
  const executed = [...state.tasks.map(({ body }) => body), ...earlier, own];
  const cost = (addUsage(executed.map(usageOf)).costMicros ?? 0) / 1_000_000;
  const minutes = elapsedMinutes(state, now, [...earlier, own]);
  const left = [...earlier, { handoff, transfer, results, outputs, warnings }];
  return (
    cost < (limits['max-cost-usd'] ?? Number.POSITIVE_INFINITY) &&
    minutes <= limits['timeout-minutes'] &&
    remainingSeconds(context) >= leastSeconds &&
    parseUntrustedJson(JSON.stringify(left), legLimits).ok
  );
}

/** The last agent of a job, and those that handed over to it within the job. */
export interface InlineChain {
  /** As it was for the last one. */
  readonly context: TaskContext;
  readonly prepared: PreparedExecution;
  readonly execution: Execution;
  readonly earlier: readonly InlineExecution[];
  /** The next agent could not even be started. */
  readonly fault?: TaskFault;
}

type Prepare = (context: TaskContext, base: string) => Promise<Result<PreparedExecution, TaskFault>>;

/**
 * Runs the agent, and in the same job each one that it hands over to, as far as that may be (`transfer: inline`). What is
 * left over goes into the order of a job of its own; `publish` counts the transfers again.
 */
export async function runInline(start: TaskContext, first: PreparedExecution, prepare: Prepare): Promise<InlineChain> {
  let [context, prepared, execution] = [start, first, await runExecution(start, first)];
  const earlier: InlineExecution[] = [];
  const findNext = (): TransferRequest | undefined => nextOf(context, { prepared, execution, earlier });
  for (let next = findNext(); next !== undefined; next = findNext()) {
    const leg = await toLeg(context, { prepared, execution, transfer: next });
    if (leg === undefined || !(await renewFiles(context))) break;
    const after = handOver(context, { from: prepared.name, transfer: next });
    context.ports.log.info(`Agent ${prepared.name} handed over to ${next.to}, which goes on in this job.`);
    const made = await prepare(after, prepared.base);
    earlier.push(leg);
    context = after;
    if (!made.ok) return { context, prepared, execution, earlier, fault: made.error };
    prepared = made.value;
    execution = await runExecution(context, prepared);
  }
  return { context, prepared, execution, earlier };
}

/** An agent may have left what cannot be removed: then the next one gets a job of its own. */
async function renewFiles({ ports }: TaskContext): Promise<boolean> {
  try {
    await ports.files.reset();
    return true;
  } catch (error) {
    ports.log.warning(`The next agent cannot start in this job: ${messageOf(error)}`);
    return false;
  }
}

function nextOf(
  context: TaskContext,
  { prepared, execution, earlier }: Pick<InlineChain, 'prepared' | 'execution' | 'earlier'>,
): TransferRequest | undefined {
  const { transfer } = execution;
  if (transfer === undefined) return undefined;
  const { state, dispatch } = context;
  const legs = earlier.length + 1;
  const facts = { stage: dispatch.task, from: prepared.name, to: transfer.to, hops: dispatch.hops ?? 0, legs };
  return canRunInline(state, facts) && canStartNextAgent(context, { execution, earlier }) ? transfer : undefined;
}

interface LegFacts {
  readonly prepared: PreparedExecution;
  readonly execution: Execution;
  readonly transfer: TransferRequest;
}

async function toLeg(context: TaskContext, { prepared, execution, transfer }: LegFacts): Promise<InlineExecution | undefined> {
  const { outcome, note } = execution.ended;
  if (!isSuccess(outcome)) return undefined;
  const given = { rendered: prepared.prompt, repair: execution.repairPrompt, isEnding: execution.killed };
  return {
    outcome: outcome === 'noop' ? 'noop' : 'succeeded',
    ...(note === undefined ? {} : { note }),
    ...(execution.handoff === undefined ? {} : { handoff: execution.handoff }),
    transfer,
    results: { ...execution.results },
    outputs: [...execution.outputs],
    prompt: await storePrompts(context, given),
    ...(execution.usage === undefined ? {} : { usage: execution.usage }),
    isolated: execution.isolated,
    startedAt: context.startedAt,
    finishedAt: context.ports.clock.now(),
    warnings: [...prepared.warnings, ...execution.warnings],
  };
}

/** The same job for the agent that goes on: the next execution of the same attempt. */
function handOver(context: TaskContext, { from, transfer }: { from: string; transfer: TransferRequest }): TaskContext {
  const { dispatch, state, ports } = context;
  const { execution, hops = 0 } = dispatch;
  const timestamp = ports.clock.now();
  const { to, message } = transfer;
  return {
    ...context,
    startedAt: timestamp,
    jobStartedAt: context.jobStartedAt ?? context.startedAt,
    dispatch: { ...dispatch, execution: execution + 1, hops: hops - 1, agent: to },
    state: withTransfer(state, { dispatch, body: { from, to, message, timestamp } }),
  };
}
