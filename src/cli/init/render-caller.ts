import { renderCron } from '../../core/config/workflow/check-crons.ts';
import type { CallerNeeds } from './caller-needs.ts';

/** Lists the lines by which a workflow hands on what Baton and people give it. */
export function listInputLines(needs: CallerNeeds): readonly string[] {
  return Object.keys(listDispatchInputs(needs)).map((name) => `${name}: \${{ inputs.${name} }}`);
}

/** Lists the inputs that a workflow declares, by name. */
export function listDispatchInputs({ takesInputs }: Pick<CallerNeeds, 'takesInputs'>): Readonly<Record<string, string>> {
  return takesInputs ? { ...usualInputs, inputs: inputsLine } : usualInputs;
}

const inputsLine = 'inputs: { type: string, required: false, description: Inputs of the pipeline as name=value or JSON. }';

const usualInputs: Readonly<Record<string, string>> = {
  task: 'task: { type: string, required: false, description: Set by Baton. }',
  event: 'event: { type: string, required: false, description: Set by Baton. }',
  pipeline: 'pipeline: { type: string, required: false, description: Pipeline to start by hand. }',
};

export const permissionsLine = 'permissions: { contents: write, issues: write, pull-requests: write, actions: write }';

/** The lines that pass the signing key: by its name, and under the name that a key of an environment needs. */
export const keyLines: Readonly<Record<string, string>> = {
  'signing-key': 'signing-key: ${{ secrets.BATON_SIGNING_KEY }}',
  BATON_SIGNING_KEY: 'BATON_SIGNING_KEY: ${{ secrets.BATON_SIGNING_KEY }}',
};

const sweep = { cron: '23 4 * * *', timezone: 'UTC' };

/** The cron that is offered, as a line that whoever wants it uncomments. GitHub bills at least a minute for each run. */
const waker = { cron: '*/30 * * * *', timezone: 'UTC' };
const wakerPrice =
  'Wakes an agent within half an hour after a usage limit: 1,440 billed minutes a month in a private repository.';

interface CallerFacts {
  readonly needs: CallerNeeds;
  /** The repository of Baton and the ref, as `baton-agents/baton@v1`. */
  readonly source: string;
  /** The `run-name` of the examples: jobs are found again by the titles that it makes. */
  readonly runName: string;
}

/** Renders a new workflow that hears exactly what the config needs, and comments, by which people give commands. */
export function renderCaller({ needs, source, runName }: CallerFacts): string {
  const events = [...needs.events].filter(([event]) => event !== 'issue_comment');
  return `${[
    '# Starts Baton. `baton init` wrote this file; run again, it adds what is missing and leaves the rest as it is.',
    'name: Baton',
    'on:',
    ...events.map(([event, types]) => `  ${renderEvent(event, types, needs.workflows)}`),
    '  issue_comment: { types: [created] } # For commands such as `/baton retry`.',
    '  workflow_dispatch:',
    '    inputs:',
    ...Object.values(listDispatchInputs(needs)).map((line) => `      ${line}`),
    '  schedule:',
    ...needs.crons.map((cron) => `    - ${renderCron(cron)}`),
    `    - ${renderCron(sweep)} # Once a day, so that jobs that vanished are found.`,
    `    # - ${renderCron(waker)} # ${wakerPrice}`,
    ...renderRunName(runName),
    'permissions: {}',
    'jobs:',
    '  baton:',
    "    if: vars.BATON_MODE != 'app'",
    `    ${permissionsLine}`,
    `    uses: ${renderUses(source)}`,
    '    with:',
    ...[...listInputLines(needs), ...renderPrefix(needs)].map((line) => `      ${line}`),
    '    secrets:',
    ...[...Object.values(keyLines), ...needs.keys.map(renderKey), ...renderOthers(needs.others)].map((line) => `      ${line}`),
  ].join('\n')}\n`;
}

/** Renders a `run-name`. A text with `: ` in it is no plain text in YAML, so it stands in a block, as in the examples. */
export function renderRunName(runName: string): readonly string[] {
  return ['run-name: >-', `  ${runName}`];
}

/** Renders the line of an event. `workflow_run` names other workflows, too. */
export function renderEvent(event: string, types: readonly string[], workflows: readonly string[]): string {
  if (event === 'workflow_run')
    return `workflow_run: { workflows: [${workflows.map(renderScalar).join(', ')}], types: [${types.join(', ')}] }`;
  return types.length === 0 ? `${event}:` : `${event}: { types: [${types.map(renderScalar).join(', ')}] }`;
}

export function renderUses(source: string): string {
  return source.replace('@', '/.github/workflows/run.yml@');
}

export function renderPrefix({ prefix }: CallerNeeds): readonly string[] {
  return prefix === undefined ? [] : [`command-prefix: ${prefix}`];
}

export function renderKey(name: string): string {
  return `${name}: \${{ secrets.${name} }}`;
}

/** Renders the secrets that run.yml does not know by name: lines of one secret. */
export function renderOthers(names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : ['agent-secrets: |', ...names.map((name) => `  ${name}=\${{ secrets.${name} }}`)];
}

/** Renders a text in a list between brackets, with quotes where it could be read as something else. */
export function renderScalar(text: string): string {
  return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
}
