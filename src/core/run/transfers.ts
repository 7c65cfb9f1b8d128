import { transferTargets } from '../config/defaults.ts';
import { hasAtMostAccess } from '../config/schema/agent-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { Problem } from '../problem.ts';
import type { Dispatch } from '../record/dispatch.ts';
import type { TransferRecord } from '../record/record.ts';
import type { TransferRecordView } from '../transfer/handoff-chain.ts';
import { checkTarget } from '../transfer/read-transfer.ts';
import type { RefusedTransfer, TransferBody, TransferRequest } from '../transfer/transfer.ts';
import { maxHandoffsExceeded } from '../transfer/transfer-problems.ts';
import { maxInlineExecutions, standingTransfers, transferNumber } from './acting-agent.ts';
import { taskName } from './names.ts';
import { pipelineOf, stageOf } from './pipeline-of.ts';
import type { State } from './state.ts';

export type TransferDecision =
  | { readonly kind: 'made'; readonly body: TransferBody }
  | { readonly kind: 'refused'; readonly refused: RefusedTransfer; readonly problem: Problem }
  /** There is no agent to hand over to. The transfer counts as not asked for. */
  | { readonly kind: 'ignored'; readonly warning: string };

interface RequestedTransfer {
  readonly from: string;
  readonly request: TransferRequest;
  /** The time when the agent ended. */
  readonly timestamp: string;
  /** The order of the job set this transfer aside. */
  readonly isSetAside?: boolean;
}

/**
 * Decides from the records whether a transfer is made (T-12). The job that writes the records decides, so no agent job can
 * exceed the limit: the chain of a run never gets longer than `limits.max-handoffs` and what orders set aside of it.
 */
export function decideTransfer(
  state: Pick<State, 'run' | 'tasks' | 'transfers'>,
  { from, request, timestamp, isSetAside }: RequestedTransfer,
): TransferDecision {
  const { config } = state.run.body;
  const { to, message, superseded } = request;
  const limit = pipelineOf(state.run).limits['max-handoffs'];
  if (transferTargets(config, from).length === 0)
    return { kind: 'ignored', warning: `There is no agent that "${from}" may hand over to, so its transfer was ignored.` };
  const wrong = checkTarget(config, { from, to });
  if (wrong !== undefined) return { kind: 'refused', refused: { reason: 'target', to, message, limit }, problem: wrong };
  const standing = standingTransfers(state);
  if (isSetAside !== true && standing.length >= limit) {
    const chain = standing.map(({ body }) => body);
    const problem = maxHandoffsExceeded({ limit, chain, refused: { from, to } });
    return { kind: 'refused', refused: { reason: 'limit', to, message, limit }, problem };
  }
  return { kind: 'made', body: { from, to, message, timestamp, ...(superseded.length === 0 ? {} : { superseded }) } };
}

interface InlineFacts {
  readonly stage: string;
  readonly from: string;
  readonly to: string;
  /** The number of transfers that the order left, less those made in this job. */
  readonly hops: number;
  readonly left: Dispatch['left'];
  /** The number of executions in this job so far, that of `from` included. */
  readonly executions: number;
  /** True if `from` asked for child tasks. They start when its execution is recorded, so the next agent gets a job of its own. */
  readonly asksForChildren?: boolean;
}

/**
 * Returns whether the next agent may run in the job of the agent before it: the stage allows it, transfers are left, and the
 * next agent needs no secret and no access that this job was not granted. Otherwise it gets a job of its own. So does an agent
 * with `access: read` on a `branch` after one that may change files, because a job publishes nothing if its last agent may
 * only read. `state` holds the executions before this job.
 */
export function canRunInline(state: Pick<State, 'run' | 'tasks'>, facts: InlineFacts): boolean {
  const { stage, from, to, hops, left } = facts;
  const tasks = left?.tasks ?? pipelineOf(state.run).limits['max-tasks'] - state.tasks.length - 1;
  const most = Math.min(maxInlineExecutions, tasks, left?.handoffs ?? maxInlineExecutions);
  if (facts.asksForChildren === true || facts.executions > most) return false;
  const asked = stageOf(state.run, stage);
  const { agents } = state.run.body.config;
  const [before, after] = [agents[from], agents[to]];
  if (!isAgentStage(asked) || asked.transfer !== 'inline' || hops <= 0 || before === undefined || after === undefined)
    return false;
  if (asked.branch !== undefined && after.access === 'read' && before.access !== 'read') return false;
  return hasAtMostAccess(after.access, before.access) && after.env.every((name) => before.env.includes(name));
}

/** The payload of `agent_handoff`: where the transfer happened, between whom, and its message (T-22). */
export interface RecordedTransfer {
  readonly event: 'agent_handoff';
  readonly repository: number;
  readonly subject: number;
  readonly run: string;
  readonly task: string;
  readonly attempt: number;
  /** The execution of the agent that handed over. */
  readonly execution: number;
  /** The number of the transfer in the run, from 1, and the number that there may be. */
  readonly number: number;
  readonly limit: number;
  readonly agent: string;
  readonly handoff: TransferRecordView;
  /** Baton had the other agent continue, for this reason. Such a transfer has no number of its own. */
  readonly by?: TransferBody['by'];
  readonly reason?: TransferBody['reason'];
}

export function buildRecordedTransfer(
  state: Pick<State, 'run' | 'tasks' | 'transfers'>,
  transfer: TransferRecord,
): RecordedTransfer {
  const { repo, thread, run, task, attempt, execution, body } = transfer;
  const { from, to, message, timestamp, by, reason } = body;
  return {
    event: 'agent_handoff',
    repository: repo,
    subject: thread,
    run,
    task: taskName(run, task),
    attempt,
    execution,
    number: transferNumber(state, transfer),
    limit: pipelineOf(state.run).limits['max-handoffs'],
    agent: from,
    handoff: { from, to, message, timestamp },
    ...(by === undefined ? {} : { by, reason }),
  };
}
