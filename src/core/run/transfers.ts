import { transferTargets } from '../config/defaults.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { Problem } from '../problem.ts';
import type { Dispatch } from '../record/dispatch.ts';
import type { TransferRecord } from '../record/record.ts';
import type { TransferRecordView } from '../transfer/handoff-chain.ts';
import { checkTarget } from '../transfer/read-transfer.ts';
import { hasAtMostAccess } from '../transfer/targets.ts';
import type { RefusedTransfer, TransferBody, TransferRequest } from '../transfer/transfer.ts';
import { maxHandoffsExceeded } from '../transfer/transfer-problems.ts';
import { taskName } from './names.ts';
import { pipelineOf, stageOf } from './pipeline-of.ts';
import type { State } from './state.ts';

export type TransferDecision =
  | { readonly kind: 'made'; readonly body: TransferBody }
  | { readonly kind: 'refused'; readonly refused: RefusedTransfer; readonly problem: Problem }
  /** There is nobody to hand over to: as if it had not been asked for. */
  | { readonly kind: 'ignored'; readonly warning: string };

interface Asked {
  readonly from: string;
  readonly request: TransferRequest;
  /** When the turn was over. */
  readonly timestamp: string;
}

/**
 * Whether a transfer is made, decided from the records by the one who writes them (T-12): no job can go past the limit,
 * whatever it says. The chain of a run never gets longer than `limits.max-handoffs`.
 */
export function decideTransfer(state: Pick<State, 'run' | 'transfers'>, { from, request, timestamp }: Asked): TransferDecision {
  const { config } = state.run.body;
  const { to, message, superseded } = request;
  const limit = pipelineOf(state.run).limits['max-handoffs'];
  if (transferTargets(config, from).length === 0) {
    return { kind: 'ignored', warning: `There is no agent that "${from}" may hand over to, so its transfer was ignored.` };
  }
  const wrong = checkTarget(config, { from, to });
  if (wrong !== undefined) return { kind: 'refused', refused: { reason: 'target', to, message, limit }, problem: wrong };
  if (state.transfers.length >= limit) {
    const chain = state.transfers.map(({ body }) => body);
    const problem = maxHandoffsExceeded({ limit, chain, refused: { from, to } });
    return { kind: 'refused', refused: { reason: 'limit', to, message, limit }, problem };
  }
  return { kind: 'made', body: { from, to, message, timestamp, ...(superseded.length === 0 ? {} : { superseded }) } };
}

/** Records of one comment have little room each: one of each execution, one of each transfer, and the end. */
const maxLegs = 5;

interface InlineFacts {
  readonly stage: string;
  readonly from: string;
  readonly to: string;
  /** How many transfers the order left, less those made in this job. */
  readonly hops: number;
  /** How many agents have had their turn in this job, `from` included. */
  readonly legs: number;
}

/**
 * Whether an agent may take over in the job that was made for another one: the stage says so, transfers are left, and it
 * needs no secret and no access that this job was not made for. Else it gets a job of its own. So does one with `access: read`
 * on a `branch`, where the agent before it may change files: of a job whose last agent may not, nothing is published. `state` holds the executions before this job.
 */
export function canRunInline(state: Pick<State, 'run' | 'tasks'>, facts: InlineFacts): boolean {
  const { stage, from, to, hops, legs } = facts;
  if (legs > maxLegs || state.tasks.length + legs >= pipelineOf(state.run).limits['max-tasks']) return false;
  const asked = stageOf(state.run, stage);
  const { agents } = state.run.body.config;
  const [before, after] = [agents[from], agents[to]];
  if (!isAgentStage(asked) || asked.transfer !== 'inline' || hops <= 0 || before === undefined || after === undefined)
    return false;
  if (asked.branch !== undefined && after.access === 'read' && before.access !== 'read') return false;
  return hasAtMostAccess(after.access, before.access) && after.env.every((name) => before.env.includes(name));
}

interface MadeTransfer {
  /** Of the execution that handed over. */
  readonly dispatch: Pick<Dispatch, 'run' | 'task' | 'attempt' | 'execution'>;
  readonly body: TransferBody;
}

/** The state as if a transfer were recorded already: whose turn is next follows from it, in the agent job as in `publish`. */
export function withTransfer(state: State, { dispatch, body }: MadeTransfer): State {
  const { run, task, attempt, execution } = dispatch;
  const { repo, thread } = state.run;
  const place = { repo, thread, run, task, attempt, execution, seq: state.tip.seq, prev: '' };
  return { ...state, transfers: [...state.transfers, { kind: 'transfer', ...place, body }] };
}

/** What listeners of `agent_handoff` are told: where it happened, who handed over, and what (T-22). */
export interface RecordedTransfer {
  readonly event: 'agent_handoff';
  readonly repository: number;
  readonly subject: number;
  readonly run: string;
  readonly task: string;
  readonly attempt: number;
  /** Of the agent that handed over. */
  readonly execution: number;
  /** Which transfer of the run it is, from 1 on, and how many there may be. */
  readonly number: number;
  readonly limit: number;
  readonly agent: string;
  readonly handoff: TransferRecordView;
}

export function buildRecordedTransfer(state: Pick<State, 'run' | 'transfers'>, transfer: TransferRecord): RecordedTransfer {
  const { repo, thread: subject, run, task, attempt, execution, body } = transfer;
  const { from, to, message, timestamp } = body;
  return {
    event: 'agent_handoff',
    repository: repo,
    subject,
    run,
    task: taskName(run, task),
    attempt,
    execution,
    number: state.transfers.findIndex(({ seq }) => seq === transfer.seq) + 1,
    limit: pipelineOf(state.run).limits['max-handoffs'],
    agent: from,
    handoff: { from, to, message, timestamp },
  };
}
