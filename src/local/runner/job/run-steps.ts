import type { FinishedStep } from '../../contract.ts';
import { evaluateExpression, isTruthy } from '../expression/evaluate-expression.ts';
import { resolveBoolean, resolveNumber, resolveString, resolveStrings } from '../expression/resolve-template.ts';
import { isMap } from '../expression/value.ts';
import { type Cancellation, createCancellation } from '../run/cancellation.ts';
import type { Step } from '../workflow/workflow-model.ts';
import type { Frame, JobMachine, StepCall, StepLog, StepOutcome, StepResult } from './job-machine.ts';
import { runAction } from './run-action.ts';
import { runScript } from './run-script.ts';
import { buildStepScope } from './step-scope.ts';

/** Runs steps one after another. A step that is not wanted is skipped; nothing here throws. */
export async function runSteps(machine: JobMachine, frame: Frame, steps: readonly Step[]): Promise<readonly FinishedStep[]> {
  const finished: FinishedStep[] = [];
  for (const step of steps) {
    if (frame.cancellation.reason === 'lost') break;
    const log = createStepLog(machine);
    const name = machine.masker.mask(nameOf(machine, frame, step));
    const conclusion = await runStep(machine, frame, step, log);
    finished.push({ name, conclusion, log: log.lines.join('\n') });
  }
  return finished;
}

export function createStepLog({ masker }: JobMachine): StepLog {
  const lines: string[] = [];
  return { lines, write: (line) => lines.push(masker.mask(line)) };
}

async function runStep(machine: JobMachine, frame: Frame, step: Step, log: StepLog): Promise<StepOutcome> {
  let result: StepResult = { failed: true, outputs: {} };
  let isTolerated = false;
  let stop: Cancellation | undefined;
  try {
    const env = resolveStrings(step.env, buildStepScope(machine, frame));
    const scope = () => buildStepScope(machine, frame, env);
    const isWanted = () => isTruthy(evaluateExpression(step.condition.expression, scope()));
    if (!isWanted()) return settle(frame, step, 'skipped', {});
    isTolerated = step.continueOnError !== undefined && resolveBoolean(step.continueOnError, scope());
    const watch = watchStep(machine, frame, step, isWanted);
    stop = watch.stop;
    try {
      result = await carryOut({
        machine,
        frame,
        step,
        log,
        stop,
        env: { ...Object.fromEntries(machine.env), ...frame.env, ...env },
      });
    } finally {
      watch.end();
    }
    if (stop.reason === 'timed-out') log.write(`##[error]The action '${nameOf(machine, frame, step)}' has timed out.`);
  } catch (error) {
    log.write(`##[error]${error instanceof Error ? error.message : String(error)}`);
  }
  const isFailed = result.failed || stop?.reason === 'timed-out';
  const outcome = stop?.reason === 'cancelled' ? 'cancelled' : isFailed ? 'failure' : 'success';
  const conclusion = settle(frame, step, outcome, result.outputs, isTolerated);
  if (conclusion === 'failure') noteFailure(machine, frame);
  return conclusion;
}

function settle(
  frame: Frame,
  step: Step,
  outcome: StepOutcome,
  outputs: StepResult['outputs'],
  isTolerated = false,
): StepOutcome {
  const conclusion = outcome === 'failure' && isTolerated ? 'success' : outcome;
  frame.steps.set(step.id, { outputs, outcome, conclusion });
  return conclusion;
}

function noteFailure(machine: JobMachine, frame: Frame): void {
  frame.failed = true;
  if (!frame.inputs && machine.status === 'success') machine.status = 'failure';
}

function carryOut(order: Omit<StepCall, 'github'>): Promise<StepResult> {
  const { github } = buildStepScope(order.machine, order.frame).contexts;
  const call = { ...order, github: { ...(isMap(github) ? github : {}), action: order.step.id } };
  return order.step.kind === 'run' ? runScript(call, order.step) : runAction(call, order.step, runStep);
}

/** Ends the step by its own time limit, and by a cancellation unless its condition holds even then. */
function watchStep(
  machine: JobMachine,
  frame: Frame,
  step: Step,
  isWanted: () => boolean,
): { readonly stop: Cancellation; readonly end: () => void } {
  const stop = createCancellation();
  const minutes = step.timeoutMinutes && resolveNumber(step.timeoutMinutes, buildStepScope(machine, frame));
  const timer =
    minutes === undefined ? undefined : setTimeout(() => stop.request('timed-out'), minutes * machine.order.settings.minute);
  const forget = frame.cancellation.onRequest((reason) => {
    if (reason === 'lost' || frame.inputs) stop.request(reason);
    else if (!isWanted()) stop.request('cancelled');
  });
  return {
    stop,
    end: () => {
      clearTimeout(timer);
      forget();
    },
  };
}

/** What GitHub shows: the given name, or what the step does. */
function nameOf(machine: JobMachine, frame: Frame, step: Step): string {
  try {
    const scope = buildStepScope(machine, frame);
    if (step.name) return resolveString(step.name, scope);
    if (step.kind === 'uses') return `Run ${step.uses}`;
    return `Run ${resolveString(step.run, scope).trim().split('\n')[0] ?? ''}`;
  } catch {
    return step.id;
  }
}
