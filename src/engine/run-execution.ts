import { signalOf } from '../core/config/signal-of.ts';
import { describeErrors } from '../core/handoff/describe-errors.ts';
import type { Handoff } from '../core/handoff/handoff.ts';
import { type HandoffReading, readHandoff } from '../core/handoff/read-handoff.ts';
import { addOutputResults } from '../core/output/add-output-results.ts';
import { type DecidedOutcome, decideOutcome } from '../core/output/decide-outcome.ts';
import { handoffFailure } from '../core/output/handoff-failure.ts';
import { isSuccess } from '../core/output/outcome.ts';
import { parseOutputs } from '../core/output/parse-outputs.ts';
import { parseResults } from '../core/output/parse-results.ts';
import { toCapturedResults } from '../core/output/to-captured-results.ts';
import type { UsageFacts } from '../core/output/usage-facts.ts';
import { buildRepairPrompt } from '../core/prompt/build-repair-prompt.ts';
import type { AgentRun } from '../ports/agent-runner.ts';
import type { LeftFiles } from '../ports/workspace.ts';
import { concludeUsage } from './conclude-usage.ts';
import { describeRefusals } from './describe-refusals.ts';
import type { Prepared } from './prepared.ts';
import { remainingSeconds } from './remaining-seconds.ts';
import type { TaskContext } from './task-context.ts';

/** What an execution of an agent came to, apart from its commits. */
export interface Execution {
  readonly ended: DecidedOutcome;
  readonly handoff: Handoff | undefined;
  readonly results: Readonly<Record<string, string>>;
  readonly outputs: readonly string[];
  readonly usage: UsageFacts | undefined;
  readonly isolated: boolean;
  readonly warnings: readonly string[];
}

/**
 * Runs the agent, and once more when its stage demands a handoff that it did not give (DESIGN 4.3). An invalid handoff that
 * nobody demanded is a warning, and nothing of it is kept.
 */
export async function runExecution(context: TaskContext, prepared: Prepared): Promise<Execution> {
  const first = await runOnce(context, { prepared, prompt: prepared.prompt.text });
  if (!needsRepair(context, first)) return conclude(context, { first, last: first });
  const errors = describeErrors(first.reading.errors);
  context.ports.log.warning(`The handoff was refused, so the agent is asked once more: ${errors.join(' ')}`);
  const prompt = buildRepairPrompt({ errors, prompt: prepared.prompt.text });
  const last = (await makeReady(context, { prepared, prompt })) ? await runOnce(context, { prepared, prompt }) : first;
  return conclude(context, { first, last });
}

/** An agent may have taken away or closed the folder that its files were in: then it cannot be asked. */
async function makeReady({ ports }: TaskContext, { prepared, prompt }: { prepared: Prepared; prompt: string }): Promise<boolean> {
  try {
    await ports.files.setAside();
    await ports.files.write({ prompt, context: prepared.contextFile });
    return true;
  } catch (error) {
    ports.log.warning(`The agent cannot be asked once more: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

interface Once {
  readonly run: AgentRun;
  readonly ended: DecidedOutcome;
  readonly left: LeftFiles;
  readonly reading: HandoffReading;
}

async function runOnce(context: TaskContext, { prepared, prompt }: { prepared: Prepared; prompt: string }): Promise<Once> {
  const { ports, stage } = context;
  const { agent, environment } = prepared;
  const run = await ports.runner.run({
    agent,
    prompt,
    system: prepared.system,
    mcpServers: agent['mcp-servers'] ?? {},
    workspace: ports.workspace.directory,
    files: ports.files.paths.root,
    environment,
    timeoutSeconds: remainingSeconds(context),
  });
  const ended = decideOutcome({
    ended: run.ended,
    exitStatus: run.exitStatus,
    signal: signalOf(stage, agent),
    finalText: run.finalText,
    stderr: run.reason ?? run.stderr,
    result: run.result,
  });
  const left = await ports.files.collect();
  // From an agent that failed nothing more is asked.
  const demand = stage.handoff && { ...stage.handoff, required: stage.handoff.required && isSuccess(ended.outcome) };
  const reading = await readHandoff({ mcpFile: left.mcpFile, file: left.file, printed: run.printed }, demand);
  return { run, ended, left, reading };
}

function needsRepair({ stage }: TaskContext, { ended, reading }: Once): boolean {
  if (!isSuccess(ended.outcome) || reading.errors.length === 0) return false;
  return stage.handoff?.required === true || stage.handoff?.data !== undefined;
}

/** The first start did the work and decides how it ended; the last one, if there were two, only mends the handoff. */
function conclude(context: TaskContext, { first, last }: { first: Once; last: Once }): Execution {
  const { handoff, warnings, failure } = concludeHandoff(context, { first, last });
  const outputs = parseOutputs({ ...first.run.printed, ...last.run.printed });
  const own = addOutputResults(parseResults(last.left.results ?? ''), outputs);
  const ended: DecidedOutcome = failure === undefined ? first.ended : { outcome: 'failed', failure };
  const spent = concludeUsage(context, { runs: first === last ? [first.run] : [first.run, last.run], ended });
  const told = [...describeRefusals(first.run), ...spent.warnings];
  const all = [...told, ...(last.left.warnings ?? []), ...own.warnings, ...last.reading.warnings, ...warnings];
  for (const warning of all) context.ports.log.warning(warning);
  const durationMilliseconds = Date.parse(context.ports.clock.now()) - Date.parse(context.startedAt);
  return {
    ended: spent.ended,
    handoff,
    results: toCapturedResults(own.results, { durationMilliseconds, ...spent.captured }),
    outputs,
    usage: spent.usage,
    isolated: first.run.isolated && last.run.isolated,
    warnings: all,
  };
}

interface ConcludedHandoff {
  readonly handoff: Handoff | undefined;
  readonly warnings: readonly string[];
  readonly failure?: DecidedOutcome['failure'];
}

function concludeHandoff({ stage }: TaskContext, { first, last }: { first: Once; last: Once }): ConcludedHandoff {
  const words = describeErrors(first.reading.errors);
  const wasAsked = first !== last;
  if (wasAsked && isSuccess(last.ended.outcome) && last.reading.errors.length === 0) {
    return { handoff: last.reading.handoff, warnings: [`The handoff was repaired: ${words.join(' ')}`] };
  }
  const errors = last.reading.errors.length > 0 ? describeErrors(last.reading.errors) : words;
  if (first.reading.errors.length === 0) return { handoff: first.reading.handoff, warnings: [] };
  if (stage.handoff?.required === true && isSuccess(first.ended.outcome)) {
    return { handoff: undefined, warnings: [], failure: handoffFailure(errors, last.ended.failure) };
  }
  return { handoff: undefined, warnings: errors.map((error) => `The handoff was not kept: ${error}`) };
}
