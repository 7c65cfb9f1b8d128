import type { InlineExecution } from '../core/output/agent-output.ts';
import { isSuccess } from '../core/output/outcome.ts';
import type { Result } from '../core/result.ts';
import { canRunInline } from '../core/transfer/can-run-inline.ts';
import type { TransferRequest } from '../core/transfer/transfer.ts';
import { hasRoom } from './has-room.ts';
import { keepPrompts } from './keep-prompts.ts';
import type { Prepared } from './prepared.ts';
import { type Execution, runExecution } from './run-execution.ts';
import type { TaskContext, TaskFault } from './task-context.ts';

/** The last agent of a job, and those that handed over to it within the job. */
export interface Relay {
  /** As it was for the last one. */
  readonly context: TaskContext;
  readonly prepared: Prepared;
  readonly execution: Execution;
  readonly earlier: readonly InlineExecution[];
  /** The next agent could not even be started. */
  readonly fault?: TaskFault;
}

type Prepare = (context: TaskContext, base: string) => Promise<Result<Prepared, TaskFault>>;

/**
 * Runs the agent, and in the same job each one that it hands over to, as far as that may be (`transfer: inline`). What is
 * left over goes into the order of a job of its own; `publish` counts the transfers again.
 */
export async function runInline(start: TaskContext, first: Prepared, prepare: Prepare): Promise<Relay> {
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
    await ports.files.renew();
    return true;
  } catch (error) {
    ports.log.warning(`The next agent cannot start in this job: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function nextOf(
  context: TaskContext,
  { prepared, execution, earlier }: Pick<Relay, 'prepared' | 'execution' | 'earlier'>,
): TransferRequest | undefined {
  const { transfer } = execution;
  if (transfer === undefined) return undefined;
  const { state, dispatch } = context;
  const legs = earlier.length + 1;
  const facts = { stage: dispatch.task, from: prepared.name, to: transfer.to, hops: dispatch.hops ?? 0, legs };
  return canRunInline(state, facts) && hasRoom(context, { execution, earlier }) ? transfer : undefined;
}

interface LegFacts {
  readonly prepared: Prepared;
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
    prompt: await keepPrompts(context, given),
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
  const { task, run, attempt, execution, hops = 0 } = dispatch;
  const { repo, subject } = state.run;
  const timestamp = ports.clock.now();
  const { to, message } = transfer;
  const place = { repo, subject, run, task, attempt, execution, seq: state.tip.seq, prev: '' };
  const record = { kind: 'transfer', ...place, body: { from, to, message, timestamp } } as const;
  return {
    ...context,
    startedAt: timestamp,
    jobStartedAt: context.jobStartedAt ?? context.startedAt,
    dispatch: { ...dispatch, execution: execution + 1, hops: hops - 1, agent: to },
    state: { ...state, transfers: [...state.transfers, record] },
  };
}
