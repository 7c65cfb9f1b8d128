import type { Fault } from '../workflow/workflow-error.ts';
import type { CallJob, Workflow } from '../workflow/workflow-model.ts';

/** What a caller passes must be declared, and what is required must be passed. */
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
