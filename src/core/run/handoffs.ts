import { digestOf } from '../json/json-value.ts';
import type { StoredHandoff } from '../output/stored-handoff.ts';
import type { Consumed, TaskBody, TaskRecord } from '../record/record.ts';
import { transfersAt } from './acting-agent.ts';
import { answersBefore } from './answers.ts';
import { failuresOf } from './attempts.ts';
import { withElements } from './children.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { StageState, State } from './state.ts';

/**
 * Returns the executions whose results stand for a stage that has ended: its last one, and before it those that handed over to
 * the agents after them, asked a question or waited for children. Later results win, so a branch or a handoff that only an earlier agent left is not
 * lost, unless its work was not published. Returns nothing while the stage has not ended.
 */
function finishedTasks(state: State, stage: string): readonly TaskRecord[] {
  const entry = state.stages.get(stage);
  if (entry?.kind !== 'ended') return [];
  // A stage with a matrix has no record of its own: those of one element stand for it.
  if (entry.matrix !== undefined) return entry.matrix.source === undefined ? [] : finishedTasks(state, entry.matrix.source);
  const standing = transfersAt(state, { stage, execution: entry.last.execution + 1 });
  const asked = answersBefore(state, { stage, execution: entry.last.execution }).map((each) => each.asked);
  const standingExecutions = new Set([...standing, ...asked].map(({ execution }) => execution));
  const earlier = state.tasks.filter(
    ({ body, execution }) =>
      body.stage === stage && execution < entry.last.execution && (standingExecutions.has(execution) || body.waits === true),
  );
  return [...earlier, entry.last];
}

/**
 * Finds the execution whose handoff later stages are given: the newest of the stage that left one, in its record or in an
 * artifact.
 */
export function findHandoffSource(state: State, stage: string): TaskRecord | undefined {
  return finishedTasks(state, stage).findLast(({ body }) => (body.handoff ?? body.handoffDigest) !== undefined);
}

interface Consumer {
  readonly stage: string;
  readonly attempt: number;
  readonly sha256: (text: string) => string;
}

/**
 * Returns the digests of everything an execution was given: handoffs of the stages before it, history, the failure of its last
 * attempt, and its notes from before a question.
 */
export function consumedBy(state: State, { stage, attempt, sha256 }: Consumer): Consumed[] {
  const given = withElements(state.run, ancestorsOf(pipelineOf(state.run), stage));
  const handoffs = given.flatMap((before): Consumed[] => {
    if (state.run.matrices?.has(before) === true) return [];
    const source = findHandoffSource(state, before);
    const digest = source?.body.handoffDigest;
    return source === undefined || digest === undefined ? [] : [{ stage: before, execution: source.execution, digest }];
  });
  const { history } = state.run.body;
  const consumedHistory = history ? [{ kind: 'history' as const, stage: '', execution: 0, digest: sha256(history) }] : [];
  const failed = failuresOf(state, stage).findLast((task) => task.attempt < attempt);
  const notes = findNotesSource(state, stage);
  const digest = notes?.body.handoffDigest;
  const consumedNotes = notes === undefined || digest === undefined ? [] : [{ stage, execution: notes.execution, digest }];
  return [...handoffs, ...consumedHistory, ...describeFailure(failed, sha256), ...consumedNotes];
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

/** Returns the bodies of `finishedTasks`. */
export function finishedBodies(state: State, stage: string): readonly TaskBody[] {
  return finishedTasks(state, stage).map(({ body }) => body);
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
  const stages = [...state.stages].map(([name, entry]): [string, StageState] => [
    name,
    entry.kind === 'ended' ? { ...entry, last: fill(entry.last) } : entry,
  ]);
  return { ...state, stages: new Map(stages), tasks: state.tasks.map(fill) };
}

/** Finds the execution whose handoff comes back as notes when its question is answered; undefined for a stage that is not due. */
function findNotesSource(state: State, stage: string): TaskRecord | undefined {
  const entry = state.stages.get(stage);
  return entry?.kind === 'due' ? answersBefore(state, { stage, execution: entry.execution }).at(-1)?.asked : undefined;
}

/**
 * Lists the executions that later stages need something of and whose handoff and outputs lie in artifacts instead of the
 * records. For each stage these are the last execution, for its outputs, and the one whose handoff counts, which may be of an
 * earlier agent; for a stage whose question was answered, the one that asked.
 */
export function handoffsInArtifacts(state: State, stages: Iterable<string>): readonly TaskRecord[] {
  return [...new Set(withElements(state.run, [...stages]))].flatMap((name) => {
    const given = new Set([findHandoffSource(state, name), finishedTasks(state, name).at(-1), findNotesSource(state, name)]);
    return [...given].flatMap((task) => (task?.body.locator === undefined ? [] : [task]));
  });
}
