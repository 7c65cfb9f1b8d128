import type { Fault } from '../workflow/workflow-error.ts';
import type { CallJob, Workflow } from '../workflow/workflow-model.ts';

/** What a caller passes must be declared, and what is required must be passed. */
export function checkCall(job: CallJob, called: Workflow): readonly Fault[] {
  const { call } = called.triggers;
  if (!call) return [{ ...job.place, message: `'${job.uses}' has no workflow_call trigger` }];
  const inputs = (job.with?.entries ?? []).map(({ key }) => key.toLowerCase());
  const secrets = job.secrets === 'inherit' ? undefined : (job.secrets?.entries ?? []).map(({ key }) => key.toLowerCase());
  return [...checkNames(job, 'input', inputs, call.inputs), ...(secrets ? checkNames(job, 'secret', secrets, call.secrets) : [])];
}

type Declaration = { readonly name: string; readonly required: boolean; readonly default?: unknown };

function checkNames(job: CallJob, what: string, passed: readonly string[], declared: readonly Declaration[]): readonly Fault[] {
  const known = declared.map(({ name }) => name.toLowerCase());
  const unknown = passed.filter((name) => !known.includes(name));
  const missing = declared.filter(
    ({ name, required, default: value }) => required && value === undefined && !passed.includes(name.toLowerCase()),
  );
  return [
    ...unknown.map((name) => ({ ...job.place, message: `Invalid ${what}, ${name} is not defined in the referenced workflow.` })),
    ...missing.map(({ name }) => ({
      ...job.place,
      message: `The ${what} '${name}' is required, but not provided while calling.`,
    })),
  ];
}
