import type { Template } from './template.ts';
import { type Fields, readFields } from './template-fields.ts';
import { type CallInterface, type EventFilter, filterKeys, type InputDefinition, type Triggers } from './workflow-model.ts';

/** Triggers that are more than a filter. */
const OWN_SHAPE = ['workflow_dispatch', 'workflow_call', 'schedule'];

export function buildTriggers(on: Template): Triggers {
  if (on.kind !== 'map') return buildNamed(on.kind === 'list' ? on.items : [on]);
  const filtered = on.entries.filter(({ key }) => !OWN_SHAPE.includes(key));
  const find = (name: string) => on.entries.find(({ key }) => key === name)?.value;
  const dispatch = find('workflow_dispatch');
  const call = find('workflow_call');
  return {
    events: new Map(filtered.map(({ key, value }) => [key, buildFilter(value)])),
    crons: buildCrons(find('schedule')),
    dispatch: dispatch && buildInputs(readFields(dispatch, ['inputs'])),
    call: call && buildCall(call),
  };
}

/** Builds the triggers of `on: push` and `on: [push, issues]`. */
function buildNamed(names: readonly Template[]): Triggers {
  const keys = names.map((name) => (name.kind === 'literal' ? String(name.value) : ''));
  return {
    events: new Map(keys.map((key) => [key, {}])),
    crons: [],
    dispatch: keys.includes('workflow_dispatch') ? [] : undefined,
    call: keys.includes('workflow_call') ? { inputs: [], secrets: [], outputs: [] } : undefined,
  };
}

function buildFilter(template: Template): EventFilter {
  const fields = readFields(template, filterKeys);
  return Object.fromEntries(filterKeys.map((key) => [key, fields.texts(key)]));
}

function buildCrons(schedule: Template | undefined): readonly string[] {
  if (schedule?.kind !== 'list') return [];
  // The server decides when a schedule is due, so its time zone is not read here.
  return schedule.items.flatMap((item) => readFields(item, ['cron', 'timezone']).text('cron') ?? []);
}

function buildInputs(fields: Fields): readonly InputDefinition[] {
  return (fields.map('inputs')?.entries ?? []).map(({ key, value }) => {
    const input = readFields(value, ['description', 'type', 'required', 'default', 'options', 'deprecationMessage']);
    return {
      name: key,
      type: input.text('type') ?? 'string',
      required: input.flag('required') ?? false,
      default: input.find('default'),
      options: input.texts('options'),
    };
  });
}

function buildCall(template: Template): CallInterface {
  const fields = readFields(template, ['inputs', 'secrets', 'outputs']);
  const secrets = (fields.map('secrets')?.entries ?? []).map(({ key, value }) => ({
    name: key,
    required: readFields(value, ['description', 'required']).flag('required') ?? false,
  }));
  const outputs = (fields.map('outputs')?.entries ?? []).flatMap(({ key, value }) => {
    const output = readFields(value, ['description', 'value']).find('value');
    return output ? [{ name: key, value: output }] : [];
  });
  return { inputs: buildInputs(fields), secrets, outputs };
}
