import { createHash } from 'node:crypto';
import type { ApprovalFacts } from '../../src/core/record/decision-record.ts';
import type { TaskRecord } from '../../src/core/record/record.ts';
import { approvalOf } from '../../src/core/run/approvals.ts';
import { childOf } from '../../src/core/run/children.ts';
import type { Effect } from '../../src/core/run/decide.ts';
import { elementOf } from '../../src/core/run/elements.ts';
import { awaitingStages, type Due, dueStages, nextOf, type StageState, type State, settledAt } from '../../src/core/run/state.ts';
import { renderApprovalRequest } from '../../src/core/view/comment/approval-request.ts';
import { renderWork } from '../../src/core/view/comment/approval-work.ts';
import { renderRequest } from '../../src/core/view/comment/request.ts';
import { stageWords } from '../../src/core/view/outcome-words.ts';
import { describeWait, findWait, type TaskWait } from '../../src/core/view/tree/find-wait.ts';

/**
 * The one file that knows how the code holds the state of a task. It puts the states into words that stay the same when that form
 * changes; whoever changes the form rewrites this file and no golden.
 */
export function describeTasks(state: State): readonly string[] {
  return [...state.stages].map(([name, entry]) => {
    const settled = settledAt(entry);
    return [
      `${name} (${kindOf(state, name)})`,
      ...describeEntry(entry),
      ...(settled === 0 ? [] : [`settled at ${settled}`]),
    ].join(' | ');
  });
}

function kindOf({ run }: State, name: string): string {
  const child = childOf(run, name);
  if (child !== undefined) return `child of ${child.parent}, execution ${child.execution}, cause ${child.cause}`;
  const element = elementOf(run, name);
  if (element !== undefined) return `element ${JSON.stringify(element)}`;
  const expansion = run.matrices?.get(name);
  if (expansion === undefined) return 'stage';
  const of = expansion.kind === 'elements' ? `${expansion.elements.length} elements` : `no elements: ${expansion.message}`;
  return `group of ${of}, cause ${expansion.cause}`;
}

function describeEntry(entry: StageState): readonly string[] {
  switch (entry.kind) {
    case 'due':
      return ['due', describeDue(entry)];
    case 'awaiting':
      if (entry.for === 'answer') return ['waits for an answer', describeLast(entry.last)];
      return ['waits for an approval', `basis ${entry.basis}`, describeDue(entry.due)];
    case 'suspended':
      return [
        'waits for children',
        `open ${entry.open.join(' ')}`,
        `wait ${JSON.stringify(entry.wait ?? null)}`,
        describeLast(entry.last),
      ];
    case 'waiting':
      if (entry.behind !== undefined) return [`waits for the branch ${entry.behind.branch} behind ${entry.behind.stage}`];
      return [entry.elements === undefined ? 'waits' : `waits for ${entry.elements.open} of ${entry.elements.all} elements`];
    case 'ended':
      return [
        'ended',
        describeLast(entry.last),
        ...describeMatrixEnd(entry),
        ...(entry.since === undefined ? [] : [`since ${entry.since}`]),
      ];
    case 'blocked':
      return [`never starts: blocked by ${entry.by}`];
    default: {
      const { kind, ...facts } = entry;
      return [`never starts: ${kind}`, JSON.stringify(facts)];
    }
  }
}

function describeDue({ attempt, execution, cause }: Due): string {
  return `attempt ${attempt}, execution ${execution}, cause ${cause}`;
}

function describeLast({ seq, task, attempt, execution, body }: TaskRecord): string {
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12);
  return `${body.outcome} by ${task}, attempt ${attempt}, execution ${execution}, seq ${seq}, body ${digest}`;
}

function describeMatrixEnd({ matrix }: Extract<StageState, { kind: 'ended' }>): readonly string[] {
  if (matrix === undefined) return [];
  return [`stands for ${matrix.source ?? 'none'}${matrix.picked === undefined ? '' : `, picked ${matrix.picked}`}`];
}

/** The next execution of a task. */
export interface DueTask extends Pick<Due, 'attempt' | 'execution' | 'cause'> {
  readonly stage: string;
}

/** Lists the executions that could start now. */
export function listDue(state: State): readonly DueTask[] {
  return dueStages(state).map(({ stage, due }) => toDueTask(stage, due));
}

/** Lists the executions that could start now or once they are approved. */
export function listNext(state: State): readonly DueTask[] {
  return [...state.stages].flatMap(([stage, entry]) => {
    const due = nextOf(entry);
    return due === undefined ? [] : [toDueTask(stage, due)];
  });
}

function toDueTask(stage: string, { attempt, execution, cause }: Due): DueTask {
  return { stage, attempt, execution, cause };
}

/** Returns what an effect starts; undefined for one that starts nothing. */
export function startOf(effect: Effect): DueTask | undefined {
  return effect.kind === 'dispatch-task' ? toDueTask(effect.stage, effect.due) : undefined;
}

/** Describes an effect in one line. */
export function describeEffect(effect: Effect): string {
  if (effect.kind !== 'dispatch-task') {
    const { kind, ...facts } = effect;
    return `${kind} ${JSON.stringify(facts)}`;
  }
  return `dispatch-task ${effect.stage} for ${effect.for} | ${describeDue(effect.due)}`;
}

/** Describes a task as the views show it: its words, and what it waits for. */
export function describeShown(state: State): readonly string[] {
  return [...state.stages].map(([name, entry]) => {
    const wait = findWait(state, { name, entry });
    return [`${name}: ${stageWords(entry, state.end !== undefined)}`, ...(wait === undefined ? [] : describeWaited(wait))].join(
      ' | ',
    );
  });
}

function describeWaited(wait: TaskWait): readonly string[] {
  const { until = 'none', deadline = 'none' } = wait;
  return [describeWait(wait), `for ${wait.for}: ${wait.names.join(' ')}`, `until ${until}, at most ${deadline}`];
}

/** An approval that a stage waits for, with what it is given for. */
export interface WantedApproval extends Pick<ApprovalFacts, 'basis' | 'count'> {
  readonly stage: string;
}

/** Lists the approvals that a run waits for. */
export function listWantedApprovals(state: State): readonly WantedApproval[] {
  return awaitingStages(state).flatMap(({ stage, awaiting }) =>
    awaiting.for === 'approval' ? [{ stage, basis: awaiting.basis, count: approvalOf(state.run, stage)?.count ?? 1 }] : [],
  );
}

const digest = 'd'.repeat(64);
const changes = { base: 'a'.repeat(40), head: 'b'.repeat(40), compareUrl: 'https://compare', commitUrl: 'https://commit' };

/** Renders the comments that ask people about the stages which await one. */
export function renderAsked(state: State): readonly string[] {
  return awaitingStages(state).map(({ stage, awaiting }) =>
    awaiting.for === 'answer'
      ? renderRequest(state, { stage, awaiting })
      : renderApprovalRequest(state, { stage, due: awaiting.due, digest, approved: [], changes }),
  );
}

/** Renders what would run, as a request for approval shows it. */
export function renderWorkOf(state: State, { stage, ...next }: DueTask): readonly string[] {
  return renderWork(state, { stage, due: { kind: 'due', ...next } });
}
