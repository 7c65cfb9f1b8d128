import { readTypedInputs } from '../config/inputs/declared-inputs.ts';
import type { HistoryBody } from '../record/history-record.ts';
import type { EndBody, TaskBody } from '../record/record.ts';
import { finishedBodies } from '../run/handoffs.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import { buildRunUsage } from '../run/usage.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { inputsPrefix } from './history-entry.ts';

/** Builds what the ledger stores about a run that has ended. */
export function buildHistoryBody(state: State, end: EndBody): HistoryBody {
  const { run } = state;
  const last = listLastExecutions(state);
  const handoff = last.findLast((body) => body.handoff !== undefined)?.handoff;
  return {
    pipeline: run.body.pipeline,
    subject: run.body.trigger.subject.number,
    outcome: end.outcome,
    results: unionOf(last),
    ...(end.outcome === 'failed' ? describeFailure(last, end) : {}),
    ...(handoff === undefined ? {} : { handoff: selectHandoffFields(handoff, pipelineOf(run).history?.['include-keys'] ?? []) }),
    ...selectInputs(state),
    usage: buildRunUsage(state),
    startedAt: run.body.startedAt,
    finishedAt: end.finishedAt,
  };
}

/** The length of an input in a ledger, which is read page by page. */
const inputCodePoints = 1_000;

/** Selects the inputs that the pipeline's history names, with their defaults. */
function selectInputs({ run }: State): Pick<HistoryBody, 'inputs'> {
  const { on, history } = pipelineOf(run);
  const typed = readTypedInputs(on, run.body.trigger.inputs);
  const named = (history?.['include-keys'] ?? []).flatMap((key) =>
    key.startsWith(inputsPrefix) ? [key.slice(inputsPrefix.length)] : [],
  );
  const found = named.flatMap((name) => (Object.hasOwn(typed, name) ? [[name, String(typed[name])] as const] : []));
  if (found.length === 0) return {};
  return { inputs: Object.fromEntries(found.map(([name, text]) => [name, truncateCodePoints(text, inputCodePoints)])) };
}

/** Returns the results of all stages, later ones winning. The final texts of agents are left out: a ledger holds many runs. */
function unionOf(bodies: readonly TaskBody[]): Record<string, string> {
  const { response: _, ...results } = Object.fromEntries(bodies.flatMap((body) => Object.entries(body.results)));
  return results;
}

/** Returns the results of a run as its history has them. */
export function resultsOfRun(state: State): Record<string, string> {
  return unionOf(listLastExecutions(state));
}

/** Lists the last execution of every stage, in the order of the config, each after the executions that transferred to it. */
function listLastExecutions(state: State): readonly TaskBody[] {
  return [...state.rows.keys()].flatMap((stage) => finishedBodies(state, stage));
}

/** Describes the failure of the stage that failed, or of the run itself when a limit ended it. */
function describeFailure(last: readonly TaskBody[], end: EndBody): Pick<HistoryBody, 'error' | 'message'> {
  const failure = last.find(({ outcome }) => outcome === 'failed')?.failure;
  if (failure === undefined) return { error: end.reason };
  return { error: failure.reason, ...(failure.message === '' ? {} : { message: failure.message }) };
}

/**
 * Reduces a handoff to the fields that the pipeline configures. A detail can be long, and a ledger is read page by page; the rest
 * stays in the run's own records.
 */
function selectHandoffFields(handoff: NonNullable<TaskBody['handoff']>, includeKeys: readonly string[]): HistoryBody['handoff'] {
  const { summary, detail, data } = handoff;
  return {
    summary,
    ...(detail !== undefined && includeKeys.includes('handoff_detail') ? { detail } : {}),
    ...(data !== undefined && includeKeys.some((key) => key.startsWith('handoff.data.')) ? { data } : {}),
  };
}
