import type { Approval } from '../config/schema/approval-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { DecisionRecord } from '../record/decision-record.ts';
import type { RunRecord } from '../record/record.ts';
import { isFallback, transferInto, transfersAt } from './acting-agent.ts';
import { ancestorsOf, pipelineOf, stageOf } from './pipeline-of.ts';
import type { State } from './state.ts';
import type { NextExecution } from './task-row.ts';

/** The part of a state that the basis of an approval is found in. */
type BasisRecords = Pick<State, 'run' | 'tasks' | 'transfers' | 'decisions'>;

/** The next execution of a stage, which an approval is asked for. */
export interface AskedExecution {
  readonly stage: string;
  readonly due: Pick<NextExecution, 'attempt' | 'execution'>;
}

/** Returns the approval that a stage of a run needs; undefined where it needs none. */
export function approvalOf(run: RunRecord, stage: string): Approval | undefined {
  return pipelineOf(run).stages[stage]?.approval;
}

/**
 * Lists the records that an execution builds on, by `seq`: the first one, those of all stages before it, and of its own stage the
 * failures and transfers that it continues. Who lets a run go on after its end, or answers a question, changes what is approved.
 */
export function approvalSeqs(facts: BasisRecords, { stage, due }: AskedExecution): readonly number[] {
  const before = new Set(ancestorsOf(pipelineOf(facts.run), stage));
  const tasks = facts.tasks.filter(
    ({ body, attempt }) =>
      before.has(body.stage) || (body.stage === stage && (attempt < due.attempt || body.failure?.reason === 'stale-base')),
  );
  // An approval is for the fallbacks of an agent as well.
  const own = new Set(transfersAt(facts, { stage, execution: due.execution }).filter((transfer) => !isFallback(transfer)));
  const transfers = facts.transfers.filter((transfer) => before.has(transfer.task) || own.has(transfer));
  const decisions = facts.decisions.filter(
    ({ body, task }) => body.verb === 'retry' || (body.verb === 'answer' && (task === '' || task === stage || before.has(task))),
  );
  return [facts.run, ...tasks, ...transfers, ...decisions].map(({ seq }) => seq).toSorted((a, b) => a - b);
}

/**
 * Returns a text that names what an execution builds on: its attempt, its agent, and the records behind it. Records never change,
 * so the text is the same as long as nothing of it has changed.
 */
export function approvalBasisOf(facts: BasisRecords, asked: AskedExecution): string {
  const { stage, due } = asked;
  const config = stageOf(facts.run, stage);
  const own = isAgentStage(config) ? config.agent : '';
  const agent = transferInto(facts, { stage, execution: due.execution })?.body.to ?? own;
  return `${due.attempt} ${agent} ${approvalSeqs(facts, asked).join(',')}`;
}

/** Finds the newest approval of what a stage waits for; the approvers that it names are all that count. */
export function findApproval({ decisions }: Pick<State, 'decisions'>, stage: string, basis: string): DecisionRecord | undefined {
  return listApprovals({ decisions }, stage).findLast(({ body }) => body.approval?.basis === basis);
}

/** Returns whether as many different people have approved as are asked for. */
export function isComplete({ body }: DecisionRecord): boolean {
  const { approvers = [], count = 1 } = body.approval ?? {};
  return new Set(approvers.map(({ id }) => id)).size >= count;
}

/** Finds the last complete approval of a stage, which names the commit that it starts from. */
export function findLastApproval({ decisions }: Pick<State, 'decisions'>, stage: string): DecisionRecord | undefined {
  return listApprovals({ decisions }, stage).findLast(isComplete);
}

function listApprovals({ decisions }: Pick<State, 'decisions'>, stage: string): readonly DecisionRecord[] {
  return decisions.filter(({ body, task }) => body.verb === 'approve' && task === stage);
}

/** Returns the numeric ids of those who started a run, let it go on after its end, or answered a question of it. */
export function involvedIn({ run, decisions }: Pick<State, 'run' | 'decisions'>): ReadonlySet<number> {
  const involved = decisions.filter(({ body }) => body.verb === 'retry' || body.verb === 'answer');
  return new Set([run.body.trigger.actor.id, ...involved.map(({ body }) => body.actor.id)]);
}
