/**
 * This folder derives the state of a run from its records: how each of its tasks stands (`derive-rows`), by the gates of `../gate`; and
 * decides what follows from a record (`decide`).
 */

import { compareBy } from '../compare-by.ts';
import { loadConditions } from '../condition/load-conditions.ts';
import type { Pipeline } from '../config/schema/config-schema.ts';
import { matrixOf } from '../config/schema/stage-schema.ts';
import { answerGate } from '../gate/answer.ts';
import { childrenGate } from '../gate/children.ts';
import { hasMatrix, ofTasks } from '../gate/gates.ts';
import { needsGate } from '../gate/needs.ts';
import type { Problem } from '../problem.ts';
import type { DecisionRecord } from '../record/decision-record.ts';
import type {
  BatonRecord,
  ChildRecord,
  RecordDraft,
  RunRecord,
  StoredRecord,
  TaskRecord,
  TransferRecord,
} from '../record/record.ts';
import { failure, type Result, success } from '../result.ts';
import { findEnd, findPause } from '../run/decisions.ts';
import { frozenOf, hasMatrices, pipelineOf } from '../run/pipeline-of.ts';
import type { Gates, State } from '../run/state.ts';
import { deriveRows } from './derive-rows.ts';
import { expandRun } from './expand-run.ts';

/**
 * Derives the state of one run from its records, in whatever order they come; records of other runs are left out. Fails when the
 * first record of the run is not among them, because everything else follows from that one.
 */
export function deriveState(
  stored: readonly StoredRecord[],
  runName: string,
  gates: Gates = commonGates,
): Result<State, Problem> {
  const own = stored.filter(({ record }) => record.run === runName).toSorted(compareBy(({ record }) => record.seq));
  const records = own.map(({ record }) => record);
  const run = records.find((record): record is RunRecord => record.kind === 'run');
  const tip = own.at(-1);
  if (run === undefined || tip === undefined) return failure(runMissing(runName));
  checkLoaded(run, gates);
  return success(deriveFrom(records, { run, tip: { seq: tip.record.seq, digest: tip.digest }, gates }));
}

/** Does what `deriveState` does, and loads the gates of the run before. */
export async function loadState(stored: readonly StoredRecord[], runName: string): Promise<Result<State, Problem>> {
  const own = stored.filter(({ record }) => record.run === runName);
  return deriveState(own, runName, await loadGatesOf(own));
}

/** Loads the gates that any run of these records needs. */
export function loadGatesOf(stored: readonly StoredRecord[]): Promise<Gates> {
  return loadGates(stored.flatMap(({ record }) => (record.kind === 'run' ? [pipelineOf(record)] : [])));
}

/** The gates that every run has. */
export const commonGates: Gates = { list: [needsGate, answerGate, childrenGate] };

/** Loads the gates of these pipelines, in the order of the list. */
export async function loadGates(pipelines: readonly Pick<Pipeline, 'stages'>[]): Promise<Gates> {
  const stages = pipelines.flatMap((pipeline) => Object.values(pipeline.stages));
  const used = ofTasks.filter(({ isUsed }) => isUsed?.(stages) ?? true);
  const decides = stages.some((stage) => stage.if !== undefined || matrixOf(stage)?.pick !== undefined);
  return {
    list: await Promise.all(used.map(({ load }) => load())),
    conditions: decides ? await loadConditions() : undefined,
    matrix: hasMatrix(stages) ? (await import('../gate/matrix.ts')).matrixRules : undefined,
  };
}

/** Loads every gate, for whoever reads runs of all kinds. */
export async function loadAllGates(): Promise<Gates> {
  const { matrixRules } = await import('../gate/matrix.ts');
  return {
    list: await Promise.all(ofTasks.map(({ load }) => load())),
    conditions: await loadConditions(),
    matrix: matrixRules,
  };
}

/** Throws where a run has a gate that was not loaded: without it, something would start that must wait. */
function checkLoaded(run: RunRecord, { list }: Gates): void {
  const stages = Object.values(pipelineOf(run).stages);
  const missing = ofTasks.find(({ name, isUsed }) => isUsed?.(stages) === true && !list.some((gate) => gate.name === name));
  if (missing !== undefined) throw new Error(`Run ${run.run} has the gate "${missing.name}", which was not loaded.`);
}

interface Frozen extends Pick<State, 'tip' | 'gates'> {
  readonly run: RunRecord;
}

/** Derives the state from the records of a run, which come in order of `seq`. */
function deriveFrom(records: readonly BatonRecord[], frozen: Frozen): State {
  const { matrix } = frozen.gates;
  if (matrix === undefined || !hasMatrices(frozen.run)) return deriveExpanded(records, frozen);
  const tasks = records.filter((record): record is TaskRecord => record.kind === 'task');
  return matrix.derive(frozen.run, {
    tasks,
    derive: (matrices, until) =>
      deriveExpanded(
        records.filter(({ seq }) => seq < until),
        { ...frozen, matrices },
      ),
  });
}

function deriveExpanded(records: readonly BatonRecord[], { run: frozen, tip, gates, matrices }: Expanded): State {
  const tasks = records.filter((record): record is TaskRecord => record.kind === 'task');
  const transfers = records.filter((record): record is TransferRecord => record.kind === 'transfer');
  const spawned = records.filter((record): record is ChildRecord => record.kind === 'child');
  const isExpanded = spawned.length > 0 || matrices !== undefined;
  const run = isExpanded ? expandRun(frozen, { spawned, tasks, matrices }) : frozen;
  const decisions = records.filter((record): record is DecisionRecord => record.kind === 'decision');
  const facts = { run, tasks, transfers, spawned, decisions, end: findEnd(records), gates };
  let state: State = { ...facts, rows: deriveRows(facts), paused: findPause(records), tip };
  for (const gate of gates.list) if (gate.of === 'table') state = { ...state, rows: gate.ask(state) };
  return state;
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
  return deriveFrom(records, { run, tip: { seq: tip.seq + added.length, digest: tip.digest }, gates: state.gates });
}
