import type { DecisionBody } from '../../core/record/decision-record.ts';
import { listExpired } from '../../core/run/answers.ts';
import type { State } from '../../core/run/state.ts';
import { readyRows } from '../../core/run/task-row.ts';
import type { RecordedTransfer } from '../../core/run/transfers.ts';
import { announceTransfers } from '../effects/announce-transfers.ts';
import type { Performed } from '../effects/perform-effects.ts';
import type { Effects } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import type { RunReading } from '../thread/read-run.ts';
import { applyDecision, type DecisionRequest } from './apply-decision.ts';

type Settled = Pick<Performed, 'started' | 'state'> & { readonly transfers: readonly RecordedTransfer[] };

/**
 * Ends the waits of a run whose time is over, each by a decision of ours, and starts what had waited (K-28). Makes no request where there is none. A
 * decision that an earlier attempt of this job wrote before it died is completed.
 */
export async function expireWaits(engine: Effects, begun: RunReading): Promise<Settled> {
  const { state, first } = begun;
  if (state.end !== undefined || isPaused(engine, state)) return { started: [], transfers: [], state };
  const { run, thread } = state.run;
  const author = begun.thread.find(({ id }) => id === first.id)?.author;
  const actor = { id: author?.id ?? 0, login: author?.login ?? 'baton' };
  const started: string[] = [];
  const transfers: RecordedTransfer[] = [];
  let reading = begun;
  for (const expiry of [...listHalfDone(engine, state), ...listExpiries(engine, state)]) {
    const decided = await applyDecision(engine, { run, thread, first, reading, actor, ...expiry });
    if (!decided.ok) {
      engine.ports.log.info(`The wait of ${run}/${expiry.stage} was not ended: ${decided.error}`);
      continue;
    }
    started.push(...decided.value.started);
    reading = decided.value.reading;
    const { isNew, decision } = decided.value;
    const own = reading.state.transfers.filter(({ seq }) => isNew && seq === decision.seq + 1);
    transfers.push(...announceTransfers(engine, { state: reading.state, own }));
  }
  return { started, transfers, state: reading.state };
}

type Expiry = Pick<DecisionRequest, 'verb' | 'by' | 'stage' | 'reason' | 'source'>;

function listExpiries({ ports }: Effects, state: State): readonly Expiry[] {
  return listExpired(state, ports.clock.now()).map(({ stage, last, verb, by, reason }) => ({
    verb,
    stage,
    reason,
    by,
    // One refusal may wake a task twice: for another agent to continue, and, where that hands it back, once the limit is open.
    source: { kind: 'event', event: `${verb} ${stage} ${verb === 'woken' ? `${last.seq} ${by}` : last.execution}` },
  }));
}

/** Lists the decisions of this workflow run of which what they made due has not begun. One of a person is completed by the command. */
function listHalfDone({ settings }: Effects, state: State): readonly Expiry[] {
  const causes = new Set(readyRows(state).map(({ next }) => next.cause));
  const isWaitEnd = ({ verb, by, workflowRun }: DecisionBody): boolean =>
    (verb === 'expire' || (verb === 'woken' && by !== 'person')) && workflowRun === settings.workflowRun.id;
  return state.decisions
    .filter(({ seq, body }) => causes.has(seq) && isWaitEnd(body))
    .map(({ task, body: { verb, by, reason, source } }) => ({ verb, by, stage: task, reason, source }));
}
