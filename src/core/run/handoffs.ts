import { digestOf } from '../json/json-value.ts';
import type { StoredHandoff } from '../output/stored-handoff.ts';
import type { Consumed, TaskBody, TaskRecord } from '../record/record.ts';
import { failuresOf } from './attempts.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { StageState, State } from './state.ts';

/**
 * What a stage that has ended came to: its last execution, and before it those that handed over to the agents after them.
 * Later ones win, so a branch or a handoff that only an earlier agent left is not lost. Empty while it has not ended.
 */
export function finishedTasks({ stages, tasks, transfers }: State, stage: string): readonly TaskRecord[] {
  const entry = stages.get(stage);
  if (entry?.kind !== 'ended') return [];
  const handedOver = new Set(transfers.filter(({ task }) => task === stage).map(({ execution }) => execution));
  const earlier = tasks.filter(({ body, execution }) => body.stage === stage && handedOver.has(execution));
  return [...earlier, entry.last];
}

/** The execution whose handoff later stages are given: of all agents of the stage the newest that left one, wherever it lies. */
export function findHandoffSource(state: State, stage: string): TaskRecord | undefined {
  return finishedTasks(state, stage).findLast(({ body }) => (body.handoff ?? body.handoffDigest) !== undefined);
}

interface Consumer {
  readonly stage: string;
  readonly attempt: number;
  readonly sha256: (text: string) => string;
}

/** Digests of all that an execution was given: handoffs of the stages before it, history, and how its last attempt failed. */
export function consumedBy(state: State, { stage, attempt, sha256 }: Consumer): Consumed[] {
  const handoffs = ancestorsOf(pipelineOf(state.run), stage).flatMap((before): Consumed[] => {
    const source = findHandoffSource(state, before);
    const digest = source?.body.handoffDigest;
    return source === undefined || digest === undefined ? [] : [{ stage: before, execution: source.execution, digest }];
  });
  const { history } = state.run.body;
  const told = history ? [{ kind: 'history' as const, stage: '', execution: 0, digest: sha256(history) }] : [];
  const failed = failuresOf(state, stage).findLast((task) => task.attempt < attempt);
  return [...handoffs, ...told, ...describeFailure(failed, sha256)];
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

/** The bodies of `finishedTasks`. */
export function finishedBodies(state: State, stage: string): readonly TaskBody[] {
  return finishedTasks(state, stage).map(({ body }) => body);
}

/** The state with handoffs and outputs, read from their artifacts, put where they would have stood. By `seq` of the record. */
export function fillHandoffs(state: State, kept: ReadonlyMap<number, StoredHandoff>): State {
  const fill = (task: TaskRecord): TaskRecord => {
    const found = kept.get(task.seq);
    if (found === undefined) return task;
    const { locator: _, ...body } = task.body;
    const { handoff, outputs } = found;
    return { ...task, body: { ...body, outputs: [...outputs], ...(handoff === undefined ? {} : { handoff }) } };
  };
  const stages = [...state.stages].map(([name, entry]): [string, StageState] => [
    name,
    entry.kind === 'ended' ? { kind: 'ended', last: fill(entry.last) } : entry,
  ]);
  return { ...state, stages: new Map(stages), tasks: state.tasks.map(fill) };
}

/**
 * Of these stages, the executions that later ones are given something of and whose handoff and outputs lie in artifacts instead
 * of the records: the last one, for its outputs, and the one whose handoff counts, which may be of an agent before it.
 */
export function handoffsInArtifacts(state: State, stages: Iterable<string>): readonly TaskRecord[] {
  return [...new Set(stages)].flatMap((name) => {
    const given = new Set([findHandoffSource(state, name), finishedTasks(state, name).at(-1)]);
    return [...given].flatMap((task) => (task?.body.locator === undefined ? [] : [task]));
  });
}
