import { buildCondition } from './build-condition.ts';
import type { Template } from './template.ts';
import { type Fields, readFields } from './template-fields.ts';
import { WorkflowError } from './workflow-error.ts';
import type { Step } from './workflow-model.ts';

const KNOWN = [
  'id', 'name', 'if', 'env', 'continue-on-error', 'timeout-minutes', 'run', 'shell', 'working-directory', 'uses', 'with',
]; // biome-ignore format: a list to read at a glance

/** Builds the steps of a job, or of a composite action. */
export function buildSteps(template: Template | undefined): readonly Step[] {
  if (template?.kind !== 'list') return [];
  const used = new Set<string>();
  return template.items.map((item) => buildStep(readFields(item, KNOWN), used));
}

function buildStep(fields: Fields, used: Set<string>): Step {
  const uses = fields.text('uses');
  const base = {
    place: fields.place,
    id: fields.text('id') ?? createStepId(uses, used),
    name: fields.find('name'),
    condition: buildCondition(fields.find('if'), fields.place),
    env: fields.map('env'),
    continueOnError: fields.find('continue-on-error'),
    timeoutMinutes: fields.find('timeout-minutes'),
  };
  if (uses !== undefined) return { ...base, kind: 'uses', uses, with: fields.map('with') };
  const run = fields.find('run');
  if (run === undefined) throw new WorkflowError([{ ...fields.place, message: 'a step has run or uses' }]);
  return { ...base, kind: 'run', run, shell: fields.find('shell'), workingDirectory: fields.find('working-directory') };
}

/** Creates the name that GitHub gives a step without `id`, as shown in GITHUB_ACTION. */
function createStepId(uses: string | undefined, used: Set<string>): string {
  const base = `__${uses === undefined ? 'run' : nameOfAction(uses)}`;
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}_${count}`;
  used.add(id);
  return id;
}

function nameOfAction(uses: string): string {
  if (uses.startsWith('./') || uses.startsWith('$/')) return 'self';
  return (uses.split('@')[0] ?? '').split('/').slice(0, 2).join('_');
}
