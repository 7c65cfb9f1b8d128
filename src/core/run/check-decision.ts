import { isSuccess } from '../output/outcome.ts';
import type { ApprovalFacts, DecisionBody, DecisionVerb } from '../record/decision-record.ts';
import type { EndRecord } from '../record/record.ts';
import type { State } from './state.ts';

export interface ProposedDecision {
  readonly verb: DecisionVerb;
  readonly source: DecisionBody['source'];
  /** Absent when the decision is about the whole run. */
  readonly stage?: string | undefined;
  /** Only of an approval: what it is given for, and who has given it so far. */
  readonly approval?: ApprovalFacts | undefined;
}

/** Returns why a decision would have no effect on a run as it stands, in a sentence for people; undefined when it has one. */
export function checkDecision(state: State, deciding: ProposedDecision): string | undefined {
  const { run } = state.run;
  if (isOutdated(state, deciding)) return `A newer command has been carried out for run \`${run}\`, so this one came too late.`;
  switch (deciding.verb) {
    case 'retry':
      return checkRetry(state, deciding.stage);
    case 'resume':
      return state.paused === undefined ? `Run \`${run}\` is not paused.` : undefined;
    case 'pause':
      if (state.paused !== undefined) return `Run \`${run}\` is paused already.`;
      return state.end === undefined ? undefined : hasEnded(run, state.end);
    case 'cancel':
    case 'supersede':
    case 'answer':
      return state.end === undefined ? undefined : hasEnded(run, state.end);
    case 'approve':
    case 'reject':
      return state.end === undefined ? checkApproval(state, deciding) : hasEnded(run, state.end);
    default:
      return deciding.verb satisfies never;
  }
}

/** Returns whether a later comment has decided already, as when an old job runs again. Ids of comments ascend. */
function isOutdated({ decisions }: State, { verb, source }: ProposedDecision): boolean {
  return (
    source.kind === 'comment' &&
    // Two people may approve at once, and GitHub promises no order of their jobs. What each of them saw, the basis says.
    verb !== 'approve' &&
    decisions.some(({ body }) => body.source.kind === 'comment' && body.source.comment > source.comment)
  );
}

function checkRetry(state: State, stage: string | undefined): string | undefined {
  const { run } = state.run;
  const { end } = state;
  if (end === undefined) return `Run \`${run}\` is under way, so there is nothing to try again yet.`;
  if (end.body.outcome !== 'failed') return `${hasEnded(run, end)} Only what failed can be tried again.`;
  if (stage === undefined) return undefined;
  const entry = state.stages.get(stage);
  if (entry === undefined) {
    const names = [...state.stages.keys()].map((name) => `\`${name}\``).join(', ');
    return `Run \`${run}\` has no stage \`${stage}\`; its stages are ${names}.`;
  }
  const isStopped = entry.kind === 'due' || entry.kind === 'awaiting' || (entry.kind === 'waiting' && entry.behind !== undefined);
  const canGoOn = isStopped || (entry.kind === 'ended' && !isSuccess(entry.last.body.outcome));
  return canGoOn ? undefined : `Stage \`${stage}\` of run \`${run}\` did not fail, so there is nothing to try again.`;
}

/** Returns why nothing waits for this approval, or not for one of what the person saw. */
function checkApproval(state: State, { stage = '', approval }: ProposedDecision): string | undefined {
  const entry = state.stages.get(stage);
  const named = `Stage \`${stage}\` of run \`${state.run.run}\``;
  if (entry?.kind !== 'awaiting' || entry.for !== 'approval') return `${named} does not wait for approval.`;
  if (approval === undefined || approval.basis === entry.basis) return undefined;
  return `${named} has changed meanwhile, so this approval does not fit it any more.`;
}

function hasEnded(run: string, { body }: EndRecord): string {
  return `Run \`${run}\` has ended already (${body.outcome}).`;
}
