import type { Template } from './template.ts';
import { type Fields, readFields } from './template-fields.ts';
import type { CallInterface, EventFilter, InputDefinition, Triggers } from './workflow-model.ts';

const FILTERS = ['types', 'branches', 'branches-ignore', 'tags', 'tags-ignore', 'workflows'];

export function buildTriggers(on: Template): Triggers {
  const events = new Map<string, EventFilter>();
  if (on.kind !== 'map') {
    const names = on.kind === 'list' ? on.items : [on];
    for (const name of names) if (name.kind === 'literal') events.set(String(name.value), {});
    return {
      events,
      crons: [],
      dispatch: events.has('workflow_dispatch') ? [] : undefined,
      call: events.has('workflow_call') ? { inputs: [], secrets: [], outputs: [] } : undefined,
    };
  }
  const known = on.entries.map(({ key }) => key);
  const fields = readFields(on, known);
  for (const { key, value } of on.entries) {
    if (!['workflow_dispatch', 'workflow_call', 'schedule'].includes(key)) events.set(key, buildFilter(value));
  }
  const dispatch = fields.find('workflow_dispatch');
  const call = fields.find('workflow_call');
  return {
    events,
    crons: buildCrons(fields.find('schedule')),
    dispatch: dispatch && buildInputs(readFields(dispatch, ['inputs'])),
    call: call && buildCall(call),
  };
}

function buildFilter(template: Template): EventFilter {
  const fields = readFields(template, FILTERS);
  return {
    types: fields.texts('types'),
    branches: fields.texts('branches'),
    branchesIgnore: fields.texts('branches-ignore'),
    tags: fields.texts('tags'),
    tagsIgnore: fields.texts('tags-ignore'),
    workflows: fields.texts('workflows'),
  };
}

function buildCrons(schedule: Template | undefined): readonly string[] {
  if (schedule?.kind !== 'list') return [];
  // When a schedule is due is the server's business, so its time zone is not read here.
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
