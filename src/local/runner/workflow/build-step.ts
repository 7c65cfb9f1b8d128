import { buildCondition } from './build-condition.ts';
import type { Template } from './template.ts';
import { type Fields, readFields } from './template-fields.ts';
import { WorkflowError } from './workflow-error.ts';
import type { Step } from './workflow-model.ts';

const KNOWN = [
  'id',
  'name',
  'if',
  'env',
  'continue-on-error',
  'timeout-minutes',
  'run',
  'shell',
  'working-directory',
  'uses',
  'with',
];

/** Steps of a job, or of a composite action. */
export function buildSteps(template: Template | undefined): readonly Step[] {
  if (template?.kind !== 'list') return [];
  const taken = new Set<string>();
  return template.items.map((item) => buildStep(readFields(item, KNOWN), taken));
}

function buildStep(fields: Fields, taken: Set<string>): Step {
  const uses = fields.text('uses');
  const base = {
    place: fields.place,
    id: fields.text('id') ?? makeId(uses, taken),
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

/** The name GitHub gives a step without `id`, as it shows in GITHUB_ACTION. */
function makeId(uses: string | undefined, taken: Set<string>): string {
  const base = `__${uses === undefined ? 'run' : nameOfAction(uses)}`;
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}_${count}`;
  taken.add(id);
  return id;
}

function nameOfAction(uses: string): string {
  if (uses.startsWith('./') || uses.startsWith('$/')) return 'self';
  return (uses.split('@')[0] ?? '').split('/').slice(0, 2).join('_');
}
