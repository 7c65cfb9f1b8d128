import type { ChildCalls } from '../../core/children/child.ts';
import type { Handoff } from '../../core/handoff/handoff.ts';
import { describeErrors } from '../../core/handoff/handoff-error.ts';
import type { DecidedOutcome } from '../../core/output/decide-outcome.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { parseOutputs } from '../../core/output/parse-outputs.ts';
import { addOutputResults, parseResults } from '../../core/output/results.ts';
import type { GatewayCounts, UsageFacts } from '../../core/output/usage-facts.ts';
import { problemText } from '../../core/problem.ts';
import { buildRepairPrompt, buildTransferRepairPrompt, buildWorkRepairPrompt } from '../../core/prompt/repair-prompts.ts';
import { type Result, success } from '../../core/result.ts';
import type { TransferRequest } from '../../core/transfer/transfer.ts';
import type { TurnFolders } from '../../ports/agent-runner.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import {
  combineChildren,
  combineHandoffs,
  combineTransfers,
  combineUsage,
  describeDroppedChildren,
  describeRefusals,
  describeStrays,
  selectResponse,
  sumGateways,
  withoutTransferCall,
} from './combine-starts.ts';
import { isPolling, listTargets, type PreparedExecution } from './prepared-execution.ts';
import { needsRepair, type Start, startOnce } from './start-once.ts';

/** The result of an execution of an agent, apart from its commits. */
export interface Execution {
  readonly ended: DecidedOutcome;
  readonly handoff: Handoff | undefined;
  /** The agent that continues in its place. */
  readonly transfer: TransferRequest | undefined;
  /** The calls of the agent about child tasks. */
  readonly children: ChildCalls | undefined;
  readonly results: Readonly<Record<string, string>>;
  readonly outputs: readonly string[];
  /** The final text of the agent; undefined when it said nothing. */
  readonly response: string | undefined;
  readonly usage: UsageFacts | undefined;
  readonly isolated: boolean;
  readonly gateway: GatewayCounts | undefined;
  readonly warnings: readonly string[];
  /** The prompt by which the agent was asked once more. */
  readonly repairPrompt?: string;
  /** The agent was killed from outside: the job may be ending. */
  readonly killed: boolean;
}

/**
 * Runs the agent, and once more when its stage demands a handoff that it did not give (DESIGN 4.3) or when it asked for a
 * transfer that cannot be made (T-15). An invalid handoff that nobody demanded becomes a warning and is dropped. Returns a fault
 * if its first start could not be prepared.
 */
export async function runExecution(context: TaskContext, prepared: PreparedExecution): Promise<Result<Execution, TaskFault>> {
  if (!isPolling(context)) return runStarts(context, prepared);
  const { followTurn } = await import('./follow-turn.ts');
  const turn = await followTurn(context);
  return runStarts(context, prepared, turn.folders).finally(() => turn.stop());
}

async function runStarts(
  context: TaskContext,
  prepared: PreparedExecution,
  turn?: TurnFolders,
): Promise<Result<Execution, TaskFault>> {
  const begun = await startOnce(context, { prepared, prompt: prepared.prompt.text, turn });
  if (!begun.ok) return begun;
  const first = begun.value;
  if (!needsRepair(context, first)) return success(combineStarts(context, { prepared, first, last: first }));
  const prompt = buildSecondPrompt(context, { first, prepared });
  const repair = await startOnce(context, { prepared: { ...prepared, ...prepared.again }, prompt, turn, repairs: first });
  if (!repair.ok) {
    context.ports.log.warning(`The agent cannot be asked once more: ${problemText(repair.error.problem)}`);
    return success(combineStarts(context, { prepared, first, last: first }));
  }
  const combined = combineStarts(context, { prepared, first, last: repair.value });
  const more = prepared.again.warnings.filter((warning) => !prepared.warnings.includes(warning));
  return success({ ...combined, warnings: [...combined.warnings, ...more], repairPrompt: prompt });
}

function buildSecondPrompt(context: TaskContext, { first, prepared }: { first: Start; prepared: PreparedExecution }): string {
  const prompt = prepared.prompt.text;
  const errors = [...first.faults, ...describeErrors(first.reading.errors)];
  context.ports.log.warning(`What the agent left was refused, so it is asked once more: ${errors.join(' ')}`);
  if (first.faults.length === 0) return buildRepairPrompt({ errors, prompt });
  if (first.transfer.problems.length === 0) return buildWorkRepairPrompt({ errors, prompt });
  const available = listTargets(context, prepared.name).map(({ name }) => name);
  return buildTransferRepairPrompt({ errors, available, prompt });
}

/**
 * Combines the starts of an agent. The first one did the work and decides how it ended; the second one, if there is one,
 * repairs the handoff or the transfer.
 */
function combineStarts(
  context: TaskContext,
  { prepared, first, last }: { readonly prepared: PreparedExecution; readonly first: Start; readonly last: Start },
): Execution {
  const transfer = combineTransfers({ first, last });
  const handoffs = combineHandoffs(context, { first, last });
  const asked = combineChildren({ first, last });
  const goesOn = transfer.request !== undefined || asked.calls?.wait !== undefined;
  const failure = !goesOn && isSuccess(transfer.ended.outcome) ? handoffs.failure : undefined;
  const warnings = [...handoffs.warnings, ...transfer.warnings, ...asked.warnings];
  const outputs = parseOutputs({ ...first.run.printed, ...last.run.printed });
  const own = addOutputResults(parseResults(last.left.results ?? ''), outputs);
  const ended: DecidedOutcome = failure === undefined ? transfer.ended : { outcome: 'failed', failure };
  const runs = first === last ? [first.run] : [first.run, last.run];
  const spent = combineUsage(context, { agent: prepared.agent, runs, ended });
  const isMade = isSuccess(spent.ended.outcome);
  const dropped = isMade ? [] : describeDroppedChildren(asked.calls);
  const gateway = sumGateways(runs);
  const ofEngine = [...describeRefusals(first.run), ...describeStrays(gateway), ...spent.warnings, ...dropped];
  const unread = new Set([...(first.left.warnings ?? []), ...(last.left.warnings ?? []), ...last.unpublished]);
  const all = [...ofEngine, ...unread, ...own.warnings, ...last.reading.warnings, ...warnings];
  for (const warning of all) context.ports.log.warning(warning);
  return {
    ended: spent.ended,
    handoff: withoutTransferCall(handoffs.handoff),
    transfer: transfer.request,
    children: isMade ? asked.calls : undefined,
    results: own.results,
    outputs,
    // The first start did the work; the second one only speaks of what it repaired.
    response: selectResponse(context, first.run.finalText),
    usage: spent.usage,
    isolated: first.run.isolated && last.run.isolated,
    gateway,
    warnings: all,
    killed: last.run.ended === 'killed',
  };
}
