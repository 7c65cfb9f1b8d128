import type { ChildCalls } from '../../core/children/child.ts';
import { signalOf } from '../../core/config/defaults.ts';
import type { Handoff } from '../../core/handoff/handoff.ts';
import { describeErrors } from '../../core/handoff/handoff-error.ts';
import { type HandoffReading, readHandoff } from '../../core/handoff/read-handoff.ts';
import { parseSuperseded } from '../../core/mcp/tool-calls.ts';
import { type DecidedOutcome, decideOutcome } from '../../core/output/decide-outcome.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { parseOutputs } from '../../core/output/parse-outputs.ts';
import { addOutputResults, parseResults } from '../../core/output/results.ts';
import type { UsageFacts } from '../../core/output/usage-facts.ts';
import { problemText } from '../../core/problem.ts';
import { buildRepairPrompt, buildTransferRepairPrompt } from '../../core/prompt/repair-prompts.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { type ChildReading, withoutChildCalls } from '../../core/spawn/read-child-calls.ts';
import { readTransfer, type TransferReading } from '../../core/transfer/read-transfer.ts';
import type { TransferRequest } from '../../core/transfer/transfer.ts';
import type { AgentRun } from '../../ports/agent-runner.ts';
import type { LeftFiles, TurnFolders } from '../../ports/workspace.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import {
  combineChildren,
  combineHandoffs,
  combineTransfers,
  combineUsage,
  describeDroppedChildren,
  describeRefusals,
  selectResponse,
  withoutTransferCall,
} from './combine-starts.ts';
import { prepareStart } from './prepare-start.ts';
import { isPolling, listServers, listTargets, type PreparedExecution } from './prepared-execution.ts';
import { readChildren } from './read-children.ts';
import { remainingSeconds } from './run-script.ts';

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
  const problems = first.transfer.problems.map(({ message }) => message);
  const errors = describeErrors(first.reading.errors);
  const what = problems.length > 0 ? 'transfer' : 'handoff';
  context.ports.log.warning(`The ${what} was refused, so the agent is asked once more: ${[...problems, ...errors].join(' ')}`);
  if (problems.length === 0) return buildRepairPrompt({ errors, prompt });
  const available = listTargets(context, prepared.name).map(({ name }) => name);
  return buildTransferRepairPrompt({ problems: [...problems, ...errors], available, prompt });
}

interface Start {
  readonly run: AgentRun;
  readonly ended: DecidedOutcome;
  readonly left: LeftFiles;
  readonly reading: HandoffReading;
  readonly transfer: TransferReading;
  readonly children: ChildReading;
}

interface StartRequest {
  readonly prepared: PreparedExecution;
  readonly prompt: string;
  /** The folders of a turn whose children are at work while it goes on. */
  readonly turn: TurnFolders | undefined;
  /** The start whose handoff or transfer this one repairs. */
  readonly repairs?: Start;
}

async function startOnce(
  context: TaskContext,
  { prepared, prompt, turn, repairs }: StartRequest,
): Promise<Result<Start, TaskFault>> {
  const { ports, stage } = context;
  const { agent, environment, contextFile } = prepared;
  const fault = await prepareStart(context, { prompt, contextFile, isRepair: repairs !== undefined });
  if (fault !== undefined) return failure(fault);
  const run = await ports.runner.run({
    agent,
    prompt,
    system: prepared.system,
    mcpServers: listServers(context, prepared, turn?.root),
    skills: prepared.trust.files.skills,
    workspace: ports.workspace.directory,
    files: ports.files.paths.root,
    writable: turn && [turn.writable],
    readable: [prepared.trust.files.root, ...(turn === undefined ? [] : [turn.readable])],
    environment,
    timeoutSeconds: remainingSeconds(context),
  });
  const left = await ports.files.collect();
  const sources = { mcpFile: left.mcpFile, file: left.file, printed: run.printed };
  const superseded = parseSuperseded(left.superseded);
  const transfer = readTransfer(sources, { place: { config: context.state.run.body.config, from: prepared.name }, superseded });
  const hands = transfer.request !== undefined || transfer.problems.length > 0;
  const children = readChildren(context, { sources, toolFile: left.children, hands });
  const goesOn = hands || children.calls?.wait !== undefined;
  // The first start said how the work ended. A start that only repairs the handoff need not say it again.
  const isSaid = repairs !== undefined && repairs.transfer.problems.length === 0;
  const signal = isSaid ? 'off' : signalOf(stage, agent);
  const ended = decideOutcome({
    ended: run.ended,
    exitStatus: run.exitStatus,
    // An agent that names another one, or waits for its children, has thereby said how it ended.
    signal: goesOn && signal === 'required' ? 'optional' : signal,
    finalText: run.finalText,
    stderr: run.reason ?? run.stderr,
    result: run.result,
  });
  // An agent that failed or found nothing to do is asked for nothing more, and neither is one after which the work goes on.
  const required = stage.handoff?.required === true && ended.outcome === 'succeeded';
  const demand = stage.handoff === undefined || goesOn ? undefined : { ...stage.handoff, required };
  const reading = await readHandoff(withoutChildCalls(transfer.sources), demand);
  return success({ run, ended, left, transfer, children, reading });
}

function needsRepair({ stage }: TaskContext, { ended, reading, transfer, children }: Start): boolean {
  if (!isSuccess(ended.outcome)) return false;
  if (transfer.problems.length > 0) return true;
  const goesOn = transfer.request !== undefined || children.calls?.wait !== undefined;
  if (ended.outcome === 'noop' || goesOn || reading.errors.length === 0) return false;
  return stage.handoff?.required === true || stage.handoff?.data !== undefined;
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
  const ofEngine = [...describeRefusals(first.run), ...spent.warnings, ...dropped];
  const all = [...ofEngine, ...(last.left.warnings ?? []), ...own.warnings, ...last.reading.warnings, ...warnings];
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
    warnings: all,
    killed: last.run.ended === 'killed',
  };
}
