import type { TaskRecord } from '../record/record.ts';
import { findMatrix } from '../run/elements.ts';
import { finishedBodies } from '../run/handoffs.ts';
import type { State } from '../run/state.ts';
import { describeElements } from './matrix-context.ts';
import type { HandoffInContext, NeedContext } from './prompt-context.ts';

/** Builds a stage as the templates of others see it: its results, the last ones winning, and the newest handoff. */
export function buildNeed(state: State, name: string): NeedContext {
  const own = buildOwn(state, name);
  if (findMatrix(state.run, name) === undefined) return own;
  return { ...own, ...describeElements(state, { stage: name, buildNeed }) };
}

function buildOwn(state: State, name: string): NeedContext {
  const row = state.rows.get(name);
  const isSkipped = row?.status === 'never' && row.never.kind === 'skipped';
  const bodies = finishedBodies(state, name);
  const body = bodies.at(-1);
  const results = Object.fromEntries(bodies.flatMap((each) => Object.entries(each.results)));
  return {
    name,
    agent: body?.agent ?? '',
    outcome: (row?.status === 'ended' ? row.last.body.outcome : body?.outcome) ?? (isSkipped ? 'skipped' : ''),
    note: body?.note ?? '',
    response: results.response ?? '',
    outputs: body?.outputs ?? [],
    results,
    handoff: buildHandoff(bodies.findLast(({ handoff }) => handoff !== undefined)?.handoff),
  };
}

/** Builds a handoff with all of its fields; empty where there is none. */
export function buildHandoff(handoff: TaskRecord['body']['handoff']): HandoffInContext {
  const { relevant_files = [], key_findings = [], constraints = [], suggested_approach = '' } = handoff?.context ?? {};
  return {
    present: handoff !== undefined,
    version: handoff?.version ?? '',
    summary: handoff?.summary ?? '',
    detail: handoff?.detail ?? '',
    data: handoff?.data ?? {},
    context: { relevant_files, key_findings, constraints, suggested_approach },
  };
}
