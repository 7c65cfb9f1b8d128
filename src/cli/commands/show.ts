import type { State } from '../../core/run/state.ts';
import { loadGatesOf } from '../../core/state/derive-state.ts';
import { findLastAgentTask, handoffChainOf, responseOf } from '../../core/state/final-result.ts';
import { printAside, printJson, printText } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { fillStoredHandoffs } from '../show/fill-handoffs.ts';
import { findExecution, openState, parseTaskName } from '../show/find-execution.ts';
import { openTexts } from '../show/open-texts.ts';
import { rebuildExecution } from '../show/rebuild-execution.ts';
import { renderInputs, renderShown } from '../show/render-shown.ts';
import { openThread } from '../thread/open-thread.ts';
import type { ThreadOptions } from '../thread/thread.ts';

interface ShowOptions extends Omit<ThreadOptions, 'run'> {
  readonly execution?: number;
  readonly artifacts?: string;
  readonly json?: boolean;
}

/**
 * Prints what an execution was given (H-30), or of a run alone what it came to. Returns 1 if there is no such execution or run, or
 * if the prompt renders to another digest than was recorded.
 */
export async function show(named: string, file: string | undefined, options: ShowOptions): Promise<number> {
  if (/^[^/\s]+$/.test(named)) return showRun(named, file, options);
  const asked = parseTaskName(named, options.execution);
  const opened = await openThread(file, { ...options, run: asked.run });
  const { records } = opened.read;
  const found = findExecution(records, asked, await loadGatesOf(records));
  if (typeof found === 'string') {
    printAside(`${found}\n`);
    return 1;
  }
  const texts = openTexts({ folder: options.artifacts, connection: opened.connection });
  const filled = await fillStoredHandoffs(found.before, { stage: asked.stage, texts });
  const shown = await rebuildExecution(found, { filled, texts });
  if (options.json === true) printJson(shown);
  else printText(renderShown(shown));
  return shown.prompt?.same === false ? 1 : 0;
}

/**
 * Prints what a run came to: how it ended, its last agent with the final text, and who handed over to whom (T-9). Returns 1 if the
 * thread holds no such run.
 */
async function showRun(run: string, file: string | undefined, options: ShowOptions): Promise<number> {
  if (options.execution !== undefined)
    throw new UsageError(
      `--execution is one of a task, and "${run}" names a run; write <run>/<stage>, such as ${run}/investigate.`,
    );
  const state = await openState(run, file, options);
  if (state === undefined) return 1;
  const shown = describeEnd(state);
  if (options.json === true) printJson(shown);
  else printText(renderEnd(shown));
  return 0;
}

function describeEnd(state: State) {
  const last = findLastAgentTask(state);
  return {
    run: state.run.run,
    inputs: state.run.body.trigger.inputs ?? {},
    outcome: state.end?.body.outcome ?? null,
    reason: state.end?.body.reason ?? null,
    finalAgent: last?.body.agent ?? null,
    handoffChain: handoffChainOf(state),
    output: responseOf(last),
  };
}

function renderEnd({ run, inputs, outcome, reason, finalAgent, handoffChain, output }: ReturnType<typeof describeEnd>): string {
  const lines = [
    outcome === null ? `${run} has not ended` : `${run}: ${outcome} (${reason})`,
    ...renderInputs(inputs),
    `last agent: ${finalAgent ?? 'none so far'}`,
    ...handoffChain.map(({ from, to, timestamp }) => `transfer ${from} → ${to} at ${timestamp}`),
    ...(output === '' ? [] : ['', output]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
