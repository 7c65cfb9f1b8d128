import { stageOfConfig } from '../children/task-name.ts';
import { readTypedInputs } from '../config/inputs/declared-inputs.ts';
import { isUnpriced } from '../output/usage-facts.ts';
import type { HistoryBody, StageUsage } from '../record/history-record.ts';
import type { EndBody } from '../record/record.ts';
import { endOf, listStageEnds, type TaskEnd } from '../run/handoffs.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import { openedPullOf } from '../run/published.ts';
import type { State } from '../run/state.ts';
import { addUsage, buildRunUsage, partOf, usageOf } from '../run/usage.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { childrenPrefix, inputsPrefix } from './history-entry.ts';
import { findValue } from './render-history.ts';

/** Builds what the ledger stores about a run that has ended. It is told from the stages of the configuration. */
export function buildHistoryBody(state: State, end: EndBody): HistoryBody {
  const { run } = state;
  const handoff = listStageEnds(state).findLast((stage) => stage.handoff !== undefined)?.handoff;
  const pulls = [...new Set(state.tasks.flatMap(({ body }) => openedPullOf(body) ?? []))];
  return {
    pipeline: run.body.pipeline,
    subject: run.body.trigger.subject.number,
    outcome: end.outcome,
    results: resultsOfRun(state),
    ...(end.outcome === 'failed' ? describeFailure(state, end) : {}),
    ...(handoff === undefined ? {} : { handoff: selectHandoffFields(handoff, includeKeysOf(state)) }),
    ...selectInputs(state),
    ...selectChildren(state),
    usage: buildRunUsage(state),
    stages: listStageUsage(state),
    ...(pulls.length > 1 ? { pulls } : {}),
    startedAt: run.body.startedAt,
    finishedAt: end.finishedAt,
  };
}

/** The length of a text in a ledger, which is read page by page: of an input, and of what all children left under one key. */
const mostCodePoints = { input: 1_000, children: 4_000 } as const;

function includeKeysOf({ run }: State): readonly string[] {
  return pipelineOf(run).history?.['include-keys'] ?? [];
}

/** Lists the names behind a prefix that the pipeline's history asks for. */
function listNamed(state: State, prefix: string): readonly string[] {
  return includeKeysOf(state).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** Selects the inputs that the pipeline's history names, with their defaults. */
function selectInputs(state: State): Pick<HistoryBody, 'inputs'> {
  const { body } = state.run;
  const typed = readTypedInputs(pipelineOf(state.run).on, body.trigger.inputs);
  const found = listNamed(state, inputsPrefix).flatMap((name) =>
    Object.hasOwn(typed, name) ? [[name, truncateCodePoints(String(typed[name]), mostCodePoints.input)] as const] : [],
  );
  return found.length === 0 ? {} : { inputs: Object.fromEntries(found) };
}

/** Selects what children left under the keys that the pipeline's history names: a line for each child, behind its name. */
function selectChildren(state: State): Pick<HistoryBody, 'children'> {
  const named = listNamed(state, childrenPrefix);
  if (named.length === 0) return {};
  const ends = [...(state.run.children?.keys() ?? [])].map((name) => endOf(state, name));
  const found = named.flatMap((key) => {
    const lines = ends.flatMap((end) => describeChild(end, key));
    return lines.length === 0 ? [] : [[key, truncateCodePoints(lines.join('\n'), mostCodePoints.children)] as const];
  });
  return found.length === 0 ? {} : { children: Object.fromEntries(found) };
}

function describeChild({ name, bodies, failure, results, handoff }: TaskEnd, key: string): readonly string[] {
  const [first] = bodies;
  const last = bodies.at(-1);
  if (first === undefined || last === undefined) return [];
  const times = { startedAt: first.startedAt, finishedAt: last.finishedAt };
  const value = findValue({ ...times, results, handoff, error: failure?.reason, message: failure?.message }, key);
  return value === undefined ? [] : [`${name}: ${value}`];
}

/** Lists what agents used on each stage, by engine. The sums are those of `usage`, where an execution counts for no more than it may cost. */
export function listStageUsage(state: State): StageUsage[] {
  const { tasks } = state;
  const agents = tasks.filter(({ body }) => body.engine !== 'built-in');
  const groups = Map.groupBy(agents, ({ body }) => JSON.stringify([stageOfConfig(body.stage), body.engine]));
  return [...groups.values()].flatMap((own) => {
    const last = own.at(-1)?.body;
    if (last === undefined) return [];
    const stage = stageOfConfig(last.stage);
    const parts = own.map(({ body }) => ({ body, part: partOf(state, body) }));
    const used = addUsage(parts.map(({ body, part }) => usageOf({ ...body, usage: part })));
    const { seconds, inputTokens, outputTokens, costMicros } = used;
    return {
      stage,
      engine: last.engine,
      outcome: endOf(state, stage).outcome || last.outcome,
      executions: own.length,
      ...{ seconds, inputTokens, outputTokens },
      costUsd: costMicros === undefined ? undefined : costMicros / 1_000_000,
      unpriced: parts.filter(({ part }) => part !== undefined && isUnpriced(part)).length || undefined,
    };
  });
}

/** Returns the results of all stages, later ones winning. The final texts of agents are left out: a ledger holds many runs. */
export function resultsOfRun(state: State): Record<string, string> {
  const all = listStageEnds(state).flatMap(({ results }) => Object.entries(results));
  return Object.fromEntries(all.filter(([key]) => key !== 'response'));
}

/** Describes the failure of the stage with which the run ended, or of the run itself when a limit ended it. */
function describeFailure(state: State, { reason }: EndBody): Pick<HistoryBody, 'error' | 'message'> {
  const failure = listStageEnds(state).find(({ name }) => reason.startsWith(`${name}: `))?.failure;
  if (failure === undefined) return { error: reason };
  return { error: failure.reason, ...(failure.message === '' ? {} : { message: failure.message }) };
}

/**
 * Reduces a handoff to the fields that the pipeline configures. A detail can be long, and a ledger is read page by page; the rest
 * stays in the run's own records.
 */
function selectHandoffFields(handoff: NonNullable<TaskEnd['handoff']>, includeKeys: readonly string[]): HistoryBody['handoff'] {
  const { summary, detail, data } = handoff;
  return {
    summary,
    ...(detail !== undefined && includeKeys.includes('handoff_detail') ? { detail } : {}),
    ...(data !== undefined && includeKeys.some((key) => key.startsWith('handoff.data.')) ? { data } : {}),
  };
}
