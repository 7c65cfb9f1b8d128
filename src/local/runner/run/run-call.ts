import { coerceString, type Scope } from '../expression/evaluate-expression.ts';
import { isList, isMap, type Value, type ValueMap } from '../expression/value.ts';
import type { PlannedJob } from '../plan/plan-workflow.ts';
import { fail, resolveString, resolveTemplate } from '../workflow/resolve-template.ts';
import type { Template } from '../workflow/template.ts';
import type { CallInterface, InputDefinition } from '../workflow/workflow-model.ts';
import { combineResults, type JobResult } from './job-result.ts';
import type { Leg } from './matrix-leg.ts';
import { resolveClaim } from './resolve-concurrency.ts';
import type { GraphScope } from './run-context.ts';

/** Runs a called workflow. It sees its own inputs and the secrets that it was given by name, else the secrets of its caller. */
export async function runCall(
  leg: Leg,
  { job, called }: Extract<PlannedJob, { kind: 'call' }>,
  { name, held }: { name: string; held: ReadonlySet<string> },
): Promise<JobResult> {
  const { scope, jobScope, cancellation } = leg;
  const { call } = called.workflow.triggers;
  if (!call) throw new Error(`'${job.uses}' has no workflow_call trigger`);
  const inputs = resolveInputs(
    call.inputs,
    new Map((job.with?.entries ?? []).map(({ key, value }) => [key.toLowerCase(), value])),
    jobScope,
  );
  const given = job.secrets === 'inherit' ? {} : passSecrets(call, leg, job.secrets?.entries ?? []);
  const inner: GraphScope = { ...scope, plan: called, inputs, ...given, prefix: `${name} / `, held, cancellation };
  const calledScope = { contexts: { github: scope.run.github, inputs, vars: scope.run.vars } };
  const claim = resolveClaim(called.workflow.concurrency, calledScope, { scope: inner, cancellation });
  const release = claim && (await scope.run.groups.acquire(claim));
  if (release === 'cancelled') return { result: 'cancelled', outputs: {} };
  try {
    const results = await scope.runGraph(claim ? { ...inner, held: new Set([...held, claim.group.toLowerCase()]) } : inner);
    const jobs: ValueMap = Object.fromEntries([...results].map(([key, { result, outputs }]) => [key, { result, outputs }]));
    const outputScope = { contexts: { ...calledScope.contexts, jobs } };
    return {
      result: combineResults([...results.values()].map(({ result }) => result)),
      outputs: Object.fromEntries(call.outputs.map((output) => [output.name, resolveString(output.value, outputScope)])),
    };
  } finally {
    release?.();
  }
}

/** Returns the values of declared inputs: the given value, else the default, else the empty value of the type. */
export function resolveInputs(
  declared: readonly InputDefinition[],
  given: ReadonlyMap<string, Template>,
  scope: Scope,
): ValueMap {
  return Object.fromEntries(
    declared.map((definition) => {
      const template = given.get(definition.name.toLowerCase()) ?? definition.default;
      return [
        definition.name,
        template ? checkType(definition, template, resolveTemplate(template, scope)) : emptyOf(definition.type),
      ];
    }),
  );
}

export function emptyOf(type: string): Value {
  if (type === 'number') return 0;
  return type === 'boolean' ? false : '';
}

function checkType({ name, type }: InputDefinition, template: Template, value: Value): Value {
  if (isMap(value) || isList(value)) return fail(template, `Unexpected value for input '${name}', a ${type} was expected`);
  if (type === 'string') return coerceString(value);
  return typeof value === type
    ? value
    : fail(template, `Unexpected value '${value ?? ''}' for input '${name}', a ${type} was expected`);
}

/**
 * Resolves the secrets that a caller passes by name. A name whose value is empty is passed too: the environment of a called job can
 * fill it.
 */
function passSecrets(
  call: CallInterface,
  leg: Leg,
  entries: readonly { readonly key: string; readonly value: Template }[],
): Pick<GraphScope, 'secrets' | 'reach'> {
  const given = new Map(entries.map(({ key, value }) => [key.toLowerCase(), resolveString(value, leg.jobScope)]));
  const passed = call.secrets.flatMap(({ name }) => {
    const value = given.get(name.toLowerCase());
    return value === undefined ? [] : [[name, value]];
  });
  return { secrets: Object.fromEntries(passed), reach: 'passed' };
}
