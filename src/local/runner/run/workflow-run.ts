import type { LocalEvent, RunState } from '../../workflow-contract.ts';
import { toValue, type ValueMap } from '../expression/value.ts';
import { valueAt } from '../plan/match-event.ts';
import type { PlannedWorkflow } from '../plan/plan-workflow.ts';
import { resolveString } from '../workflow/resolve-template.ts';
import type { InputDefinition, Workflow } from '../workflow/workflow-model.ts';
import { combineResults } from './job-result.ts';
import { resolveClaim } from './resolve-concurrency.ts';
import { emptyOf, resolveInputs } from './run-call.ts';
import type { RunContext } from './run-context.ts';
import { runGraph } from './run-graph.ts';

/** Runs one attempt of a planned workflow to its end. Returns the conclusion. */
export async function runWorkflow(
  run: RunContext,
  plan: PlannedWorkflow,
  report: (state: Pick<RunState, 'status' | 'conclusion'>) => void,
): Promise<string> {
  const inputs = resolveDispatchInputs(plan.workflow, run.event, run);
  const scope = { contexts: { github: run.github, inputs, vars: run.vars } };
  const { cancellation } = run;
  const claim = resolveClaim(plan.workflow.concurrency, scope, { scope: { run, held: new Set() }, cancellation });
  const release = claim && (await run.groups.acquire(claim));
  if (release === 'cancelled') return 'cancelled';
  try {
    report({ status: 'in_progress', conclusion: null });
    const held = new Set(claim ? [claim.group.toLowerCase()] : []);
    const results = await runGraph({
      run,
      plan,
      inputs,
      secrets: run.secrets,
      reach: 'all',
      prefix: '',
      held,
      cancellation,
      runGraph,
    });
    const combined = combineResults([...results.values()].map(({ result }) => result));
    return cancellation.reason === undefined ? combined : 'cancelled';
  } finally {
    release?.();
  }
}

/** Resolves the `inputs` of a dispatched run: text as it was sent, except for booleans and numbers. Other events have none. */
function resolveDispatchInputs(
  { triggers }: Workflow,
  event: LocalEvent,
  { github, vars }: Pick<RunContext, 'github' | 'vars'>,
): ValueMap {
  if (!event.dispatch || !triggers.dispatch) return {};
  const sent = new Map(Object.entries(event.dispatch.inputs).map(([name, value]) => [name.toLowerCase(), value]));
  const defaults = resolveInputs(triggers.dispatch.map(asGiven), new Map(), { contexts: { github, vars } });
  return Object.fromEntries(
    triggers.dispatch.map((definition) => {
      const value = sent.get(definition.name.toLowerCase());
      return [
        definition.name,
        value === undefined ? (defaults[definition.name] ?? emptyOf(definition.type)) : parseInput(definition, value),
      ];
    }),
  );
}

/** Returns the definition with `choice` and `environment` as text. */
function asGiven(definition: InputDefinition): InputDefinition {
  return ['boolean', 'number'].includes(definition.type) ? definition : { ...definition, type: 'string' };
}

function parseInput({ type }: InputDefinition, value: string): string | boolean | number {
  if (type === 'boolean') return value.toLowerCase() === 'true';
  return type === 'number' ? Number(value) : value;
}

/** Returns the name that GitHub shows for a run: `run-name`, else the subject of the event. */
export function nameRun(workflow: Workflow, event: LocalEvent, context: Pick<RunContext, 'github' | 'vars'>): string {
  const inputs = resolveDispatchInputs(workflow, event, context);
  const given = workflow.runName ? resolveString(workflow.runName, { contexts: { ...context, inputs } }).trim() : '';
  if (given !== '') return given;
  const payload = toValue(event.payload);
  const subject =
    valueAt(payload, 'pull_request', 'title') ?? valueAt(payload, 'issue', 'title') ?? valueAt(payload, 'head_commit', 'message');
  return typeof subject === 'string' ? (subject.split('\n')[0] ?? '') : (workflow.name ?? workflow.file);
}
