/**
 * This folder derives the state of a run from its records: how each of its tasks stands (`derive-task-rows`), by the gates of `../gate`; and
 * decides what follows from a record (`decide`).
 */

import { compareBy } from '../compare-by.ts';
import { loadConditions } from '../condition/load-conditions.ts';
import type { Config, Pipeline } from '../config/schema/config-schema.ts';
import { matrixOf } from '../config/schema/stage-schema.ts';
import { ofTasks } from '../gate/gates.ts';
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
import { frozenOf, hasMatrix, pipelineOf } from '../run/pipeline-of.ts';
import type { Gates, State } from '../run/state.ts';
import { deriveRows, matrixGateOf } from './derive-task-rows.ts';
import { expandRun } from './expand-run.ts';

/**
 * Derives the state of one run from its records, in whatever order they come; records of other runs are left out. Fails when the
 * first record of the run is not among them, because everything else follows from that one.
 */
export function deriveState(stored: readonly StoredRecord[], runName: string, gates: Gates): Result<State, Problem> {
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
  return loadGates(stored.flatMap(({ record }) => (record.kind === 'run' ? [record.body.config] : [])));
}

/** The gates that every run has. */
export const commonGates: Gates = { list: ofTasks.flatMap((entry) => ('gate' in entry ? [entry.gate] : [])) };

/** Loads the gates of the pipelines of these configurations, in the order of the list. */
export async function loadGates(configs: readonly Pick<Config, 'agents' | 'pipelines'>[]): Promise<Gates> {
  const pipelines = configs.flatMap((config) => Object.values(config.pipelines));
  const used = ofTasks.filter((entry) => pipelines.some((pipeline) => isUsedBy(entry, pipeline)));
  return {
    list: await Promise.all(used.map((entry) => ('gate' in entry ? entry.gate : entry.load()))),
    conditions: pipelines.some(hasConditions) ? await loadConditions() : undefined,
    fallbacks: configs.some(hasFallbacks) ? (await import('../gate/fallback.ts')).fallbacks : undefined,
  };
}

function isUsedBy(entry: (typeof ofTasks)[number], pipeline: Pipeline): boolean {
  return 'gate' in entry || entry.isUsed(pipeline);
}

/** Returns whether a stage of a pipeline has a condition or picks an element. */
function hasConditions({ stages }: Pipeline): boolean {
  return Object.values(stages).some((stage) => stage.if !== undefined || matrixOf(stage)?.pick !== undefined);
}

function hasFallbacks({ agents }: Pick<Config, 'agents'>): boolean {
  return Object.values(agents).some(({ fallback }) => fallback !== undefined);
}

/** Throws where a run has a gate that was not loaded: without it, something would start that must wait. */
function checkLoaded(run: RunRecord, { list, conditions, fallbacks }: Gates): void {
  const pipeline = pipelineOf(run);
  const missing = ofTasks.find((entry) => isUsedBy(entry, pipeline) && !list.some(({ name }) => name === entry.name));
  if (missing !== undefined) throw new Error(`Run ${run.run} has the gate "${missing.name}", which was not loaded.`);
  if (conditions === undefined && hasConditions(pipeline))
    throw new Error(`Run ${run.run} has conditions, and nothing was loaded that decides them.`);
  if (fallbacks === undefined && hasFallbacks(run.body.config))
    throw new Error(`Run ${run.run} has agents with fallbacks, and nothing was loaded that chooses among them.`);
}

interface Frozen extends Pick<State, 'tip' | 'gates'> {
  readonly run: RunRecord;
}

/** Derives the state from the records of a run, which come in order of `seq`. */
function deriveFrom(records: readonly BatonRecord[], frozen: Frozen): State {
  const matrix = matrixGateOf(frozen.gates);
  if (matrix === undefined || !hasMatrix(pipelineOf(frozen.run))) return deriveExpanded(records, frozen);
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
