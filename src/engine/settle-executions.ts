import type { AgentOutput } from '../core/output/agent-output.ts';
import { isSuccess } from '../core/output/outcome.ts';
import type { State } from '../core/pipeline/state.ts';
import type { TaskBody } from '../core/record/record.ts';
import { canRunInline } from '../core/transfer/can-run-inline.ts';
import type { TransferBody } from '../core/transfer/transfer.ts';
import type { SettleRequest } from './delivery.ts';
import type { Engine } from './engine-ports.ts';
import { judgeTransfer } from './judge-transfer.ts';
import { settleTask } from './settle-task.ts';

/** One execution as it will be recorded, with the transfer that it ended in. */
export interface Settled {
  readonly body: TaskBody;
  readonly transfer?: TransferBody;
}

/**
 * What a delivery came to: one execution, or, where agents handed over within the same job, one of each of them. The first
 * that does not hand over ends the list, and so does one whose target needs a job of its own: what the job says came after it is
 * left out. The job may be in anybody's hands, and this one was not made for every agent.
 */
export async function settleExecutions(engine: Engine, request: SettleRequest): Promise<readonly Settled[]> {
  const { delivery } = request;
  if (delivery.kind !== 'output') return [{ body: await settleTask(engine, request) }];
  const { inline = [], ...last } = delivery.output;
  const outputs: readonly AgentOutput[] = [...inline.map((leg) => ({ ...last, ...withoutLast, ...leg })), last];
  const settled: Settled[] = [];
  let { state } = request;
  for (const [index, output] of outputs.entries()) {
    const execution = request.dispatch.execution + index;
    const done = await settleOne(engine, { ...request, state, output, execution });
    settled.push(done);
    if (done.transfer === undefined || !mayGoOn(state, { request, index, body: done.transfer })) break;
    state = withTransfer(state, { request, execution, body: done.transfer });
  }
  return settled;
}

function mayGoOn(state: State, facts: { request: SettleRequest; index: number; body: TransferBody }): boolean {
  const { task, hops = 0 } = facts.request.dispatch;
  const { from, to } = facts.body;
  return canRunInline(state, { stage: task, from, to, hops: hops - facts.index, legs: facts.index + 1 });
}

/** What is only known of the last execution of a job. */
const withoutLast = {
  commits: undefined,
  failure: undefined,
  note: undefined,
  handoff: undefined,
  prompt: undefined,
  usage: undefined,
};

type OneRequest = SettleRequest & { readonly output: AgentOutput; readonly execution: number };

async function settleOne(engine: Engine, request: OneRequest): Promise<Settled> {
  const { state, execution } = request;
  const transfer = engine.ports.redactor.redactDeep(request.output.transfer);
  const output: AgentOutput = transfer === undefined ? request.output : { ...request.output, transfer };
  const { made, refused, output: judged } = judgeTransfer(state, { output, execution });
  const dispatch = { ...request.dispatch, execution };
  const body = await settleTask(engine, { ...request, dispatch, delivery: { kind: 'output', output: judged } });
  if (refused !== undefined) return { body: { ...body, refusedTransfer: refused } };
  // Commits that were refused make it a failure after all, and a failure hands nothing over.
  return made === undefined || !isSuccess(body.outcome) ? { body } : { body, transfer: made };
}

function withTransfer(state: State, facts: { request: SettleRequest; execution: number; body: TransferBody }): State {
  const { run, task, attempt } = facts.request.dispatch;
  const { repo, subject } = state.run;
  const place = { repo, subject, run, task, attempt, execution: facts.execution, seq: state.tip.seq, prev: '' };
  return { ...state, transfers: [...state.transfers, { kind: 'transfer', ...place, body: facts.body }] };
}
