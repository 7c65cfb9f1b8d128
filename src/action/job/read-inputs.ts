import type { Environment } from './job-io.ts';

const names = [
  'mode',
  'config',
  'token',
  'signing-key',
  'task',
  'agent-output',
  'agent-output-digest',
  'dry-run',
  'agent',
  'prompt',
  'needs',
] as const;

type InputName = (typeof names)[number];

/** Every input of `action.yml` as text; empty if it was not given. */
export type Inputs = Readonly<Record<Exclude<InputName, 'mode' | 'dry-run'>, string>> & {
  readonly mode: Mode;
  readonly dryRun: boolean;
};

export const modes = ['auto', 'forward', 'plan', 'verify', 'agent', 'publish', 'single', 'sweep', 'validate'] as const;
export type Mode = (typeof modes)[number];

export function readInputs(environment: Environment): Inputs {
  // The runner's rule: upper case, spaces to underscores, hyphens kept (github-platform.md 15).
  const read = (name: InputName): string => (environment[`INPUT_${name.toUpperCase()}`] ?? '').trim();
  return {
    mode: parseMode(read('mode')),
    config: read('config') || '.github/baton.yml',
    token: read('token'),
    'signing-key': read('signing-key'),
    task: read('task'),
    'agent-output': environment['INPUT_AGENT-OUTPUT'] ?? '',
    'agent-output-digest': read('agent-output-digest'),
    dryRun: parseSwitch(read('dry-run')),
    agent: read('agent'),
    prompt: environment.INPUT_PROMPT ?? '',
    needs: read('needs'),
  };
}

function parseMode(text: string): Mode {
  const mode = modes.find((known) => known === (text || 'auto'));
  if (mode === undefined) throw new Error(`BATON-E910: input mode is "${text}". Write one of ${modes.join(', ')}.`);
  return mode;
}

function parseSwitch(text: string): boolean {
  if (text === 'true') return true;
  if (text === '' || text === 'false') return false;
  throw new Error(`BATON-E910: input dry-run is "${text}". Write true or false.`);
}
