import { join } from 'node:path';
import { coerceString, evaluateExpression, isTruthy } from '../expression/evaluate-expression.ts';
import type { ActionInput, CompositeAction, NodeAction } from '../workflow/read-action.ts';
import { resolveString, resolveStrings } from '../workflow/resolve-template.ts';
import type { UsesStep } from '../workflow/workflow-model.ts';
import type { BuiltInAction } from './built-in-action.ts';
import { type FoundAction, findAction } from './find-action.ts';
import type { Frame, StepCall, StepOrder, StepOutcome, StepResult } from './job-machine.ts';
import { runStepProcess } from './run-step-process.ts';
import { buildActionEnvironment } from './step-environment.ts';
import { buildStepScope } from './step-scope.ts';

type RunStep = (order: StepOrder) => Promise<StepOutcome>;
type FileAction<T> = Omit<FoundAction & { kind: 'file' }, 'action'> & { readonly action: T };
type Inputs = Readonly<Record<string, string>>;

export async function runAction(call: StepCall, step: UsesStep, runStep: RunStep): Promise<StepResult> {
  const { machine, frame, log } = call;
  log.write(`##[group]Run ${step.uses}`);
  const given = resolveStrings(step.with, buildStepScope(machine, frame, call.env));
  for (const [name, value] of Object.entries(given)) log.write(`  ${name}: ${value}`);
  log.write('##[endgroup]');
  const found = await findAction(machine, frame, step.uses);
  if (found.kind === 'built-in') return runBuiltIn(call, found.action, given);
  const { action } = found;
  const inputs = fillInputs(call, action.inputs, given);
  if (action.kind === 'composite') return runComposite({ call, found: { ...found, action }, inputs, runStep });
  return runNode(call, { ...found, action }, inputs);
}

async function runBuiltIn(call: StepCall, action: BuiltInAction, inputs: Inputs): Promise<StepResult> {
  const unknown = Object.keys(inputs).filter((name) => !action.inputs.includes(name.toLowerCase()));
  if (unknown.length > 0)
    throw new Error(`The input '${unknown.join("', '")}' of ${action.name} is not implemented by the local runner`);
  const { machine, github, log } = call;
  const { outputs, post } = await action.perform({ machine, github, inputs, log });
  if (post) {
    const perform = async () => {
      await post();
      return { failed: false, outputs: {} };
    };
    machine.posts.unshift({ name: `Post ${action.name}`, isWanted: () => true, perform });
  }
  return { failed: false, outputs };
}

/**
 * Runs a JavaScript action, as a function where the host has one for it. The action receives its inputs, and its post step the state
 * that it saved.
 */
async function runNode(call: StepCall, { folder, action }: FileAction<NodeAction>, inputs: Inputs): Promise<StepResult> {
  const { machine, frame, env } = call;
  const { job, settings } = machine.order;
  const { node, functions, processes } = settings;
  const start = (by: StepCall, file: string, state: Inputs) => {
    const path = join(folder, file);
    return runStepProcess(by, {
      command: node,
      args: [path],
      cwd: machine.folders.workspace,
      env: { ...buildActionEnvironment(machine, inputs), ...state },
      perform: processes.includes(job.key) ? undefined : functions[path],
    });
  };
  const state: Record<string, string> = {};
  const { post } = action;
  if (post) {
    machine.posts.unshift({
      name: `Post ${action.name}`,
      isWanted: () => isTruthy(evaluateExpression(post.condition.expression, buildStepScope(machine, frame, env))),
      perform: (log, stop) => start({ ...call, log, stop }, post.file, state),
    });
  }
  const result = await start(call, action.main, {});
  for (const [name, value] of result.state) state[`STATE_${name}`] = value;
  return result;
}

interface CompositeRun {
  readonly call: StepCall;
  readonly found: FileAction<CompositeAction>;
  readonly inputs: Inputs;
  readonly runStep: RunStep;
}

/** Runs a composite action. Its steps see its inputs only as a context, never as INPUT_ variables. */
async function runComposite({ call, found, inputs, runStep }: CompositeRun): Promise<StepResult> {
  const { machine, log, stop } = call;
  const frame: Frame = {
    source: found.source,
    defaults: [],
    steps: new Map(),
    inputs,
    actionPath: found.folder,
    env: call.env,
    cancellation: stop,
    failed: false,
  };
  for (const step of found.action.steps) {
    if (stop.reason === 'lost' || stop.reason === 'timed-out') break;
    await runStep({ machine, frame, step, log });
  }
  const scope = buildStepScope(machine, frame);
  const outputs = Object.fromEntries(found.action.outputs.map(({ name, value }) => [name, resolveString(value, scope)]));
  return { failed: frame.failed, outputs };
}

/** Returns the given inputs, and the defaults of the others. Names are case-insensitive. */
function fillInputs({ machine, frame }: StepCall, declared: readonly ActionInput[], given: Inputs): Inputs {
  const names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  const scope = buildStepScope(machine, frame);
  const defaults = declared.filter(({ name }) => !names.has(name.toLowerCase()));
  return {
    ...Object.fromEntries(
      defaults.map(({ name, default: value }) => [name, value ? resolveString(value, scope) : coerceString('')]),
    ),
    ...given,
  };
}
