import { taskName } from '../pipeline/names.ts';
import { pipelineOf } from '../pipeline/pipeline-of.ts';
import type { State } from '../pipeline/state.ts';
import type { TransferRecord } from '../record/record.ts';
import type { HandoffRecord } from './handoff-chain.ts';

/** What listeners of `agent_handoff` are told: where it happened, who handed over, and what (T-22). */
export interface AgentHandoff {
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
  readonly handoff: HandoffRecord;
}

export function buildAgentHandoff(state: Pick<State, 'run' | 'transfers'>, transfer: TransferRecord): AgentHandoff {
  const { repo, subject, run, task, attempt, execution, body } = transfer;
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
