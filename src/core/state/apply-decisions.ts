import { isSuccess } from '../output/outcome.ts';
import { approvalBasisOf, approvalOf, findApproval, isComplete } from '../run/approvals.ts';
import { isTolerated } from '../run/attempts.ts';
import { isChild } from '../run/children.ts';
import { findReopening } from '../run/decisions.ts';
import type { StageState, State } from '../run/state.ts';

interface DecidedStage {
  readonly name: string;
  readonly facts: Pick<State, 'run' | 'tasks' | 'transfers' | 'decisions'>;
}

/** Returns what the decisions of people make of a stage: one that had failed starts again, and one that needs an approval waits for it. */
export function applyDecisions(entry: StageState, stage: DecidedStage): StageState {
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
  const isAlone = isTolerated(run, last.body) || (isChild(name) && last.body.outcome !== 'skipped');
  const asked = decisions.findLast(({ body, task }) => body.verb === 'retry' && (task === name || (task === '' && !isAlone)));
  if (asked === undefined || asked.seq < last.seq) return state;
  return { kind: 'due', attempt: last.attempt + 1, execution: last.execution + 1, cause: reopening.seq };
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
