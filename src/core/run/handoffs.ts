import { describeBroken } from '../condition/describe-stage.ts';
import { digestOf } from '../json/json-value.ts';
import type { Failure } from '../output/agent-output.ts';
import type { Outcome } from '../output/outcome.ts';
import type { StoredHandoff } from '../output/stored-handoff.ts';
import type { Consumed, TaskBody, TaskRecord } from '../record/record.ts';
import { findOwnHandoff, inheritedHandoffs, transfersAt } from './acting-agent.ts';
import { answersBefore } from './answers.ts';
import { failuresOf } from './attempts.ts';
import { childrenOf } from './children.ts';
import { withElements } from './elements.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';
import { awaitsOthers, awaitsTime, type TaskRow } from './task-row.ts';

/**
 * Returns the executions whose results stand for a stage that has ended: its last one, and before it those that handed over to
 * the agents after them, asked a question or waited for children. Later results win, so a branch or a handoff that only an earlier agent left is not
 * lost, unless its work was not published. Returns nothing while the stage has not ended.
 */
function finishedTasks(state: State, stage: string): readonly TaskRecord[] {
  const row = state.rows.get(stage);
  if (row?.status !== 'ended') return [];
  // A stage with a matrix has no record of its own: those of one element stand for it.
  if (row.matrix !== undefined) return row.matrix.source === undefined ? [] : finishedTasks(state, row.matrix.source);
  const { last } = row;
  const standing = transfersAt(state, { stage, execution: last.execution + 1 });
  const asked = answersBefore(state, { stage, execution: last.execution }).map((each) => each.asked);
  const standingExecutions = new Set([...standing, ...asked].map(({ execution }) => execution));
  const earlier = state.tasks.filter(
    ({ body, execution }) =>
      body.stage === stage && execution < last.execution && (standingExecutions.has(execution) || body.waits === true),
  );
  return [...earlier, last];
}

/** The end of a task, as later stages, later runs and listeners are told it. */
export interface TaskEnd {
  readonly name: string;
  /** Empty while the task has not ended, and where it never starts because of another one. */
  readonly outcome: Outcome | '';
  /** The note of its agent, or why it failed without an execution. */
  readonly note: string;
  readonly failure: Failure | undefined;
  /** The results of its executions, later ones winning. */
  readonly results: Readonly<Record<string, string>>;
  readonly handoff: TaskBody['handoff'];
  /** The executions that stand for it; none of a task that has no record. */
  readonly bodies: readonly TaskBody[];
}

/** Returns what a task came to. Of a stage with a matrix the element stands that was picked, or that has the newest handoff. */
export function endOf(state: State, name: string): TaskEnd {
  const row = state.rows.get(name);
  const bodies = finishedTasks(state, name).map(({ body }) => body);
  const own = row?.status === 'ended' ? row.last.body : describeNever(row);
  return {
    name,
    outcome: own.outcome,
    note: bodies.at(-1)?.note ?? own.note ?? '',
    failure: own.failure,
    results: Object.fromEntries(bodies.flatMap(({ results }) => Object.entries(results))),
    handoff: bodies.findLast(({ handoff }) => handoff !== undefined)?.handoff,
    bodies,
  };
}

/** Describes a task that never starts. One whose condition or matrix is broken has failed like any other. */
function describeNever(row: TaskRow | undefined): { outcome: TaskEnd['outcome']; note?: string; failure?: Failure } {
  if (row?.status !== 'never') return { outcome: '' };
  const { never } = row;
  if (never.kind === 'broken') return { outcome: 'failed', note: describeBroken(never) };
  return { outcome: never.kind === 'skipped' ? 'skipped' : '' };
}

/** Lists what each stage of the configuration came to, in its order. Children and elements are none: their stages stand for them. */
export function listStageEnds(state: State): readonly TaskEnd[] {
  const stages = [...state.rows.values()].filter(({ parent }) => parent === undefined);
  return stages.map(({ name }) => endOf(state, name));
}

/** Finds the execution whose handoff later stages are given: the newest that left one, in its record or in an artifact. */
export function findHandoffSource(state: State, stage: string): TaskRecord | undefined {
  return finishedTasks(state, stage).findLast(({ body }) => (body.handoff ?? body.handoffDigest) !== undefined);
}

/**
 * Returns the digests of everything an execution was given: handoffs of the stages before it, history, the failure of its last
 * attempt, its notes from before a question or a wait, and what children handed over or inherit.
 */
export function consumedBy(
  state: State,
  { stage, attempt, sha256 }: { readonly stage: string; readonly attempt: number; readonly sha256: (text: string) => string },
): Consumed[] {
  const before = withElements(state.run, stagesGivenTo(state, stage)).filter(
    (name) => name !== stage && state.run.matrices?.has(name) !== true,
  );
  const handoffs = [
    ...before.flatMap((name) => findHandoffSource(state, name) ?? []),
    ...inheritedHandoffs(state, stage),
  ].flatMap(consume);
  const { history } = state.run.body;
  const consumedHistory = history ? [{ kind: 'history' as const, stage: '', execution: 0, digest: sha256(history) }] : [];
  const failed = failuresOf(state, stage).findLast((task) => task.attempt < attempt);
  const notes = listNotesSources(state, stage).flatMap(consume);
  return [...handoffs, ...consumedHistory, ...describeFailure(failed, sha256), ...notes];
}

function consume({ body: { stage, handoffDigest: digest }, execution }: TaskRecord): Consumed[] {
  return digest === undefined ? [] : [{ stage, execution, digest }];
}

function describeFailure(
  failed: ReturnType<typeof failuresOf>[number] | undefined,
  sha256: (text: string) => string,
): readonly Consumed[] {
  if (failed === undefined) return [];
  const { stage, outcome, failure } = failed.body;
  const digest = digestOf(failure ?? { reason: outcome, message: '' }, sha256);
  return [{ kind: 'previous-failure', stage, execution: failed.execution, digest }];
}

/**
 * Returns the state with handoffs and outputs that were read from artifacts put back into the bodies. `kept` is keyed by the
 * `seq` of the record.
 */
export function fillHandoffs(state: State, kept: ReadonlyMap<number, StoredHandoff>): State {
  const fill = (task: TaskRecord): TaskRecord => {
    const found = kept.get(task.seq);
    if (found === undefined || task.body.locator === undefined) return task;
    const { locator: _, ...body } = task.body;
    const { handoff, outputs } = found;
    return { ...task, body: { ...body, outputs: [...outputs], ...(handoff === undefined ? {} : { handoff }) } };
  };
  const rows = [...state.rows.values()].map((row) => (row.status === 'ended' ? { ...row, last: fill(row.last) } : row));
  return { ...state, rows: new Map(rows.map((row) => [row.name, row])), tasks: state.tasks.map(fill) };
}

/**
 * Lists the executions whose handoffs come back as notes, to an agent whose question was answered and to one whose task has children;
 * none for a stage that cannot start.
 */
function listNotesSources(state: State, stage: string): readonly TaskRecord[] {
  const row = state.rows.get(stage);
  // The records of an order do not tell how a stage stands that has the same branch, nor, with the App, what woke the stage: its own job may see it wait.
  const mayBeDue = row?.status === 'waiting' && (row.wait.gate === 'own-branch' || row.wait.gate === 'sleep');
  if (row?.status !== 'ready' && !mayBeDue) return [];
  const execution = row.status === 'ready' ? row.next.execution : Number.POSITIVE_INFINITY;
  const asked = answersBefore(state, { stage, execution }).at(-1)?.asked;
  const own = childrenOf(state.run, stage).length === 0 ? undefined : findOwnHandoff(state, { stage, execution });
  return [...new Set([asked, own])].filter((task) => task !== undefined);
}

/** Lists the stages of which an execution is given handoffs: those before it, its children that have ended, and its own. */
export function stagesGivenTo(state: State, stage: string): readonly string[] {
  const children = childrenOf(state.run, stage).map(({ name }) => name);
  const ended = children.filter((name) => state.rows.get(name)?.status === 'ended');
  return [...ancestorsOf(pipelineOf(state.run), stage), ...ended, stage];
}

/**
 * Lists the executions that later stages need something of and whose handoff and outputs lie in artifacts instead of the
 * records. For each stage these are the last execution, for its outputs, and the one whose handoff counts, which may be of an
 * earlier agent; for a stage that is due also those that come back as its notes, and those that a child inherits.
 */
export function handoffsInArtifacts(state: State, stages: Iterable<string>): readonly TaskRecord[] {
  return [...new Set(withElements(state.run, [...stages]))].flatMap((name) => {
    const row = state.rows.get(name);
    const canStart = row?.status === 'ready' || awaitsOthers(row) || awaitsTime(row);
    const notes = canStart ? [...listNotesSources(state, name), ...inheritedHandoffs(state, name)] : [];
    const given = new Set([findHandoffSource(state, name), finishedTasks(state, name).at(-1), ...notes]);
    return [...given].flatMap((task) => (task?.body.locator === undefined ? [] : [task]));
  });
}
