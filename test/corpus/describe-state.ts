import { createHash } from 'node:crypto';
import { printableWait } from '../../src/cli/show/printable-tree.ts';
import type { ChildWait } from '../../src/core/children/child.ts';
import type { ApprovalFacts } from '../../src/core/record/decision-record.ts';
import type { TaskRecord } from '../../src/core/record/record.ts';
import { approvalOf } from '../../src/core/run/approvals.ts';
import { childOf, findWaitOf } from '../../src/core/run/children.ts';
import { elementOf } from '../../src/core/run/elements.ts';
import type { State } from '../../src/core/run/state.ts';
import {
  awaitingRows,
  awaitsAnswer,
  awaitsApproval,
  awaitsChildren,
  type Ended,
  type NextExecution,
  nextOf,
  readyRows,
  settledAt,
  type TaskRow,
} from '../../src/core/run/task-row.ts';
import type { Wait } from '../../src/core/run/wait.ts';
import type { Effect } from '../../src/core/state/decide.ts';
import { renderApprovalRequest } from '../../src/core/view/comment/approval-request.ts';
import { renderWork } from '../../src/core/view/comment/approval-work.ts';
import { renderRequest } from '../../src/core/view/comment/request.ts';
import { describeWait, stageWords } from '../../src/core/view/outcome-words.ts';
import { listOpenChildren } from '../support/list-open-children.ts';

/**
 * The one file that knows how the code holds the state of a task. It puts the states into words that stay the same when that form
 * changes; whoever changes the form rewrites this file and no golden.
 */
export function describeTasks(state: State): readonly string[] {
  return [...state.rows.values()].map((row) => {
    const settled = settledAt(row);
    return [
      `${row.name} (${kindOf(state, row.name)})`,
      ...describeRow(state, row),
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

function describeRow(state: State, row: TaskRow): readonly string[] {
  switch (row.status) {
    case 'ready':
      return ['due', describeNext(row.next)];
    case 'waiting':
      return describeWaiting(state, row);
    case 'closing':
      return describeSuspended(state, row);
    case 'ended': {
      const isLater = row.matrix !== undefined || row.settledAt !== row.last.seq;
      return ['ended', describeLast(row.last), ...describeMatrixEnd(row), ...(isLater ? [`since ${row.settledAt}`] : [])];
    }
    case 'never': {
      const { kind, ...facts } = row.never;
      return row.never.kind === 'blocked'
        ? [`never starts: blocked by ${row.never.by}`]
        : [`never starts: ${kind}`, JSON.stringify(facts)];
    }
  }
}

function describeWaiting(state: State, row: TaskRow & { readonly status: 'waiting' }): readonly string[] {
  if (awaitsAnswer(row)) return ['waits for an answer', describeLast(row.last)];
  if (awaitsApproval(row)) return ['waits for an approval', `basis ${row.wait.basis}`, describeNext(row.next)];
  if (awaitsChildren(row)) return describeSuspended(state, row, findWaitOf(state, row.last)?.body.wait);
  const { gate, for: others, what, count } = row.wait;
  if (gate === 'own-branch') return [`waits for the branch ${what} behind ${others[0]}`];
  return [count === undefined ? 'waits' : `waits for ${count.open} of ${count.all} elements`];
}

function describeSuspended(
  state: State,
  { name, last }: TaskRow & { readonly last: TaskRecord },
  wait?: ChildWait,
): readonly string[] {
  const open = listOpenChildren(state, name).join(' ');
  return ['waits for children', `open ${open}`, `wait ${JSON.stringify(wait ?? null)}`, describeLast(last)];
}

function describeNext({ attempt, execution, cause }: NextExecution): string {
  return `attempt ${attempt}, execution ${execution}, cause ${cause}`;
}

function describeLast({ seq, task, attempt, execution, body }: TaskRecord): string {
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12);
  return `${body.outcome} by ${task}, attempt ${attempt}, execution ${execution}, seq ${seq}, body ${digest}`;
}

function describeMatrixEnd({ matrix }: Ended): readonly string[] {
  if (matrix === undefined) return [];
  return [`stands for ${matrix.source ?? 'none'}${matrix.picked === undefined ? '' : `, picked ${matrix.picked}`}`];
}

/** The next execution of a task. */
export interface DueTask extends NextExecution {
  readonly stage: string;
}

/** Lists the executions that could start now. */
export function listDue(state: State): readonly DueTask[] {
  return readyRows(state).map(({ name, next }) => toDueTask(name, next));
}

/** Lists the executions that could start now or once they are approved. */
export function listNext(state: State): readonly DueTask[] {
  return [...state.rows.values()].flatMap((row) => {
    const next = nextOf(row);
    return next === undefined ? [] : [toDueTask(row.name, next)];
  });
}

function toDueTask(stage: string, { attempt, execution, cause }: NextExecution): DueTask {
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
  return `dispatch-task ${effect.stage} for ${effect.for} | ${describeNext(effect.due)}`;
}

/** Describes a task as the views show it: its words, and what it waits for. */
export function describeShown(state: State): readonly string[] {
  const isOver = state.end !== undefined;
  return [...state.rows.values()].map((row) =>
    [`${row.name}: ${stageWords(row, isOver)}`, ...(isOver || !('wait' in row) ? [] : describeWaited(row.wait))].join(' | '),
  );
}

function describeWaited(wait: Wait): readonly string[] {
  const { for: what, names, until = 'none', deadline = 'none' } = printableWait(wait);
  return [describeWait(wait), `for ${what}: ${names.join(' ')}`, `until ${until}, at most ${deadline}`];
}

/** An approval that a stage waits for, with what it is given for. */
export interface WantedApproval extends Pick<ApprovalFacts, 'basis' | 'count'> {
  readonly stage: string;
}

/** Lists the approvals that a run waits for. */
export function listWantedApprovals(state: State): readonly WantedApproval[] {
  const waiting = awaitingRows(state).filter((row) => awaitsApproval(row));
  return waiting.map(({ name, wait }) => ({ stage: name, basis: wait.basis, count: approvalOf(state.run, name)?.count ?? 1 }));
}

const digest = 'd'.repeat(64);
const changes = { base: 'a'.repeat(40), head: 'b'.repeat(40), compareUrl: 'https://compare', commitUrl: 'https://commit' };

/** Renders the comments that ask people about the stages which await one. */
export function renderAsked(state: State): readonly string[] {
  return awaitingRows(state).map((row) =>
    awaitsAnswer(row)
      ? renderRequest(state, row)
      : renderApprovalRequest(state, { stage: row.name, due: row.next, digest, approved: [], changes }),
  );
}

/** Renders what would run, as a request for approval shows it. */
export function renderWorkOf(state: State, { stage, ...next }: DueTask): readonly string[] {
  return renderWork(state, { stage, due: next });
}
