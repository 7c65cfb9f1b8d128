import { z } from 'zod';
import { escapeCell } from './escape-cell.ts';

const fieldSchema = z.object({
  description: z.string().default(''),
  default: z.union([z.string(), z.boolean(), z.number()]).optional(),
  required: z.boolean().default(false),
});
const fieldsSchema = z.record(z.string(), fieldSchema.nullable()).default({});
const actionSchema = z.object({ inputs: fieldsSchema, outputs: fieldsSchema });
const workflowSchema = z.object({
  on: z.object({ workflow_call: z.object({ inputs: fieldsSchema, secrets: fieldsSchema, outputs: fieldsSchema }) }),
});

type Fields = z.infer<typeof fieldsSchema>;

/** Pages for people who write workflows, from the files themselves, parsed from YAML. */
export function renderInputs(files: { action: unknown; run: unknown; agent: unknown }): string {
  const action = actionSchema.parse(files.action);
  const run = workflowSchema.parse(files.run).on.workflow_call;
  const agent = workflowSchema.parse(files.agent).on.workflow_call;
  return `${[
    '<!-- Generated from action.yml, run.yml and agent.yml by `npm run generate`. Do not edit. -->',
    '# Inputs, outputs and secrets',
    '## The reusable workflow `run.yml`',
    renderTable('input', run.inputs),
    renderSecrets(run.secrets),
    'A repository that allows selected actions only (Settings > Actions > General) needs `baton-agents/*` in its list, and the actions that GitHub made. Without them the workflow run is a startup failure: no job, no log.',
    'Outputs, for jobs of the caller that need this one. Each workflow run carries one task, so the last workflow run of a run has the final ones. `baton show <run>` prints the same from the records.',
    renderTable('output', run.outputs),
    '## The reusable workflow `agent.yml`, for repositories that the App serves',
    renderTable('input', agent.inputs),
    renderSecrets(agent.secrets),
    '## The action',
    renderTable('input', action.inputs),
    renderTable('output', action.outputs),
  ].join('\n\n')}\n`;
}

function renderTable(kind: 'input' | 'output', fields: Fields): string {
  const isInput = kind === 'input';
  const rows = Object.entries(fields).map(([name, field]) => {
    const cells = [`\`${name}\``, ...(isInput ? [describeDefault(field)] : []), escapeCell(field?.description ?? '')];
    return `| ${cells.join(' | ')} |`;
  });
  return [isInput ? '| input | default | meaning |\n|---|---|---|' : '| output | meaning |\n|---|---|', ...rows].join('\n');
}

/** Renders the secrets of a workflow: a table of those with a description, and the names of the others, which are keys of engines. */
function renderSecrets(secrets: Fields): string {
  const isDescribed = ([, field]: [string, Fields[string]]) => (field?.description ?? '') !== '';
  const described = Object.entries(secrets).filter(isDescribed);
  const others = Object.entries(secrets).filter((entry) => !isDescribed(entry));
  const rows = described.map(([name, field]) => `| \`${name}\` | ${escapeCell(field?.description ?? '')} |`);
  const names = others.map(([name]) => `\`${name}\``).join(', ');
  return `Secrets, all optional, passed by name:\n\n| secret | meaning |\n|---|---|\n${rows.join('\n')}\n\nAlso the keys of the engines, under their own names: ${names}.`;
}

function describeDefault(field: Fields[string] | undefined): string {
  if (field?.required) return 'required';
  const value = field?.default ?? '';
  return value === '' ? '' : `\`${String(value)}\``;
}
