import { compareBy } from '../compare-by.ts';
import { renderStageBranch } from '../prompt/render-text.ts';
import type { TaskBody } from '../record/record.ts';
import { closedFor } from '../run/attempts.ts';
import { findMatrix } from '../run/elements.ts';
import { branchStagesOf } from '../run/pipeline-of.ts';
import type { State, TableGate } from '../run/state.ts';
import { awaitsApproval, identityOf, type NextExecution, nextOf, type TaskRow, type TaskTable } from '../run/task-row.ts';
import type { Wait } from '../run/wait.ts';
import { askLimits } from './suspend.ts';

/** A stage that is due or waits for approval, with the branch that it works on. */
interface Candidate {
  readonly row: TaskRow;
  readonly due: NextExecution;
  readonly branch: string;
}

/** With the execution by what made it possible, the record since which it stands in line, and what a closed usage limit has it wait for. */
type Turn = Candidate & { readonly freed: NextExecution; readonly since: number; readonly wait: Wait | undefined };

/**
 * Gives turns on branches: of those that are due for the same branch, one works and the others wait until it
 * has ended. Two at once would start from the same commit, and the commits of the later one could not be published.
 */
export const ownBranchGate: TableGate = {
  name: 'own-branch',
  of: 'table',
  ask: takeTurns,
};

function takeTurns(state: State): TaskTable {
  const rows = new Map(state.rows);
  for (const candidates of Map.groupBy(listCandidates(state), ({ branch }) => branch).values()) {
    const turns = candidates.map((candidate) => standInLine(state, candidate)).toSorted(byTurn(state));
    const [first, ...others] = turns.filter((candidate) => candidate.wait === undefined);
    for (const { row, due, wait } of turns)
      if (wait !== undefined) rows.set(row.name, { ...identityOf(row), status: 'waiting', wait, next: due });
    // While another stage works on the branch nobody is asked for an approval, because its tip will have moved by then.
    if (first === undefined || awaitsApproval(first.row)) continue;
    rows.set(first.row.name, { ...identityOf(first.row), status: 'ready', next: first.freed });
    for (const { row, due, branch } of others) {
      const wait: Wait = { gate: 'own-branch', for: [first.row.name], what: branch };
      rows.set(row.name, { ...identityOf(row), status: 'waiting', wait, next: due });
    }
  }
  return rows;
}

/**
 * Returns a candidate with when it could start, since when it stands in line, and what it waits for where a usage limit had closed by then: it
 * leaves its turn to others.
 */
function standInLine(state: State, candidate: Candidate): Turn {
  const { row, due } = candidate;
  const freed = { ...due, cause: findFreeing(state, candidate) };
  const asked = awaitsApproval(row) ? undefined : askLimits({ name: row.name, next: freed }, state);
  if (asked?.kind === 'wait') return { ...candidate, freed, since: due.cause, wait: asked.wait };
  const cause = asked?.cause ?? freed.cause;
  return { ...candidate, freed: { ...freed, cause }, since: cause > freed.cause ? cause : due.cause, wait: undefined };
}

function listCandidates(state: State): readonly Candidate[] {
  // A stage with a matrix works on no branch itself: its elements do.
  const names = branchStagesOf(state.run).filter((stage) => findMatrix(state.run, stage) === undefined);
  return names.flatMap((stage) => {
    const row = state.rows.get(stage);
    const due = nextOf(row);
    if (row === undefined || due === undefined) return [];
    const branch = renderStageBranch(state, { stage, due });
    // A branch that cannot be rendered fails its stage, which then takes no turn.
    return branch.ok && branch.value !== undefined ? [{ row, due, branch: branch.value }] : [];
  });
}

/**
 * Orders stages by their turn. What waits for approval comes last. A stage that has begun keeps the branch for its next attempts, the
 * one with the newest record first; the others follow in the order in which they became due. So the first one changes only when it has
 * ended. A stage that asked a question, waits for children or slept has left the branch to others, and queues again when that is over.
 */
function byTurn({ tasks, decisions }: State): (a: Turn, b: Turn) => number {
  const lasts = new Map(tasks.map(({ body }) => [body.stage, body]));
  const begun = new Set([...lasts].flatMap(([stage, body]) => (hasLeft(body) ? [] : [stage])));
  const wakings = new Set(decisions.flatMap(({ seq, body }) => (body.verb === 'woken' ? [seq] : [])));
  return compareBy(
    ({ row }) => (awaitsApproval(row) ? 1 : 0),
    ({ row, since }) => (begun.has(row.name) && !wakings.has(since) ? -since : since),
    ({ due }) => due.cause,
  );
}

/** Returns whether a turn ended with a question, a wait for children or a usage limit, so that others may have the branch meanwhile. */
function hasLeft(body: TaskBody): boolean {
  const isSuspended = body.outcome === 'needs-input' || body.waits === true || closedFor(body) !== undefined;
  return isSuspended && body.held === undefined;
}

/**
 * Returns the `seq` of the record that made the turn possible: the stage's own cause, or the later record of the stage that
 * worked on the branch before. Only the writer of that record starts the stage.
 */
function findFreeing(state: State, { due, branch }: Candidate): number {
  const stages = new Set(branchStagesOf(state.run));
  const later = state.tasks.filter(({ body, seq }) => stages.has(body.stage) && seq > due.cause);
  const freeing = later.findLast(({ body, attempt, execution }) => {
    const other = renderStageBranch(state, { stage: body.stage, due: { attempt, execution } });
    return other.ok && other.value === branch;
  });
  return freeing?.seq ?? due.cause;
}
