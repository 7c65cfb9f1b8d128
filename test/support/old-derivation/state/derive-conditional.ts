import type { ConditionFacts } from '../../../../src/core/condition/conditions.ts';
import type { NeedContext } from '../../../../src/core/prompt/prompt-context.ts';
import { buildPromptContext } from '../prompt/build-prompt-context.ts';
import { isTolerated } from '../run/attempts.ts';
import { ancestorsOf, pipelineOf } from '../run/pipeline-of.ts';
import { isOpen, type StageState, type State, settledAt } from '../run/state.ts';

/** The facts about a run while its stages are derived. `stages` holds those that `visit` has returned. */
export interface StartFacts
  extends Pick<State, 'run' | 'tasks' | 'transfers' | 'spawned' | 'decisions' | 'end' | 'conditions' | 'stages'> {
  readonly visit: (name: string) => StageState;
}

interface Conditional {
  readonly name: string;
  readonly facts: StartFacts;
  /** The state of the stage if it had no condition. */
  readonly unconditional: StageState;
}

/**
 * Derives whether a stage with a condition, and without a record, can start. The condition is decided once all that it reads has
 * ended, so that no later record changes what it came to.
 */
export function deriveConditional(condition: string, { name, facts, unconditional }: Conditional): StageState {
  const gate = conditionsOf(facts).asksForStatus(condition) ? awaitAncestors(name, facts) : unconditional;
  return gate.kind === 'due' ? decideStart(condition, { name, gate, facts }) : gate;
}

function conditionsOf({ conditions, run }: StartFacts): NonNullable<State['conditions']> {
  if (conditions === undefined) throw new Error(`Run ${run.run} has conditions, and nothing was loaded that decides them.`);
  return conditions;
}

/**
 * Returns whether all stages before a stage have come to their end, however they did. One that asks a person has not: its answer
 * would come too late.
 */
function awaitAncestors(name: string, { run, visit }: StartFacts): StageState {
  const before = ancestorsOf(pipelineOf(run), name).map((need) => ({ need, state: visit(need) }));
  if (before.some(({ state }) => isOpen(state))) return { kind: 'waiting' };
  const asking = before.find(({ state }) => state.kind === 'ended' && state.last.body.outcome === 'needs-input');
  if (asking !== undefined) return { kind: 'blocked', by: asking.need };
  const seqs = before.map(({ state }) => settledAt(state));
  return { kind: 'due', attempt: 1, execution: 1, cause: Math.max(run.seq, ...seqs) };
}

interface Decision {
  readonly name: string;
  readonly gate: StageState;
  readonly facts: StartFacts;
}

function decideStart(condition: string, { name, gate, facts }: Decision): StageState {
  const { kind, ...verdict } = conditionsOf(facts).decide(condition, buildFacts(name, facts));
  if (kind === 'true') return gate;
  if (kind === 'false') return { kind: 'skipped', condition, values: verdict.values };
  return { kind: 'broken', condition, message: '', ...verdict };
}

function buildFacts(name: string, facts: StartFacts): ConditionFacts {
  const { run } = facts;
  const state: State = { ...facts, paused: undefined, end: undefined, tip: { seq: 0, digest: '' } };
  const { subject, needs, inputs } = buildPromptContext({ state, stage: name, due: { attempt: 1, execution: 1 } });
  const { comments: _, ...shown } = subject;
  const before = ancestorsOf(pipelineOf(run), name).map((need) => [need, facts.visit(need)] as const);
  return {
    roots: {
      needs: Object.fromEntries(Object.entries(needs).map(([need, context]) => [need, buildNeed(context)])),
      results: Object.assign({}, ...before.map(([need]) => needs[need]?.results)),
      subject: shown,
      run: { id: run.run, pipeline: run.body.pipeline },
      inputs,
    },
    failed: before.some(([, entry]) => hasFailed(run, entry)),
    skipped: before.flatMap(([need, entry]) => (entry.kind === 'skipped' ? [need] : [])),
  };
}

function hasFailed(run: State['run'], entry: StageState): boolean {
  if (entry.kind === 'broken') return true;
  return entry.kind === 'ended' && entry.last.body.outcome === 'failed' && !isTolerated(run, entry.last.body);
}

/** Builds what a condition reads of a stage: no list of unknown length, and nothing that is not in its record. */
function buildNeed({ name, agent, outcome, note, results, handoff, each }: NeedContext): Readonly<Record<string, unknown>> {
  const { present, summary, detail, data, context } = handoff;
  const elements = each?.map((one) => ({
    index: one.index,
    name: one.name,
    ...{ outcome: one.outcome, agent: one.agent, note: one.note, results: one.results },
  }));
  return {
    ...(elements === undefined ? {} : { each: elements }),
    name,
    agent,
    outcome,
    note,
    results,
    handoff: { present, summary, detail, data, context },
  };
}
