import type { Permissions } from '../../workflow-contract.ts';
import type { Template } from '../workflow/template.ts';
import type { Fault } from '../workflow/workflow-error.ts';
import type { CallJob, Job, Step, Workflow } from '../workflow/workflow-model.ts';
import { describeWrongUses, parseUses } from './parse-uses.ts';

/** Checks that a caller passes only declared inputs and secrets, and all required ones. */
export function checkCall(job: CallJob, called: Workflow): readonly Fault[] {
  const { call } = called.triggers;
  if (!call) return [{ ...job.place, message: `'${job.uses}' has no workflow_call trigger` }];
  const inputs = (job.with?.entries ?? []).map(({ key }) => key.toLowerCase());
  const secrets = job.secrets === 'inherit' ? undefined : (job.secrets?.entries ?? []).map(({ key }) => key.toLowerCase());
  const messages = [...checkNames('input', inputs, call.inputs), ...(secrets ? checkNames('secret', secrets, call.secrets) : [])];
  return messages.map((message) => ({ ...job.place, message }));
}

type Declaration = { readonly name: string; readonly required: boolean; readonly default?: unknown };

function checkNames(what: string, passed: readonly string[], declared: readonly Declaration[]): readonly string[] {
  const known = declared.map(({ name }) => name.toLowerCase());
  const unknown = passed.filter((name) => !known.includes(name));
  const missing = declared.filter(
    (item) => item.required && item.default === undefined && !passed.includes(item.name.toLowerCase()),
  );
  return [
    ...unknown.map((name) => `Invalid ${what}, ${name} is not defined in the referenced workflow.`),
    ...missing.map(({ name }) => `The ${what} '${name}' is required, but not provided while calling.`),
  ];
}

/** Refuses `queue: max` with `cancel-in-progress: true`, which passes the schema and which GitHub refuses. */
export function checkConcurrency(concurrency: Template | undefined): readonly Fault[] {
  if (concurrency?.kind !== 'map') return [];
  const values = new Map(concurrency.entries.map(({ key, value }) => [key, value.kind === 'literal' ? value.value : undefined]));
  if (values.get('queue') !== 'max' || values.get('cancel-in-progress') !== true) return [];
  return [{ ...concurrency.place, message: "'queue: max' cannot be combined with 'cancel-in-progress: true'" }];
}

/**
 * Checks that every `uses` has a form that GitHub takes, and that actions from elsewhere are known. Actions of the workspace can
 * only be checked during the run.
 */
export function checkSteps(steps: readonly Step[], isKnownAction: (uses: string) => boolean): readonly Fault[] {
  return steps.flatMap((step) => {
    if (step.kind === 'run') return [];
    const reference = parseUses(step.uses);
    if (reference === undefined) return [{ ...step.place, message: describeWrongUses(step.uses) }];
    if (reference.kind === 'workspace' || reference.kind === 'self' || isKnownAction(step.uses)) return [];
    return [{ ...step.place, message: `the action '${step.uses}' is not known to the local runner` }];
  });
}

const RANK = { none: 0, read: 1, write: 2 };

/** Checks that a called workflow asks for no more than its caller grants. Asking for more stops the run before its first job. */
export function checkPermissions(asker: Workflow | Job, asked: Permissions | undefined, granted: Permissions): readonly Fault[] {
  const excess = Object.entries(asked ?? {}).filter(([key, level]) => RANK[level] > RANK[granted[key] ?? 'none']);
  if (excess.length === 0) return [];
  const requests = excess.map(([key, level]) => `'${key}: ${level}'`).join(', ');
  const allowed = excess.map(([key]) => `'${key}: ${granted[key] ?? 'none'}'`).join(', ');
  const who = 'key' in asker ? `The nested job '${asker.key}'` : 'The workflow';
  const place = 'key' in asker ? asker.place : { file: asker.file };
  return [{ ...place, message: `${who} is requesting ${requests}, but is only allowed ${allowed}.` }];
}
