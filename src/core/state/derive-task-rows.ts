import { elementName, isChild, lineageOf, parentNameOf } from '../children/task-name.ts';
import { cancelChild } from '../gate/children.ts';
import { isSuccess } from '../output/outcome.ts';
import type { DecisionRecord } from '../record/decision-record.ts';
import type { TaskRecord } from '../record/record.ts';
import { deriveStarted, isTolerated, limited } from '../run/attempts.ts';
import { childOf, hasGoneOn } from '../run/children.ts';
import { findReopening } from '../run/decisions.ts';
import { elementOf, findMatrix, listElements } from '../run/elements.ts';
import { ancestorsOf, pipelineOf, stageOf } from '../run/pipeline-of.ts';
import type { GateFacts, Gates, MatrixElement, MatrixGate, TaskGate } from '../run/state.ts';
import {
  awaitsTime,
  isOpen,
  type NextExecution,
  type Standing,
  settledAt,
  type TaskRow,
  type TaskTable,
} from '../run/task-row.ts';

/** Derives the row of every task of a run, each with what keeps it back: the first closed gate, in the order of the list. */
export function deriveRows(known: Omit<GateFacts, 'rows' | 'visit'>): TaskTable {
  const rows = new Map<string, TaskRow>();
  const visit = (name: string): TaskRow => {
    const found = rows.get(name);
    if (found !== undefined) return found;
    const row = { name, ...placeOf(name, facts.run), ...deriveStanding(name, facts) };
    rows.set(name, row);
    return row;
  };
  const facts: GateFacts = { ...known, rows, visit };
  // The config has no cycles (checked when it was parsed, and the record is signed), so this ends.
  return new Map(Object.keys(pipelineOf(known.run).stages).map((name) => [name, visit(name)]));
}

function placeOf(name: string, run: GateFacts['run']): Pick<TaskRow, 'kind' | 'parent'> {
  const child = childOf(run, name);
  if (child !== undefined) return { kind: 'child', parent: child.parent };
  const element = elementOf(run, name);
  if (element !== undefined) return { kind: 'element', parent: element.stage };
  return { kind: findMatrix(run, name) === undefined ? 'stage' : 'group' };
}

function deriveStanding(name: string, facts: GateFacts): Standing {
  const expansion = facts.run.matrices?.get(name);
  const matrix = expansion && matrixGateOf(facts.gates);
  // It was approved when it could start, and its elements start again one by one.
  if (expansion !== undefined && matrix !== undefined) return matrix.settle(name, { expansion, facts });
  const own = facts.tasks.filter((task) => task.body.stage === name);
  const standing = reopen(own.length === 0 ? askFirst(name, facts) : askTurn(name, { own, facts }), { name, facts });
  const asked = standing.status === 'ready' ? askGates({ name, next: standing.next }, { of: 'any', facts }) : standing;
  const last = own.at(-1);
  // Nobody waits for a limit after the end of a run. What was started before it is at work, and is recorded.
  if (facts.end !== undefined && awaitsTime(asked) && last?.body.outcome === 'failed')
    return { status: 'ended', last, settledAt: last.seq };
  return cancelChild(asked, { name, facts });
}

/** Asks what may keep a task without a record back. A child was asked for by an agent, and needs no other task. */
function askFirst(name: string, facts: GateFacts): Standing {
  const first = { attempt: 1, execution: 1 };
  const child = childOf(facts.run, name);
  // A child starts from the commits of the turn that asked for it, and a pause may hold those.
  if (child !== undefined && facts.tasks.some(({ seq, body }) => seq === child.cause && body.held !== undefined))
    return { status: 'waiting', wait: { gate: 'needs', for: [child.parent] } };
  if (child !== undefined) return { status: 'ready', next: { ...first, cause: child.cause } };
  const element = elementOf(facts.run, name);
  const cause = element === undefined ? facts.run.seq : (facts.run.matrices?.get(element.stage)?.cause ?? facts.run.seq);
  return askGates({ name, next: { ...first, cause } }, { of: element === undefined ? 'first' : 'element', facts });
}

/** Derives how a task stands after its last execution: it is tried again, or its turn has ended, and gates behind that keep it open. */
function askTurn(name: string, { own, facts }: { readonly own: readonly TaskRecord[]; readonly facts: GateFacts }): Standing {
  const started = deriveStarted(own, facts);
  let standing: Standing = facts.gates.fallbacks?.settle(started, facts) ?? started;
  for (const gate of facts.gates.list)
    if (gate.of === 'turn' && standing.status === 'ended') standing = gate.ask({ name, ended: standing }, facts);
  return standing;
}

/** Asks gates one after the other, until one is closed. The start is made by the writer of the last record that opened one. */
function askGates(
  task: { readonly name: string; readonly next: NextExecution },
  { of, facts }: { readonly of: TaskGate['of']; readonly facts: GateFacts },
): Standing {
  let { next } = task;
  for (const gate of facts.gates.list) {
    if (gate.of !== of) continue;
    const answer = gate.ask({ name: task.name, next }, facts);
    if (answer.kind === 'never') return { status: 'never', never: answer.why };
    if (answer.kind === 'wait') return { status: 'waiting', wait: answer.wait, next: of === 'any' ? next : undefined };
    next = { ...next, cause: Math.max(next.cause, answer.cause) };
  }
  return { status: 'ready', next };
}

interface Reopened {
  readonly name: string;
  readonly facts: GateFacts;
}

/**
 * Reopens a stage after a retry of its run. Nothing starts after the end of a run, so the retry is the cause of everything
 * that is due from then on. A stage that had not succeeded gets one attempt more, whatever the config says, if a usage limit did not refuse its last one.
 */
function reopen(standing: Standing, { name, facts }: Reopened): Standing {
  const { run, decisions } = facts;
  const reopening = findReopening(decisions);
  if (reopening === undefined) return standing;
  if (standing.status === 'ready')
    return { ...standing, next: { ...standing.next, cause: Math.max(standing.next.cause, reopening.seq) } };
  if (standing.status !== 'ended' || isSuccess(standing.last.body.outcome)) return standing;
  const { last } = standing;
  // The stages after a failure that the config allows have gone on without it: only who names the stage wants it again.
  // So it is with a child, unless its work came after the end of the run.
  const element = elementOf(run, name);
  const isTaken = isTolerated(run, last.body) || (isChild(name) && last.body.outcome !== 'skipped');
  const isAlone = (until: number): boolean => (element === undefined ? isTaken : standsAlone(element, { facts, until }));
  const isAbove = (retry: DecisionRecord): boolean => lineageOf(retry.task).includes(name) && readsChild(retry, { name, facts });
  const isNamed = (task: string): boolean => task === name || task === element?.stage;
  const asked = decisions.findLast(
    (each) => each.body.verb === 'retry' && (isNamed(each.task) || isAbove(each) || (each.task === '' && !isAlone(each.seq))),
  );
  if (asked === undefined || asked.seq < last.seq) return standing;
  const attempt = last.attempt + (last.body.failure?.reason === limited || last.body.unpaid === true ? 0 : 1);
  // A condition on how stages ended may have let it start without one that the retry starts now.
  const before = ancestorsOf(pipelineOf(run), name).map(facts.visit);
  const open = before.filter(isOpen).map((row) => row.name);
  if (open.length > 0) return { status: 'waiting', wait: { gate: 'needs', for: open } };
  const cause = Math.max(reopening.seq, isAbove(asked) ? standing.settledAt : 0, ...before.map(settledAt));
  const next = { attempt, execution: last.execution + 1, cause };
  const again: Standing = element === undefined ? { status: 'ready', next } : askPlace({ name, next }, facts);
  return again.status === 'never' ? standing : again;
}

/**
 * Asks whether an element that starts again has a place: there are no more than at first. What has failed (`fail-fast`) does not keep it back. An
 * element without a record is judged in the same way, because it would ask about this one.
 */
function askPlace(task: Parameters<typeof askGates>[0], facts: GateFacts): Standing {
  const { run, tasks } = facts;
  const isKnown = (name: string): boolean => elementOf(run, name) === undefined || tasks.some(({ body }) => body.stage === name);
  const visit = (name: string): TaskRow =>
    isKnown(name) ? facts.visit(name) : { name, ...placeOf(name, run), ...askFirst(name, free) };
  const free: GateFacts = { ...facts, tasks: [], visit };
  return askGates(task, { of: 'element', facts: free });
}

/** Returns whether a parent that failed starts behind a retried child: the task below it has succeeded, and the run had not gone on without the parent. */
function readsChild({ task, seq }: DecisionRecord, { name, facts }: Reopened): boolean {
  const below = facts.visit([task, ...lineageOf(task)].find((each) => parentNameOf(each) === name) ?? task);
  const tasks = facts.tasks.filter((each) => each.seq < seq);
  return below.status === 'ended' && isSuccess(below.last.body.outcome) && !hasGoneOn({ run: facts.run, tasks }, name);
}

interface At {
  readonly facts: Reopened['facts'];
  /** The `seq` of a retry. What its elements came to later does not change whom it meant. */
  readonly until: number;
}

/** Returns whether the stage of an element gets along without it, so that only who names it wants it again. */
function standsAlone({ stage }: MatrixElement, { facts: { run, tasks }, until }: At): boolean {
  if (stageOf(run, stage)['continue-on-failure'] === true) return true;
  if (findMatrix(run, stage)?.pick === undefined) return false;
  const lasts = listElements(run, stage)
    .map(elementName)
    .map((name) => tasks.findLast(({ body, seq }) => body.stage === name && seq < until)?.body);
  return lasts.some((last) => last?.outcome === 'succeeded' && last.waits !== true);
}

/** Returns the gate of elements, where the run has any. */
export function matrixGateOf({ list }: Gates): MatrixGate | undefined {
  return list.find((gate): gate is MatrixGate => gate.name === 'matrix');
}
