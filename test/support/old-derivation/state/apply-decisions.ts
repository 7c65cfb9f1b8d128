import { elementName, isChild } from '../../../../src/core/children/task-name.ts';
import { isSuccess } from '../../../../src/core/output/outcome.ts';
import { approvalBasisOf, approvalOf, findApproval, isComplete } from '../run/approvals.ts';
import { isTolerated } from '../run/attempts.ts';
import { findReopening } from '../run/decisions.ts';
import { elementOf, findMatrix, listElements } from '../run/elements.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { MatrixElement, StageState, State } from '../run/state.ts';

interface DecidedStage {
  readonly name: string;
  readonly facts: Pick<State, 'run' | 'tasks' | 'transfers' | 'decisions'>;
}

/** Returns what the decisions of people make of a stage: one that had failed starts again, and one that needs an approval waits for it. */
export function applyDecisions(entry: StageState, stage: DecidedStage): StageState {
  // A stage with a matrix that could start was approved, and its elements start again one by one.
  if (stage.facts.run.matrices?.has(stage.name) === true) return entry;
  return awaitApproval(reopen(entry, stage), stage);
}

/**
 * Reopens a stage after a retry of its run. Nothing starts after the end of a run, so the retry is the cause of everything
 * that is due from then on. A stage that had not succeeded gets one attempt more, whatever the config says.
 */
function reopen(state: StageState, { name, facts }: DecidedStage): StageState {
  const { run, decisions } = facts;
  const reopening = findReopening(decisions);
  if (reopening === undefined) return state;
  if (state.kind === 'due') return { ...state, cause: Math.max(state.cause, reopening.seq) };
  if (state.kind !== 'ended' || isSuccess(state.last.body.outcome)) return state;
  const { last } = state;
  // The stages after a failure that the config allows have gone on without it: only who names the stage wants it again.
  // So it is with a child, unless its work came after the end of the run.
  const element = elementOf(run, name);
  const isTaken = isTolerated(run, last.body) || (isChild(name) && last.body.outcome !== 'skipped');
  const isAlone = (until: number): boolean => (element === undefined ? isTaken : standsAlone(element, { facts, until }));
  const asked = decisions.findLast(
    ({ body, task, seq }) =>
      body.verb === 'retry' && (task === name || task === element?.stage || (task === '' && !isAlone(seq))),
  );
  if (asked === undefined || asked.seq < last.seq) return state;
  return { kind: 'due', attempt: last.attempt + 1, execution: last.execution + 1, cause: reopening.seq };
}

interface At {
  readonly facts: DecidedStage['facts'];
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

/**
 * Makes a stage that could start wait for its approval. An approval counts for what it was given for: as soon as the execution
 * builds on something else, a person is asked anew.
 */
function awaitApproval(entry: StageState, { name, facts }: DecidedStage): StageState {
  if (entry.kind !== 'due' || approvalOf(facts.run, name) === undefined) return entry;
  const basis = approvalBasisOf(facts, { stage: name, due: entry });
  const given = findApproval(facts, name, basis);
  if (given === undefined || !isComplete(given)) return { kind: 'awaiting', for: 'approval', basis, due: entry };
  return { ...entry, cause: Math.max(entry.cause, given.seq) };
}
