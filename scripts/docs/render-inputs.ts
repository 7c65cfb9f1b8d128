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
    `Secrets, all optional, passed by name: ${listNames(run.secrets)}.`,
    'Outputs, for jobs of the caller that need this one. Each workflow run carries one task, so the last workflow run of a run has the final ones. `baton show <run>` prints the same from the records.',
    renderTable('output', run.outputs),
    '## The reusable workflow `agent.yml`, for repositories that the App serves',
    renderTable('input', agent.inputs),
    `Secrets, all optional, passed by name: ${listNames(agent.secrets)}.`,
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

function describeDefault(field: Fields[string] | undefined): string {
  if (field?.required) return 'required';
  const value = field?.default ?? '';
  return value === '' ? '' : `\`${String(value)}\``;
}

function listNames(fields: Fields): string {
  return Object.keys(fields)
    .map((name) => `\`${name}\``)
    .join(', ');
}
