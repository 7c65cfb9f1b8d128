/**
 * A copy of the code that derived states and decided effects before rows and gates took its place. `test/core/state/old-and-new.test.ts` compares
 * both. It has its own types of a state, so that those of `src` can change, and it goes when the rebuild is over.
 */

import { isChild } from '../../../../src/core/children/task-name.ts';
import { compareBy } from '../../../../src/core/compare-by.ts';
import type { Conditions } from '../../../../src/core/condition/conditions.ts';
import { loadConditions } from '../../../../src/core/condition/load-conditions.ts';
import { isSuccess } from '../../../../src/core/output/outcome.ts';
import type { Problem } from '../../../../src/core/problem.ts';
import type { DecisionRecord } from '../../../../src/core/record/decision-record.ts';
import type {
  BatonRecord,
  ChildRecord,
  RecordDraft,
  RunRecord,
  StoredRecord,
  TaskRecord,
  TransferRecord,
} from '../../../../src/core/record/record.ts';
import { failure, type Result, success } from '../../../../src/core/result.ts';
import { findAnswer, findExpiry } from '../run/answers.ts';
import { deriveStarted, isTolerated, maxAttemptsOf } from '../run/attempts.ts';
import { childOf } from '../run/children.ts';
import { findEnd, findPause } from '../run/decisions.ts';
import { elementOf } from '../run/elements.ts';
import { branchStagesOf, frozenOf, hasConditions, hasMatrices, pipelineOf, stageOf } from '../run/pipeline-of.ts';
import { endSeqOf, type StageState, type State } from '../run/state.ts';
import { applyDecisions } from './apply-decisions.ts';
import { awaitChildren, cancelChild } from './await-children.ts';
import { deriveBranchTurns } from './branch-turns.ts';
import { deriveConditional, type StartFacts } from './derive-conditional.ts';
import { deriveElement } from './derive-element.ts';
import { deriveMatrix } from './derive-matrix.ts';
import { deriveWithMatrices } from './expand-matrix.ts';
import { expandRun } from './expand-run.ts';

/**
 * Derives the state of one run from its records, in whatever order they come; records of other runs are left out. Fails when the
 * first record of the run is not among them, because everything else follows from that one.
 */
export function deriveState(stored: readonly StoredRecord[], runName: string, conditions?: Conditions): Result<State, Problem> {
  const own = stored.filter(({ record }) => record.run === runName).toSorted(compareBy(({ record }) => record.seq));
  const records = own.map(({ record }) => record);
  const run = records.find((record): record is RunRecord => record.kind === 'run');
  const tip = own.at(-1);
  if (run === undefined || tip === undefined) return failure(runMissing(runName));
  return success(deriveFrom(records, { run, tip: { seq: tip.record.seq, digest: tip.digest }, conditions }));
}

/** Does what `deriveState` does, and loads before what decides the conditions of stages, where the run has any. */
export async function loadState(stored: readonly StoredRecord[], runName: string): Promise<Result<State, Problem>> {
  const own = stored.filter(({ record }) => record.run === runName);
  return deriveState(own, runName, await loadConditionsOf(own));
}

/** Loads what decides the conditions of stages. Returns undefined where no run of these records has any. */
export async function loadConditionsOf(stored: readonly StoredRecord[]): Promise<Conditions | undefined> {
  const isNeeded = stored.some(({ record }) => record.kind === 'run' && hasConditions(record));
  return isNeeded ? loadConditions() : undefined;
}

interface Frozen extends Pick<State, 'tip' | 'conditions'> {
  readonly run: RunRecord;
}

/** Derives the state from the records of a run, which come in order of `seq`. */
function deriveFrom(records: readonly BatonRecord[], frozen: Frozen): State {
  if (!hasMatrices(frozen.run)) return deriveExpanded(records, frozen);
  const tasks = records.filter((record): record is TaskRecord => record.kind === 'task');
  return deriveWithMatrices(frozen.run, {
    tasks,
    derive: (matrices, until) =>
      deriveExpanded(
        records.filter(({ seq }) => seq < until),
        { ...frozen, matrices },
      ),
  });
}

function deriveExpanded(records: readonly BatonRecord[], { run: frozen, tip, conditions, matrices }: Expanded): State {
  const tasks = records.filter((record): record is TaskRecord => record.kind === 'task');
  const transfers = records.filter((record): record is TransferRecord => record.kind === 'transfer');
  const spawned = records.filter((record): record is ChildRecord => record.kind === 'child');
  const isExpanded = spawned.length > 0 || matrices !== undefined;
  const run = isExpanded ? expandRun(frozen, { spawned, tasks, ...(matrices === undefined ? {} : { matrices }) }) : frozen;
  const decisions = records.filter((record): record is DecisionRecord => record.kind === 'decision');
  const end = findEnd(records);
  const facts = { run, tasks, transfers, spawned, decisions, end, ...(conditions === undefined ? {} : { conditions }) };
  const state = { ...facts, stages: deriveStages(facts), paused: findPause(records), tip };
  return branchStagesOf(run).length < 2 ? state : { ...state, stages: deriveBranchTurns(state) };
}

interface Expanded extends Frozen {
  readonly matrices?: State['run']['matrices'];
}

function runMissing(run: string): Problem {
  return {
    code: 'BATON-E901',
    message: `The first record of run "${run}" is not among the records that could be read and verified, so nothing can follow from them. Look for it with \`baton records\`; if it was deleted, start the pipeline again.`,
  };
}

type Facts = Pick<State, 'run' | 'tasks' | 'transfers' | 'spawned' | 'decisions' | 'end' | 'conditions'>;

function deriveStages(facts: Facts): ReadonlyMap<string, StageState> {
  const stages = new Map<string, StageState>();
  const visit = (name: string): StageState => {
    const known = stages.get(name);
    if (known !== undefined) return known;
    const decided = applyDecisions(deriveStage(name, { ...facts, stages, visit }), { name, facts });
    const state = isChild(name) ? cancelChild(decided, { name, facts, settle: (own) => settleOwn(own, facts) }) : decided;
    stages.set(name, state);
    return state;
  };
  // The config has no cycles (checked when it was parsed, and the record is signed), so this ends.
  const names = Object.keys(pipelineOf(facts.run).stages);
  for (const name of names) visit(name);
  return new Map(names.map((name) => [name, visit(name)]));
}

function deriveStage(name: string, facts: StartFacts): StageState {
  const expansion = facts.run.matrices?.get(name);
  if (expansion !== undefined) return deriveMatrix(name, { expansion, facts });
  const own = facts.tasks.filter((task) => task.body.stage === name);
  if (own.length === 0) return deriveUnstarted(name, facts);
  const entry = settleOwn(own, facts);
  return entry.kind === 'ended' && facts.spawned.length > 0 ? awaitChildren(entry, { name, facts }) : entry;
}

/** Derives the state of a stage from its executions, apart from its children. */
function settleOwn(own: readonly TaskRecord[], facts: Facts): StageState {
  const last = own.toSorted(compareBy(({ execution }) => execution)).at(-1);
  if (last === undefined) throw new Error('A stage without executions was asked how it stands.');
  const { stage: name, outcome, held } = last.body;
  if (outcome === 'needs-input' && held === undefined) return deriveAsked(last, facts);
  const transferred = facts.transfers.some((transfer) => transfer.task === name && transfer.execution === last.execution);
  return deriveStarted(last, { own, transferred, attempts: maxAttemptsOf(facts.run, name) });
}

function deriveUnstarted(name: string, facts: StartFacts): StageState {
  const child = childOf(facts.run, name);
  if (child !== undefined) return { kind: 'due', attempt: 1, execution: 1, cause: child.cause };
  const element = elementOf(facts.run, name);
  if (element !== undefined) return deriveElement(name, { element, facts });
  const condition = stageOf(facts.run, name).if;
  const unconditional = checkNeeds(name, facts);
  return condition === undefined ? unconditional : deriveConditional(condition, { name, facts, unconditional });
}

/** Derives the stage of an agent that asked a question. The answer makes it due once more, in the same attempt. */
function deriveAsked(last: TaskRecord, facts: Facts): StageState {
  const answer = findAnswer(facts, last);
  if (answer !== undefined) return { kind: 'due', attempt: last.attempt, execution: last.execution + 1, cause: answer.seq };
  // The question of a child ends with its time, and its run goes on.
  const expired = isChild(last.task) ? findExpiry(facts, last) : undefined;
  if (expired !== undefined) return { kind: 'ended', last, since: expired.seq };
  return facts.end === undefined ? { kind: 'awaiting', for: 'answer', last } : { kind: 'ended', last };
}

/**
 * Returns the state as it will be once these records are written, in this order. The digest of the last one is not known before
 * the store has written it, so the result serves to decide with and never as the `tip` of an append.
 */
export function stateWith(state: State, drafts: readonly RecordDraft[]): State {
  const { tasks, transfers, spawned, decisions, end, tip } = state;
  const run = frozenOf(state.run);
  const { repo, thread } = run;
  const added = drafts.map((draft, index): BatonRecord => {
    const seq = tip.seq + 1 + index;
    return { ...draft, repo, thread, seq, prev: tip.digest };
  });
  const known = [run, ...tasks, ...transfers, ...spawned, ...decisions, ...(end === undefined ? [] : [end])];
  const records = [...known, ...added].toSorted(compareBy(({ seq }) => seq));
  return deriveFrom(records, { run, tip: { seq: tip.seq + added.length, digest: tip.digest }, conditions: state.conditions });
}

/** Returns whether the stages that a stage needs let it start. A failure lets it, where the stage that failed says so. */
function checkNeeds(name: string, { run, visit }: StartFacts): StageState {
  let cause = run.seq;
  for (const need of stageOf(run, name).needs) {
    const state = visit(need);
    if (state.kind === 'blocked' || state.kind === 'broken') return { kind: 'blocked', by: need };
    if (state.kind === 'skipped') return { kind: 'skipped', by: need };
    if (state.kind !== 'ended') return { kind: 'waiting' };
    if (!isSuccess(state.last.body.outcome) && !isTolerated(run, state.last.body)) return { kind: 'blocked', by: need };
    cause = Math.max(cause, endSeqOf(state));
  }
  return { kind: 'due', attempt: 1, execution: 1, cause };
}
