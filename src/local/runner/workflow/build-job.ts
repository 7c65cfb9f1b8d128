import { buildCondition } from './build-condition.ts';
import { buildPermissions } from './build-permissions.ts';
import { buildSteps } from './build-step.ts';
import { type MapEntry, notImplemented, type Template } from './template.ts';
import { type Fields, readFields } from './template-fields.ts';
import { WorkflowError } from './workflow-error.ts';
import type { CallJob, Job, RunDefaults, StepsJob } from './workflow-model.ts';

const SHARED = ['name', 'needs', 'if', 'permissions', 'concurrency', 'strategy'];
const STEPS_KEYS = [
  ...SHARED, 'runs-on', 'container', 'environment', 'timeout-minutes', 'continue-on-error', 'env', 'defaults', 'outputs', 'steps',
  'cache-mode',
]; // biome-ignore format: a list to read at a glance
const CALL_KEYS = [...SHARED, 'uses', 'with', 'secrets'];

export function buildJob({ key, place, value }: MapEntry): Job {
  const isCall = value.kind === 'map' && value.entries.some((entry) => entry.key === 'uses');
  const fields = readFields(value, isCall ? CALL_KEYS : STEPS_KEYS);
  const base = {
    key,
    place,
    name: fields.find('name'),
    needs: fields.texts('needs') ?? [],
    condition: buildCondition(fields.find('if'), place),
    permissions: buildPermissions(fields.find('permissions')),
    concurrency: fields.find('concurrency'),
    strategy: fields.find('strategy'),
  };
  return isCall ? { ...base, ...buildCallPart(fields) } : { ...base, ...buildStepsPart(fields) };
}

export function buildDefaults(template: Template | undefined): RunDefaults {
  const run = readFields(readFields(template, ['run']).find('run'), ['shell', 'working-directory']);
  return { shell: run.find('shell'), workingDirectory: run.find('working-directory') };
}

function buildCallPart(fields: Fields): Pick<CallJob, 'kind' | 'uses' | 'with' | 'secrets'> {
  const secrets = fields.find('secrets');
  return {
    kind: 'call',
    uses: fields.text('uses') ?? '',
    with: fields.map('with'),
    secrets: secrets?.kind === 'literal' ? 'inherit' : fields.map('secrets'),
  };
}

function buildStepsPart(fields: Fields): Omit<StepsJob, keyof Job> & Pick<StepsJob, 'kind'> {
  const container = fields.find('container');
  if (container?.kind === 'map' || (container?.kind === 'literal' && container.value))
    throw new WorkflowError([notImplemented(container.place, "the key 'container' with an image")]);
  const runsOn = fields.find('runs-on');
  if (!runsOn) throw new WorkflowError([{ ...fields.place, message: "a job needs 'runs-on'" }]);
  return {
    kind: 'steps',
    runsOn,
    container,
    environment: fields.find('environment'),
    timeoutMinutes: fields.find('timeout-minutes'),
    continueOnError: fields.find('continue-on-error'),
    env: fields.map('env'),
    defaults: buildDefaults(fields.find('defaults')),
    outputs: fields.map('outputs'),
    steps: buildSteps(fields.find('steps')),
  };
}
