import { signalOf } from '../../core/config/defaults.ts';
import { type HandoffReading, readHandoff } from '../../core/handoff/read-handoff.ts';
import { parseSuperseded } from '../../core/mcp/tool-calls.ts';
import { type DecidedOutcome, decideOutcome } from '../../core/output/decide-outcome.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { type ChildReading, withoutChildCalls } from '../../core/spawn/read-child-calls.ts';
import { readTransfer, type TransferReading } from '../../core/transfer/read-transfer.ts';
import type { AgentRun, TurnFolders } from '../../ports/agent-runner.ts';
import type { LeftFiles } from '../../ports/workspace.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import { findUnpublished } from './find-unpublished.ts';
import { prepareStart } from './prepare-start.ts';
import { listServers, type PreparedExecution } from './prepared-execution.ts';
import { readChildren } from './read-children.ts';
import { remainingSeconds } from './run-script.ts';
import { openHomeOf } from './run-setup.ts';

/** One start of an agent, and what came of it. */
export interface Start {
  readonly run: AgentRun;
  readonly ended: DecidedOutcome;
  readonly left: LeftFiles;
  readonly reading: HandoffReading;
  readonly transfer: TransferReading;
  readonly children: ChildReading;
  readonly unpublished: readonly string[];
  /** The reasons why its end does not count, so that the agent ends once more. */
  readonly faults: readonly string[];
}

interface StartRequest {
  readonly prepared: PreparedExecution;
  readonly prompt: string;
  /** The folders of a turn whose children are at work while it goes on. */
  readonly turn: TurnFolders | undefined;
  /** The start whose handoff or transfer this one repairs. */
  readonly repairs?: Start;
}

/** Prepares what an agent starts from, starts it, and reads what it left. Nothing else starts an agent. */
export async function startOnce(
  context: TaskContext,
  { prepared, prompt, turn, repairs }: StartRequest,
): Promise<Result<Start, TaskFault>> {
  const { ports, stage } = context;
  const { agent, environment, contextFile } = prepared;
  const { paths } = ports.files;
  const home = openHomeOf(context, prepared.trust);
  const fault = await prepareStart(context, { prompt, context: contextFile, isRepair: repairs !== undefined });
  if (fault !== undefined) return failure(fault);
  const run = await ports.runner.run({
    agent,
    prompt,
    system: prepared.system,
    mcpServers: listServers(context, prepared, turn?.root),
    skills: prepared.trust.files.skills,
    workspace: ports.workspace.directory,
    files: paths.root,
    writable: [paths.home, paths.tmp, ...(turn === undefined ? [] : [turn.writable])],
    readable: [
      prepared.trust.files.root,
      paths.caches,
      ...(home === undefined ? [] : [home]),
      ...(turn === undefined ? [] : [turn.readable]),
    ],
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
  const isSaid = repairs !== undefined && repairs.faults.length === 0;
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
  const { unpublished, misplaced } = await findUnpublished(context, prepared, ended.outcome);
  const faults = [...transfer.problems.map(({ message }) => message), ...(goesOn ? [] : misplaced)];
  return success({ run, ended, left, transfer, children, reading, unpublished, faults });
}

/** Returns whether an agent is asked once more, because of its handoff, a transfer that cannot be made, or work in the wrong place. */
export function needsRepair({ stage }: TaskContext, { ended, reading, transfer, children, faults }: Start): boolean {
  if (!isSuccess(ended.outcome)) return false;
  if (faults.length > 0) return true;
  const goesOn = transfer.request !== undefined || children.calls?.wait !== undefined;
  if (ended.outcome === 'noop' || goesOn || reading.errors.length === 0) return false;
  return stage.handoff?.required === true || stage.handoff?.data !== undefined;
}
