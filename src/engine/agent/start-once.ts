import { signalOf } from '../../core/config/defaults.ts';
import { type HandoffReading, type HandoffSources, readHandoff } from '../../core/handoff/read-handoff.ts';
import { parseSuperseded } from '../../core/mcp/tool-calls.ts';
import { type DecidedOutcome, decideOutcome } from '../../core/output/decide-outcome.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { messageOf } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { childrenOf } from '../../core/run/children.ts';
import { asksAtLimit } from '../../core/run/decisions.ts';
import { taskIdOf } from '../../core/run/names.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import { isOpen } from '../../core/run/task-row.ts';
import { type ChildReading, readChildCalls, withoutChildCalls } from '../../core/spawn/read-child-calls.ts';
import { readTransfer, type TransferReading } from '../../core/transfer/read-transfer.ts';
import type { AgentRun, TurnFolders } from '../../ports/agent-runner.ts';
import type { LeftFiles, StartFiles } from '../../ports/workspace.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import { findUnpublished } from './find-unpublished.ts';
import { findChildOffer, listServers, type PreparedExecution } from './prepared-execution.ts';
import { remainingSeconds } from './run-script.ts';
import { openHomeOf } from './run-setup.ts';
import { findCap } from './spending-cap.ts';

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
    cap: findCap(context, { agent, earlier: repairs?.run }),
    prices: context.state.run.body.config.prices,
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
  const decided = decideOutcome({
    ended: run.ended,
    exitStatus: run.exitStatus,
    // An agent that names another one, or waits for its children, has thereby said how it ended.
    signal: goesOn && signal === 'required' ? 'optional' : signal,
    finalText: run.finalText,
    stderr: run.reason ?? run.stderr,
    result: run.result,
  });
  const ended = markUnpaid(context, { run, decided });
  // An agent that failed or found nothing to do is asked for nothing more, and neither is one after which the work goes on.
  const required = stage.handoff?.required === true && ended.outcome === 'succeeded';
  const demand = stage.handoff === undefined || goesOn ? undefined : { ...stage.handoff, required };
  const reading = await readHandoff(withoutChildCalls(transfer.sources), demand);
  const { unpublished, misplaced } = await findUnpublished(context, prepared, ended.outcome);
  const faults = [...transfer.problems.map(({ message }) => message), ...(goesOn ? [] : misplaced)];
  return success({ run, ended, left, transfer, children, reading, unpublished, faults });
}

/** Marks the end of a turn that the limit on the cost of the run ended, where the run asks for money then. The limit of the agent itself is final. */
function markUnpaid(
  { state }: TaskContext,
  { run, decided }: { readonly run: AgentRun; readonly decided: DecidedOutcome },
): DecidedOutcome {
  const isOfRun = decided.failure?.reason === 'budget' && run.result.cap === 'limits.max-cost-usd';
  return isOfRun && asksAtLimit(state.run) ? { ...decided, unpaid: true } : decided;
}

/** Returns whether an agent is asked once more, because of its handoff, a transfer that cannot be made, or work in the wrong place. */
export function needsRepair({ stage }: TaskContext, { ended, reading, transfer, children, faults }: Start): boolean {
  if (!isSuccess(ended.outcome)) return false;
  if (faults.length > 0) return true;
  const goesOn = transfer.request !== undefined || children.calls?.wait !== undefined;
  if (ended.outcome === 'noop' || goesOn || reading.errors.length === 0) return false;
  return stage.handoff?.required === true || stage.handoff?.data !== undefined;
}

/**
 * Reads what the agent asked about child tasks. `hands`: it hands its work over, or tried to. Then it does not wait: the agent that
 * takes over its work decides itself whether it waits for them.
 */
function readChildren(
  context: TaskContext,
  { sources, hands, toolFile }: { readonly sources: HandoffSources; readonly hands: boolean; readonly toolFile?: Uint8Array },
): ChildReading {
  const { state, dispatch, ports } = context;
  const known = childrenOf(state.run, dispatch.task).map(({ name }) => {
    const row = state.rows.get(name);
    const ended = row?.status === 'ended' ? row.last.body.outcome : 'skipped';
    return { name, outcome: row === undefined || isOpen(row) ? 'running' : ended };
  });
  const offer = findChildOffer(context);
  const digest = (text: string): string => ports.hasher.sha256(text);
  const read = readChildCalls({ toolFile, sources, offer, known, digest });
  if (!hands || read.calls?.wait === undefined) return read;
  const { wait: _, ...calls } = read.calls;
  const isEmpty = calls.requests.length + calls.refused === 0;
  const dropped = 'The wait for child tasks was dropped, because the agent handed its work over in the same turn.';
  return { calls: isEmpty ? undefined : calls, warnings: [...read.warnings, dropped] };
}

/**
 * Prepares everything that a start of an agent finds: what git and engines obey in the checkout is as before `setup`, and the
 * folders of the attempt hold only what is written here. Called before every start, because `setup` or the start before may have
 * changed all of it.
 */
async function prepareStart(
  { ports, state }: TaskContext,
  { prompt, context, isRepair }: StartFiles,
): Promise<TaskFault | undefined> {
  const restored = await ports.workspace.restoreTrusted();
  if (!restored.ok) return { reason: 'workspace', problem: restored.error };
  const folder = pipelineOf(state.run)['context-dir'];
  // The copy of the context file (C-2).
  const added = folder && (await ports.workspace.addFile(`${folder}/${taskIdOf(state.run)}.json`, context));
  if (added && !added.ok) return { reason: 'workspace', problem: added.error };
  try {
    await ports.files.prepare({ prompt, context, isRepair });
    return undefined;
  } catch (error) {
    const message = `The folders of the agent cannot be emptied: ${messageOf(error)}.`;
    return { reason: 'workspace', problem: { code: 'BATON-E709', message } };
  }
}
