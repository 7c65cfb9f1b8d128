import type { ActionFunction, RunnerOptions } from '../../runner-contract.ts';
import { createCommandFiles, type FileCommands } from './file-commands.ts';
import type { StepCall, StepResult } from './job-machine.ts';
import { createLogCommands } from './log-commands.ts';
import { runFunction } from './run-function.ts';
import { type OwnProcessOrder, runProcess } from './run-process.ts';
import { buildStepEnvironment } from './step-environment.ts';

export interface StepProcess {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Variables beside those that every step gets. */
  readonly env?: Readonly<Record<string, string>>;
  /** The function that does the work of the process in its place. */
  readonly perform?: ActionFunction | undefined;
  readonly sandbox?: RunnerOptions['sandbox'];
}

export type ProcessResult = StepResult & { readonly state: ReadonlyMap<string, string> };

/** Runs the process of a step and applies what it wrote to its output and its files. */
export async function runStepProcess(call: StepCall, { perform, sandbox, ...process }: StepProcess): Promise<ProcessResult> {
  const { machine, log, stop } = call;
  const files = await createCommandFiles(machine.folders.temp);
  const order: OwnProcessOrder = {
    ...process,
    env: { ...buildStepEnvironment(machine, call.github, call.env), ...process.env, ...files.env },
    grace: machine.order.settings.grace,
    onLine: createLogCommands(machine.masker, log.write).onLine,
    onStop: (listener) => stop.onRequest(listener),
    onLeftBehind: (kill) => machine.leftBehind.push(kill),
  };
  const run = perform === undefined ? runProcess : (given: OwnProcessOrder) => runFunction(perform, given);
  const code = await (sandbox === undefined ? run(order) : sandbox(order, machine.folders));
  const commands = await files.read();
  if (stop.reason === 'lost') return { failed: true, outputs: {}, state: new Map() };
  applyCommands(call, commands);
  for (const fault of commands.faults) log.write(`##[error]${fault}`);
  if (code !== 0)
    log.write(stop.reason ? '##[error]The operation was canceled.' : `##[error]Process completed with exit code ${code}.`);
  return {
    failed: code !== 0 || commands.faults.length > 0,
    outputs: Object.fromEntries(commands.outputs),
    state: commands.state,
  };
}

function applyCommands({ machine }: StepCall, { env, path, summary }: FileCommands): void {
  for (const [name, value] of env) machine.env.set(name, value);
  for (const folder of path) machine.path.unshift(folder);
  if (summary !== '') machine.summaries.push(machine.masker.mask(summary));
}
