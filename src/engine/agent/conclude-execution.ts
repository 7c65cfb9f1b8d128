import type { ChildCalls } from '../../core/children/child.ts';
import type { Handoff } from '../../core/handoff/handoff.ts';
import type { DecidedOutcome } from '../../core/output/decide-outcome.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { parseOutputs } from '../../core/output/parse-outputs.ts';
import { addOutputResults, parseResults } from '../../core/output/results.ts';
import type { GatewayCounts, UsageFacts } from '../../core/output/usage-facts.ts';
import type { TransferRequest } from '../../core/transfer/transfer.ts';
import type { TaskContext } from '../task-ports.ts';
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
import type { PreparedExecution } from './prepared-execution.ts';
import type { Start } from './start-once.ts';

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
 * Combines the starts of an agent. The first one did the work and decides how it ended; the second one, if there is one,
 * repairs the handoff or the transfer.
 */
export function concludeExecution(
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
