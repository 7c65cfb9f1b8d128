import type { ChildBody } from '../../../src/core/children/child.ts';
import type { DecisionBody, DecisionVerb } from '../../../src/core/record/decision-record.ts';
import type { RecordDraft, TaskBody } from '../../../src/core/record/record.ts';
import type { TransferBody } from '../../../src/core/transfer/transfer.ts';
import { buildTask, runId } from '../record-builders.ts';

/** The place of an execution in its run. */
export interface Execution {
  readonly stage: string;
  readonly attempt: number;
  readonly execution: number;
}

/** The records of one comment, and which of them makes the next executions possible. */
export interface CommentDraft {
  readonly drafts: readonly RecordDraft[];
  /** The index of the record that is the cause of what follows. */
  readonly cause: number;
  /** The run ends with this comment whatever else is to be done: somebody cancelled it. */
  readonly cancels?: true;
}

export function draftTask({ stage, attempt, execution }: Execution, body: Partial<TaskBody>): RecordDraft {
  const task = buildTask({}, { results: {}, ...body, stage });
  return { kind: 'task', run: runId, task: stage, attempt, execution, body: task.body };
}

export function draftTransfer({ stage, attempt, execution }: Execution, body: TransferBody): RecordDraft {
  return { kind: 'transfer', run: runId, task: stage, attempt, execution, body };
}

export function draftChildren({ stage, attempt, execution }: Execution, body: ChildBody): RecordDraft {
  return { kind: 'child', run: runId, task: stage, attempt, execution, body };
}

export interface Decided extends Partial<Omit<DecisionBody, 'verb' | 'source'>> {
  /** Absent where the decision is about the whole run. */
  readonly stage?: string;
  /** The number of the decision in its run, which is also that of its comment. */
  readonly number: number;
  readonly now: string;
}

export function draftDecision(verb: DecisionVerb, { stage = '', number, now, ...body }: Decided): RecordDraft {
  const source = { kind: 'comment', comment: 1_000 + number } as const;
  const decided = { verb, actor: { id: 7, login: 'marla' }, reason: 'a comment says so', source, decidedAt: now, ...body };
  return { kind: 'decision', run: runId, task: stage, attempt: 0, execution: number, body: decided };
}
