import type { TaskRecord } from '../record/record.ts';
import { findMatrix } from '../run/elements.ts';
import { endOf } from '../run/handoffs.ts';
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
  const { outcome, note, results, handoff, bodies } = endOf(state, name);
  const { agent = '', outputs = [] } = bodies.at(-1) ?? {};
  const response = results.response ?? '';
  return { name, agent, outcome, note, response, outputs, results, handoff: buildHandoff(handoff) };
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
