import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { FailureReason } from '../../core/output/failure-reason.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { agentNameAt } from '../../core/run/acting-agent.ts';
import type { State } from '../../core/run/state.ts';
import { canRunInline, decideTransfer, withTransfer } from '../../core/run/transfers.ts';
import type { RefusedTransfer, TransferBody } from '../../core/transfer/transfer.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Engine } from '../engine-ports.ts';
import { buildTaskBody } from './build-task-body.ts';

export interface ValidatedTransfer {
  /** What the execution came to: a transfer that is refused makes it a failure. */
  readonly output: AgentOutput;
  readonly made?: TransferBody;
  readonly refused?: RefusedTransfer;
}

/** Whether the transfer that an execution asked for is made. The agent job has checked it too, but may be in anybody's hands. */
export function validateTransfer(
  state: State,
  { output, execution }: { readonly output: AgentOutput; readonly execution: number },
): ValidatedTransfer {
  const { transfer: request, ...without } = output;
  if (request === undefined) return { output };
  const from = agentNameAt(state, { stage: output.task, execution });
  if (from === undefined || !isSuccess(output.outcome)) return { output: without };
  const decision = decideTransfer(state, { from, request, timestamp: output.finishedAt });
  switch (decision.kind) {
    case 'made':
      return { output, made: decision.body };
    case 'ignored':
      return { output: { ...without, warnings: [...output.warnings, decision.warning] } };
    case 'refused': {
      const { commits: _, ...rest } = without;
      const { code, message } = decision.problem;
      const reason: FailureReason = decision.refused.reason === 'limit' ? 'max-handoffs' : 'unknown-target';
      const failed = { ...rest, outcome: 'failed' as const, failure: { reason, message: `${code}: ${message}` } };
      return { output: failed, refused: decision.refused };
    }
  }
}

/** One execution as it will be recorded, with the transfer that it ended in. */
export interface BuiltExecution {
  readonly execution: number;
  readonly body: TaskBody;
  readonly transfer?: TransferBody;
}

/**
 * What a delivery came to: one execution, or, where agents handed over within the same job, one of each of them. The first
 * that does not hand over ends the list, and so does one whose target needs a job of its own: what the job says came after it is
 * left out. The job may be in anybody's hands, and this one was not made for every agent.
 */
export async function buildExecutions(engine: Engine, request: DeliveryRequest): Promise<readonly BuiltExecution[]> {
  const { delivery } = request;
  if (delivery.kind !== 'output') return [{ execution: request.dispatch.execution, body: await buildTaskBody(engine, request) }];
  const { inline = [], ...last } = delivery.output;
  const outputs: readonly AgentOutput[] = [...inline.map((leg) => ({ ...last, ...withoutLast, ...leg })), last];
  const settled: BuiltExecution[] = [];
  let { state } = request;
  for (const [index, output] of outputs.entries()) {
    const execution = request.dispatch.execution + index;
    const done = await settleOne(engine, { ...request, state, output, execution });
    settled.push(done);
    if (done.transfer === undefined || !mayGoOn(state, { request, index, body: done.transfer })) break;
    state = withTransfer(state, { dispatch: { ...request.dispatch, execution }, body: done.transfer });
  }
  return settled;
}

function mayGoOn(state: State, facts: { request: DeliveryRequest; index: number; body: TransferBody }): boolean {
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

type OneRequest = DeliveryRequest & { readonly output: AgentOutput; readonly execution: number };

async function settleOne(engine: Engine, request: OneRequest): Promise<BuiltExecution> {
  const { state, execution } = request;
  const transfer = engine.ports.redactor.redactDeep(request.output.transfer);
  const output: AgentOutput = transfer === undefined ? request.output : { ...request.output, transfer };
  const { made, refused, output: judged } = validateTransfer(state, { output, execution });
  const dispatch = { ...request.dispatch, execution };
  const body = await buildTaskBody(engine, { ...request, dispatch, delivery: { kind: 'output', output: judged } });
  if (refused !== undefined) return { execution, body: { ...body, refusedTransfer: refused } };
  // Commits that were refused make it a failure after all, and a failure hands nothing over.
  return made === undefined || !isSuccess(body.outcome) ? { execution, body } : { execution, body, transfer: made };
}
