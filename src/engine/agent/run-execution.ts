import { describeErrors } from '../../core/handoff/handoff-error.ts';
import { problemText } from '../../core/problem.ts';
import { buildRepairPrompt, buildTransferRepairPrompt, buildWorkRepairPrompt } from '../../core/prompt/repair-prompts.ts';
import { type Result, success } from '../../core/result.ts';
import type { TurnFolders } from '../../ports/agent-runner.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import type { Execution } from './conclude-execution.ts';
import { isPolling, listTargets, type PreparedExecution } from './prepared-execution.ts';
import { needsRepair, type Start, startOnce } from './start-once.ts';

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
  // Loaded behind the start, which it would make later.
  const { concludeExecution } = await import('./conclude-execution.ts');
  if (!needsRepair(context, first)) return success(concludeExecution(context, { prepared, first, last: first }));
  const prompt = buildSecondPrompt(context, { first, prepared });
  const repair = await startOnce(context, { prepared: { ...prepared, ...prepared.again }, prompt, turn, repairs: first });
  if (!repair.ok) {
    context.ports.log.warning(`The agent cannot be asked once more: ${problemText(repair.error.problem)}`);
    return success(concludeExecution(context, { prepared, first, last: first }));
  }
  const combined = concludeExecution(context, { prepared, first, last: repair.value });
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
