import { buildPostCondition } from './build-condition.ts';
import { buildSteps } from './build-step.ts';
import { readTemplate } from './read-template.ts';
import { getActionSchema } from './schemas.ts';
import { notImplemented, type Template } from './template.ts';
import { readFields } from './template-fields.ts';
import { WorkflowError } from './workflow-error.ts';
import type { Condition, Step } from './workflow-model.ts';

export interface ActionInput {
  readonly name: string;
  readonly default?: Template | undefined;
}

interface ActionBase {
  readonly name: string;
  readonly inputs: readonly ActionInput[];
}

export interface NodeAction extends ActionBase {
  readonly kind: 'node';
  readonly main: string;
  readonly post?: { readonly file: string; readonly condition: Condition } | undefined;
}

export interface CompositeAction extends ActionBase {
  readonly kind: 'composite';
  readonly outputs: readonly { readonly name: string; readonly value: Template }[];
  readonly steps: readonly Step[];
}

export type Action = NodeAction | CompositeAction;

/** Reads an `action.yml`. */
export function readAction(file: string, text: string): Action {
  const root = readTemplate({ file, text, schema: getActionSchema(), root: 'action-root' });
  const fields = readFields(root, ['name', 'description', 'author', 'branding', 'inputs', 'outputs', 'runs']);
  const base = {
    name: fields.text('name') ?? file,
    inputs: (fields.map('inputs')?.entries ?? []).map(({ key, value }) => ({ name: key, default: findDefault(value) })),
  };
  const runs = readFields(fields.find('runs'), ['using', 'main', 'post', 'post-if', 'steps']);
  const using = runs.text('using');
  if (using === 'composite')
    return { ...base, kind: 'composite', outputs: readOutputs(fields.find('outputs')), steps: buildSteps(runs.find('steps')) };
  const main = runs.text('main');
  if (main === undefined || (using !== 'node24' && using !== 'node20'))
    throw new WorkflowError([notImplemented(runs.place, `an action that is run by '${using}'`)]);
  const post = runs.text('post');
  return {
    ...base,
    kind: 'node',
    main,
    post: post ? { file: post, condition: buildPostCondition(runs.find('post-if'), runs.place) } : undefined,
  };
}

function findDefault(input: Template): Template | undefined {
  return input.kind === 'map' ? input.entries.find(({ key }) => key === 'default')?.value : undefined;
}

function readOutputs(outputs: Template | undefined): CompositeAction['outputs'] {
  if (outputs?.kind !== 'map') return [];
  return outputs.entries.flatMap(({ key, value }) => {
    const output = readFields(value, ['description', 'value']).find('value');
    return output ? [{ name: key, value: output }] : [];
  });
}
