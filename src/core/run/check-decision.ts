import { elementName, isMeant } from '../children/task-name.ts';
import { describeBroken, describeSkipped } from '../condition/describe-stage.ts';
import { isSuccess } from '../output/outcome.ts';
import type { ApprovalFacts, DecisionBody, DecisionVerb } from '../record/decision-record.ts';
import type { EndRecord } from '../record/record.ts';
import { listNamedStages, unanswered } from './answers.ts';
import { childOf } from './children.ts';
import { listElements } from './elements.ts';
import type { State } from './state.ts';
import { askingRows, awaitsApproval, awaitsChildren, awaitsPerson, awaitsRaise, awaitsTime, type TaskRow } from './task-row.ts';

export interface ProposedDecision {
  readonly verb: DecisionVerb;
  readonly source: DecisionBody['source'];
  /** Absent when the decision is about the whole run. */
  readonly stage?: string | undefined;
  /** The words of an answer. */
  readonly text?: string | undefined;
  /** True if these words are by an outsider. */
  readonly isOutside?: boolean | undefined;
  /** Only of a raise: what it adds. */
  readonly usd?: number | undefined;
  /** Only of an approval: what it is given for, and who has given it so far. */
  readonly approval?: ApprovalFacts | undefined;
}

/** Returns why a decision would have no effect on a run as it stands, in a sentence for people; undefined when it has one. */
export function checkDecision(state: State, deciding: ProposedDecision): string | undefined {
  const { run } = state.run;
  const late = describeLate(state, deciding);
  // Whose answer counts says more than that another command was newer.
  if (deciding.verb === 'answer' && state.end === undefined) return checkAnswer(state, deciding.stage) ?? late;
  if (late !== undefined) return late;
  switch (deciding.verb) {
    case 'retry':
      return checkRetry(state, deciding.stage);
    case 'resume':
      return state.paused === undefined ? `Run \`${run}\` is not paused.` : undefined;
    case 'pause':
      if (state.paused !== undefined) return `Run \`${run}\` is paused already.`;
      return state.end === undefined ? undefined : hasEnded(run, state.end);
    case 'answer':
    case 'cancel':
    case 'supersede':
      return state.end === undefined ? undefined : hasEnded(run, state.end);
    case 'raise':
      return checkRaise(state);
    case 'expire':
      return checkExpiry(state, deciding.stage);
    case 'woken':
      return checkWaking(state, deciding.stage);
    case 'approve':
    case 'reject':
      return state.end === undefined ? checkApproval(state, deciding) : hasEnded(run, state.end);
    default:
      return deciding.verb satisfies never;
  }
}

function describeLate(state: State, deciding: ProposedDecision): string | undefined {
  if (!isOutdated(state, deciding)) return undefined;
  return `A newer command has been carried out for run \`${state.run.run}\`, so this one came too late.`;
}

/**
 * Returns whether a later comment has decided already, as when an old job runs again. Ids of comments ascend. Answers to one stage,
 * and what people decide about another, do not get in each other's way. Two people may approve at once, and GitHub promises no
 * order of their jobs: what each of them saw, the basis says.
 */
function isOutdated({ decisions }: State, { verb, stage, source }: ProposedDecision): boolean {
  if (source.kind !== 'comment' || verb === 'approve') return false;
  const isApart = ({ body, task }: State['decisions'][number]): boolean => {
    if (verb === 'raise' || body.verb === 'raise') return verb === 'answer' || body.verb === 'answer' || body.verb === 'approve';
    return verb === 'answer' && (body.verb === 'answer' || body.verb === 'approve') && task !== stage;
  };
  const later = decisions.filter(({ body }) => body.source.kind === 'comment' && body.source.comment > source.comment);
  return later.some((decision) => !isApart(decision));
}

function checkAnswer(state: State, stage = ''): string | undefined {
  const named = listNamedStages(state).find((each) => each.stage === stage);
  if (named?.kind === 'asks') return undefined;
  const { run } = state.run;
  if (named?.kind === 'answered')
    return `The question of stage \`${stage}\` of run \`${run}\` was answered already, by \`${named.by}\`. The first answer counts.`;
  return `Stage \`${stage}\` of run \`${run}\` waits for no answer.`;
}

/** Returns why a stage waits no longer: its wait was fulfilled, or its question answered. */
function checkExpiry({ run, rows, end }: State, stage = ''): string | undefined {
  if (end !== undefined) return hasEnded(run.run, end);
  const row = rows.get(stage);
  const isWaiting = awaitsChildren(row) || awaitsPerson(row);
  return isWaiting ? undefined : `Stage \`${stage}\` of run \`${run.run}\` waits no longer.`;
}

/** Returns why there is nobody to wake. */
function checkWaking({ run, rows, end }: State, stage?: string): string | undefined {
  if (end !== undefined) return hasEnded(run.run, end);
  const sleeping = [...rows.values()].filter((row) => awaitsTime(row) && isMeant(stage ?? '', row.name));
  if (sleeping.length > 0) return undefined;
  return stage === undefined
    ? `Nothing of run \`${run.run}\` sleeps.`
    : `Stage \`${stage}\` of run \`${run.run}\` does not sleep.`;
}

function checkRaise(state: State): string | undefined {
  const { run } = state.run;
  if (state.end !== undefined) return hasEnded(run, state.end);
  return askingRows(state).some((row) => awaitsRaise(row)) ? undefined : `Run \`${run}\` waits for no money.`;
}

function checkRetry(state: State, stage: string | undefined): string | undefined {
  const { run } = state.run;
  const { end } = state;
  if (end === undefined && unanswered(state).length > 0)
    return `Run \`${run}\` waits for an answer, so there is nothing to try again: comment \`/baton answer <your answer>\`.`;
  if (end === undefined && askingRows(state).some((row) => awaitsRaise(row)))
    return `Run \`${run}\` waits for more money, so there is nothing to try again: comment \`/baton raise\` with an amount, as its question says.`;
  if (end === undefined) return `Run \`${run}\` is under way, so there is nothing to try again yet.`;
  if (end.body.outcome !== 'failed') return `${hasEnded(run, end)} Only what failed can be tried again.`;
  return stage === undefined ? undefined : checkRetriedStage(state, stage);
}

/** Returns why another attempt of this stage would have no effect after the end of its run. */
function checkRetriedStage(state: State, stage: string): string | undefined {
  const { run } = state.run;
  const row = state.rows.get(stage);
  if (row === undefined) {
    const names = [...state.rows.keys()].map((name) => `\`${name}\``).join(', ');
    return `Run \`${run}\` has no stage \`${stage}\`; its stages are ${names}.`;
  }
  if (row.status === 'never' && row.never.kind !== 'blocked') {
    // A fan-out failed because its elements did, and these start again.
    const elements = listElements(state.run, stage).map((element) => state.rows.get(elementName(element)));
    if (elements.some((each) => each?.status === 'ended' && !isSuccess(each.last.body.outcome))) return undefined;
    const { never } = row;
    const why = never.kind === 'skipped' ? `was skipped: ${describeSkipped(never)}` : `cannot start: ${describeBroken(never)}`;
    return `Stage \`${stage}\` of run \`${run}\` ${why}. A run keeps the configuration that it started with; start the pipeline again.`;
  }
  const parent = describeParent(state, stage);
  if (parent !== undefined) return parent;
  const canGoOn = isStopped(row) || (row.status === 'ended' && !isSuccess(row.last.body.outcome));
  return canGoOn ? undefined : `Stage \`${stage}\` of run \`${run}\` did not fail, so there is nothing to try again.`;
}

/** Returns why another attempt of a child would be for nothing: it was cancelled, or its parent reads nothing of it any more. */
function describeParent({ run, rows }: State, stage: string): string | undefined {
  const parent = childOf(run, stage)?.parent;
  const above = parent === undefined ? undefined : rows.get(parent);
  const row = rows.get(stage);
  if (parent === undefined || above === undefined) return undefined;
  const named = `Task \`${stage}\` of run \`${run.run}\``;
  const again = `Comment \`/baton retry ${parent}\` instead.`;
  if (row?.status === 'never' && row.never.kind === 'blocked')
    return `${named} was cancelled, because a task above it failed. ${again}`;
  const isOver = above.status === 'ended' && isSuccess(above.last.body.outcome);
  return isOver ? `${named} has a parent that has ended well, and nothing would read what it comes to.` : undefined;
}

/** Returns whether the end of its run has stopped a stage that could start, or that has elements. */
function isStopped(row: TaskRow): boolean {
  if (row.status === 'waiting') return (row.next ?? row.last ?? row.wait.count) !== undefined;
  return row.status === 'ready' || row.status === 'closing';
}

/** Returns why nothing waits for this approval, or not for one of what the person saw. */
function checkApproval(state: State, { stage = '', approval }: ProposedDecision): string | undefined {
  const row = state.rows.get(stage);
  const named = `Stage \`${stage}\` of run \`${state.run.run}\``;
  if (!awaitsApproval(row)) return `${named} does not wait for approval.`;
  if (approval === undefined || approval.basis === row.wait.basis) return undefined;
  return `${named} has changed meanwhile, so this approval does not fit it any more.`;
}

function hasEnded(run: string, { body }: EndRecord): string {
  return `Run \`${run}\` has ended already (${body.outcome}).`;
}
