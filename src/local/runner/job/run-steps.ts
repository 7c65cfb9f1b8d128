import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { messageOf } from '../../message-of.ts';
import type { FinishedStep } from '../../runner-contract.ts';
import { evaluateExpression, isTruthy, type Scope } from '../expression/evaluate-expression.ts';
import { isMap } from '../expression/value.ts';
import { resolveBoolean, resolveNumber, resolveString, resolveStrings } from '../workflow/resolve-template.ts';
import type { Template } from '../workflow/template.ts';
import type { RunStep, Step } from '../workflow/workflow-model.ts';
import { type Cancellation, createCancellation } from './cancellation.ts';
import type { Frame, JobMachine, StepCall, StepLog, StepOrder, StepOutcome, StepResult } from './job-machine.ts';
import { runAction } from './run-action.ts';
import { runStepProcess } from './run-step-process.ts';
import { buildStepScope } from './step-scope.ts';

/** Runs steps one after another. Skips a step whose condition does not hold. Never throws. */
export async function runSteps(machine: JobMachine, frame: Frame, steps: readonly Step[]): Promise<readonly FinishedStep[]> {
  const finished: FinishedStep[] = [];
  for (const step of steps) {
    if (frame.cancellation.reason === 'lost') break;
    const order = { machine, frame, step, log: createStepLog(machine) };
    const name = machine.masker.mask(nameStep(order));
    const startedAt = new Date().toISOString();
    const conclusion = await runStep(order);
    finished.push({ name, conclusion, log: order.log.lines.join('\n'), startedAt, finishedAt: new Date().toISOString() });
  }
  return finished;
}

export function createStepLog({ masker }: JobMachine): StepLog {
  const lines: string[] = [];
  return { lines, write: (line) => lines.push(masker.mask(line)) };
}

async function runStep(order: StepOrder): Promise<StepOutcome> {
  const { machine, frame, step } = order;
  const { outcome, outputs, isTolerated } = await tryStep(order);
  const conclusion = outcome === 'failure' && isTolerated ? 'success' : outcome;
  frame.steps.set(step.id, { outputs, outcome, conclusion });
  if (conclusion === 'failure') {
    frame.failed = true;
    if (!frame.inputs && machine.status === 'success') machine.status = 'failure';
  }
  return conclusion;
}

async function tryStep(order: StepOrder): Promise<StepResult & { readonly outcome: StepOutcome; readonly isTolerated: boolean }> {
  const { machine, frame, step, log } = order;
  let isTolerated = false;
  try {
    const env = resolveStrings(step.env, buildStepScope(machine, frame));
    const scope = () => buildStepScope(machine, frame, env);
    const isWanted = () => isTruthy(evaluateExpression(step.condition.expression, scope()));
    if (!isWanted()) return { outcome: 'skipped', failed: false, outputs: {}, isTolerated };
    isTolerated = step.continueOnError !== undefined && resolveBoolean(step.continueOnError, scope());
    const merged = { ...Object.fromEntries(machine.env), ...frame.env, ...env };
    return { ...(await performStep({ ...order, env: merged }, isWanted)), isTolerated };
  } catch (error) {
    log.write(`##[error]${messageOf(error)}`);
    return { outcome: 'failure', failed: true, outputs: {}, isTolerated };
  }
}

async function performStep(
  order: Omit<StepCall, 'github' | 'stop'>,
  isWanted: () => boolean,
): Promise<StepResult & { outcome: StepOutcome }> {
  const { machine, frame, step, log } = order;
  const { github } = buildStepScope(machine, frame).contexts;
  const { stop, end } = watchStep(order, isWanted);
  const call = { ...order, stop, github: { ...(isMap(github) ? github : {}), action: step.id } };
  try {
    const result = step.kind === 'run' ? await runScript(call, step) : await runAction(call, step, runStep);
    if (stop.reason === 'timed-out') log.write(`##[error]The action '${nameStep(order)}' has timed out.`);
    return { ...result, outcome: decideOutcome(stop, result) };
  } finally {
    end();
  }
}

function decideOutcome({ reason }: Cancellation, { failed }: StepResult): StepOutcome {
  if (reason === 'cancelled') return 'cancelled';
  return failed || reason !== undefined ? 'failure' : 'success';
}

/**
 * Creates the cancellation of a step. It fires at the step's own time limit, and on a cancellation unless the step's condition
 * holds even then.
 */
function watchStep(
  { machine, frame, step }: StepOrder,
  isWanted: () => boolean,
): { readonly stop: Cancellation; readonly end: () => void } {
  const stop = createCancellation();
  const minutes = step.timeoutMinutes && resolveNumber(step.timeoutMinutes, buildStepScope(machine, frame));
  const limit = (minutes ?? 0) * machine.order.settings.minute;
  const timer = minutes === undefined ? undefined : setTimeout(() => stop.request('timed-out'), limit);
  const stopListening = frame.cancellation.onRequest((reason) => {
    // Within a composite action, the cancellation of its step counts as an earlier failure, and its time limit ends all steps.
    frame.failed = true;
    if (reason === 'lost') stop.request('lost');
    else if ((frame.inputs && reason === 'timed-out') || !isWanted()) stop.request('cancelled');
  });
  return {
    stop,
    end: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Returns the name that GitHub shows: the given name, or what the step does. */
function nameStep({ machine, frame, step }: StepOrder): string {
  try {
    const scope = buildStepScope(machine, frame);
    if (step.name) return resolveString(step.name, scope);
    if (step.kind === 'uses') return `Run ${step.uses}`;
    return `Run ${resolveString(step.run, scope).trim().split('\n')[0] ?? ''}`;
  } catch {
    return step.id;
  }
}

/** Commands by the name of the shell. Without `shell` GitHub runs bash without pipefail; naming bash turns pipefail on. */
const SHELLS: Readonly<Record<string, string>> = {
  '': 'bash -e {0}',
  bash: 'bash --noprofile --norc -eo pipefail {0}',
  sh: 'sh -e {0}',
  python: 'python {0}',
};

async function runScript(call: StepCall, step: RunStep): Promise<StepResult> {
  const { machine, frame, log, env } = call;
  const scope = buildStepScope(machine, frame, env);
  const script = resolveString(step.run, scope);
  const [command = 'bash', ...args] = findShell(resolveFirst([step.shell, ...frame.defaults.map(({ shell }) => shell)], scope));
  const file = join(machine.folders.temp, `${randomUUID()}.sh`);
  await writeFile(file, `${script}\n`);
  for (const line of [`##[group]Run ${script.split('\n')[0]}`, ...script.split('\n'), '##[endgroup]']) log.write(line);
  const folders = [step.workingDirectory, ...frame.defaults.map(({ workingDirectory }) => workingDirectory)];
  const cwd = resolve(machine.folders.workspace, resolveFirst(folders, scope));
  // The scripts in our own workflows are no code of the repository.
  const sandbox = frame.source.kind === 'commit' ? machine.order.settings.sandbox : undefined;
  return runStepProcess(call, { command, args: args.map((argument) => argument.replace('{0}', file)), cwd, sandbox });
}

function findShell(name: string): readonly string[] {
  const template = SHELLS[name] ?? (name.includes('{0}') ? name : undefined);
  if (template === undefined) throw new Error(`The shell '${name}' is not implemented by the local runner`);
  return template.split(/\s+/);
}

function resolveFirst(candidates: readonly (Template | undefined)[], scope: Scope): string {
  const template = candidates.find((candidate) => candidate !== undefined);
  return template === undefined ? '' : resolveString(template, scope);
}
