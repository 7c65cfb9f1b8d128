import type { ChildMerge } from '../children/child.ts';
import type { TaskRecord } from '../record/record.ts';
import { findOwnHandoff, transferInto } from '../run/acting-agent.ts';
import { childrenOf, findWaitedTurn, findWaitOf } from '../run/children.ts';
import { mergesOf } from '../run/merges.ts';
import type { ChildTask, State } from '../run/state.ts';
import type { NextExecution, TaskRow } from '../run/task-row.ts';
import { buildHandoff, buildNeed } from './build-need.ts';
import type { ChildInContext, PromptContext, ResumedContext } from './prompt-context.ts';

/** Builds what an execution is told of the children of its stage, which may create some. */
export function buildChildren(
  state: State,
  { stage: name, due }: { readonly stage: string; readonly due: Pick<NextExecution, 'attempt' | 'execution'> },
): Pick<PromptContext, 'children' | 'children_refused' | 'resumed'> {
  const children = childrenOf(state.run, name).map((child) => buildChild(state, child));
  // The agent after a transfer is told nothing but the message of the one before it.
  const isTransferred = transferInto(state, { stage: name, execution: due.execution })?.execution === due.execution - 1;
  const refused = listRefused(state, name, due.execution);
  const facts = { children, children_refused: refused };
  if (children.length + refused.length === 0 || isTransferred) return facts;
  const place = { stage: name, attempt: due.attempt, execution: due.execution };
  const waited = findWaitedTurn(state, place);
  const { summary, detail, data } = buildHandoff(findOwnHandoff(state, place)?.body.handoff);
  const over = waited === undefined ? '' : describeEnd(state, { waited, children });
  return { ...facts, resumed: { over, notes: { summary, detail, data } } };
}

/** Lists what was refused of the requests of the newest turn that made some, with the reasons as the record has them. */
function listRefused({ spawned }: State, stage: string, execution: number): readonly string[] {
  const own = spawned.filter((record) => record.task === stage && record.execution < execution);
  const newest = own.filter((record) => record.execution === own.at(-1)?.execution).map(({ body }) => body);
  const named = newest.flatMap(({ refused }) => refused.map(({ message }) => message));
  const more = newest.reduce((sum, { refusedCount }) => sum + refusedCount, 0) - named.length;
  return more > 0 ? [...named, `… and ${more} more`] : named;
}

function buildChild(state: State, child: ChildTask): ChildInContext {
  const { agent, outcome: _, results, handoff } = buildNeed(state, child.name);
  const row = state.rows.get(child.name);
  return {
    name: child.name,
    outcome: describeOutcome(row),
    reason: describeReason(row),
    agent: agent || child.agent,
    branch: results.branch ?? child.branch ?? '',
    ...describeMerge(mergesOf(state, child.parent).get(child.name)),
    results,
    handoff,
  };
}

/** Describes what became of the commits of a child. The agent has to put a conflict right by itself, so it is shown both sides. */
function describeMerge(merge: ChildMerge | undefined): Pick<ChildInContext, 'merge' | 'conflict'> {
  if (merge === undefined || merge.state === 'nothing') return { merge: '', conflict: '' };
  const { files = [], more = 0, reason = '' } = merge;
  const shown = files.map(
    ({ path, ours, theirs }) => `${path}\n<<<<<<< the branch of this stage\n${ours}\n=======\n${theirs}\n>>>>>>> the child`,
  );
  const rest = more === 0 ? [] : [`… and ${more} more files`];
  return { merge: merge.state, conflict: [...(reason === '' ? [] : [reason]), ...shown, ...rest].join('\n\n') };
}

function describeOutcome(row: TaskRow | undefined): string {
  if (row?.status === 'ended') return row.last.body.outcome;
  if (row?.status === 'ready') return 'running';
  return row?.status === 'never' ? 'skipped' : 'waiting';
}

/** Describes in words why a child failed, or the note with which it ended. */
function describeReason(row: TaskRow | undefined): string {
  if (row?.status !== 'ended') return '';
  const { failure, note = '' } = row.last.body;
  if (failure === undefined) return note;
  return failure.message === '' ? failure.reason : `${failure.reason}: ${failure.message}`;
}

/** Describes why a wait is over. That all have ended is said first, whatever the agent waited for. */
function describeEnd(
  state: State,
  { waited, children }: { readonly waited: TaskRecord; readonly children: readonly ChildInContext[] },
): ResumedContext['over'] {
  const wait = findWaitOf(state, waited)?.body.wait;
  if (wait?.names.length === 0) return 'refused';
  const named = children.filter(({ name }) => wait?.names.includes(name));
  const open = named.filter(({ outcome }) => outcome === 'running' || outcome === 'waiting');
  if (wait === undefined || open.length === 0) return 'all';
  const isExpired = state.decisions.some(
    ({ body, task, seq }) => body.verb === 'expire' && task === waited.task && seq > waited.seq,
  );
  if (isExpired || wait.until === 'all') return 'time';
  return wait.until === 'first' ? 'first' : 'failure';
}
