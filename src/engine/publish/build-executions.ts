import type { ChildBody } from '../../core/children/child.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { FailureReason } from '../../core/output/failure-reason.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import type { EndRecord, TaskBody } from '../../core/record/record.ts';
import { agentNameAt } from '../../core/run/acting-agent.ts';
import { findWaitedTurn, findWaitOf } from '../../core/run/children.ts';
import type { State } from '../../core/run/state.ts';
import { canRunInline, decideTransfer } from '../../core/run/transfers.ts';
import { planChildren } from '../../core/spawn/plan-children.ts';
import { stateWith } from '../../core/state/derive-state.ts';
import type { RefusedTransfer, TransferBody } from '../../core/transfer/transfer.ts';
import type { DeliveryRequest, LateReason } from '../delivery.ts';
import type { Publishes } from '../engine-ports.ts';
import { buildTaskBody } from './build-task-body.ts';

/**
 * Decides whether the transfer that an execution asked for is made. The agent job checked it first, but may be compromised.
 * `output`: the output of the execution. A transfer that is refused makes it a failure.
 */
function validateTransfer(
  state: State,
  { dispatch, output, execution, isInline }: Pick<ExecutionRequest, 'dispatch' | 'output' | 'execution' | 'isInline'>,
): { readonly output: AgentOutput; readonly made?: TransferBody; readonly refused?: RefusedTransfer } {
  const { transfer: request, ...without } = output;
  if (request === undefined) return { output };
  const from = agentNameAt(state, { stage: output.task, execution });
  if (from === undefined || !isSuccess(output.outcome)) return { output: without };
  const isSetAside = isInline && dispatch.left !== undefined;
  const decision = decideTransfer(state, { from, request, timestamp: output.finishedAt, isSetAside });
  if (decision.kind === 'made') return { output, made: decision.body };
  if (decision.kind === 'ignored') return { output: { ...without, warnings: [...output.warnings, decision.warning] } };
  const { commits: _, ...rest } = without;
  const { code, message } = decision.problem;
  const reason: FailureReason = decision.refused.reason === 'limit' ? 'max-handoffs' : 'unknown-target';
  const failed = { ...rest, outcome: 'failed' as const, failure: { reason, message: `${code}: ${message}` } };
  return { output: failed, refused: decision.refused };
}

/** One execution as it will be recorded, with the transfer that it ended in. */
export interface BuiltExecution {
  readonly execution: number;
  readonly body: TaskBody;
  readonly transfer?: TransferBody | undefined;
  readonly children?: ChildBody;
}

/**
 * Builds the executions of a delivery: one, or one for each agent where agents handed over within the same job. The list ends
 * with the first execution that does not hand over. Executions after a transfer whose target may not run inline are discarded:
 * the agent job may be compromised, and it was only granted the access of its own agent.
 */
export async function buildExecutions(engine: Publishes, request: DeliveryRequest): Promise<readonly BuiltExecution[]> {
  const { delivery, dispatch } = request;
  if (delivery.kind !== 'output') {
    const body = await buildTaskBody(engine, request);
    // The end of a pause may publish the commits of a turn that a limit refused.
    return [withFallback(request, { execution: dispatch.execution, body, now: engine.ports.clock.now() })];
  }
  const { inline = [], ...last } = delivery.output;
  const outputs: readonly AgentOutput[] = [...inline.map((earlier) => ({ ...last, ...withoutLast, ...earlier })), last];
  const built: BuiltExecution[] = [];
  let { state } = request;
  for (const [index, output] of outputs.entries()) {
    const execution = dispatch.execution + index;
    const isInline = index < outputs.length - 1 && canContinueInline(state, { dispatch, index, output });
    const next = await buildExecution(engine, { ...request, state, output, execution, isInline });
    if (next.transfer === undefined || !isInline) {
      built.push(withFallback({ ...request, state }, { ...next, now: output.finishedAt }));
      break;
    }
    const body = { ...next.transfer, inline: true } as const;
    built.push({ ...next, transfer: body });
    const { run, task, attempt } = dispatch;
    state = stateWith(state, [{ kind: 'transfer', run, task, attempt, execution, body }]);
  }
  return built;
}

/** Adds the transfer by which another agent continues behind an execution that failed, if one can. */
function withFallback(
  { state, dispatch, late }: DeliveryRequest,
  { now, ...built }: BuiltExecution & { readonly now: string },
): BuiltExecution {
  // After the end of its run nothing starts by itself.
  if (late !== undefined) return { ...built, transfer: undefined };
  if (state.gates.fallbacks === undefined || built.transfer !== undefined) return built;
  const { run, task, attempt } = dispatch;
  const next = stateWith(state, [{ kind: 'task', run, task, attempt, execution: built.execution, body: built.body }]);
  const last = next.tasks.find(({ seq }) => seq === next.tip.seq);
  const transfer = last && next.gates.fallbacks?.continueBehind(next, { last, now });
  return transfer === undefined ? built : { ...built, transfer };
}

function canContinueInline(
  state: State,
  { dispatch, index, output }: Pick<ExecutionRequest, 'dispatch' | 'output'> & { readonly index: number },
): boolean {
  const { task: stage, hops = 0, left } = dispatch;
  const from = agentNameAt(state, { stage, execution: dispatch.execution + index });
  const to = output.transfer?.to;
  if (from === undefined || to === undefined) return false;
  return canRunInline(state, { stage, from, to, hops: hops - index, left, executions: index + 1 });
}

/** The fields that are only known of the last execution of a job. */
const withoutLast = {
  commits: undefined,
  dropped: undefined,
  failure: undefined,
  note: undefined,
  handoff: undefined,
  prompt: undefined,
  response: undefined,
  usage: undefined,
  children: undefined,
};

interface ExecutionRequest extends DeliveryRequest {
  readonly output: AgentOutput;
  readonly execution: number;
  /** The agent that it hands over to has run in the same job, and may have. */
  readonly isInline: boolean;
}

async function buildExecution(engine: Publishes, request: ExecutionRequest): Promise<BuiltExecution> {
  const { state, execution, late } = request;
  const transfer = engine.ports.redactor.redactDeep(request.output.transfer);
  const redacted: AgentOutput = transfer === undefined ? request.output : { ...request.output, transfer };
  const { made, refused, output } = validateTransfer(state, { ...request, output: redacted });
  const dispatch = { ...request.dispatch, execution };
  if (late !== undefined) {
    const { note } = late;
    const failure = wasStopped(output, late) ? late.stop : output.failure;
    const skipped = { ...output, outcome: 'skipped' as const, note, failure };
    const delivery = { kind: 'output' as const, output: skipped };
    return { execution, body: await buildTaskBody(engine, { ...request, dispatch, delivery }), transfer: made };
  }
  const planned = planTurn(state, { output, dispatch, calls: engine.ports.redactor.redactDeep(output.children) });
  const body = await buildTaskBody(engine, { ...request, dispatch, delivery: { kind: 'output', output: planned.output } });
  if (refused !== undefined) return { execution, body: { ...body, refusedTransfer: refused } };
  if (planned.children !== undefined && isSuccess(body.outcome)) {
    const waits = planned.children.wait === undefined ? {} : ({ waits: true } as const);
    return { execution, body: { ...body, ...waits }, children: planned.children, transfer: made };
  }
  // Commits that were refused make the execution a failure, and a failure hands nothing over.
  return made === undefined || !isSuccess(body.outcome) ? { execution, body } : { execution, body, transfer: made };
}

/** Returns whether Baton stopped an agent. An agent may end by itself when it is told to, with a status of its own. */
function wasStopped({ failure, finishedAt }: AgentOutput, { stop, since = '' }: LateReason): boolean {
  const hasExited = failure?.reason === 'exit-status' && Date.parse(finishedAt) >= Date.parse(since);
  return stop !== undefined && (failure?.reason === 'killed' || hasExited);
}

/** Explains a delivery that came after the end of its run. */
export function lateAfterEnd({ decisions }: State, { body: { outcome, reason, finishedAt } }: EndRecord): LateReason {
  const note = 'The run had ended before this came, so it was not published.';
  if (outcome !== 'cancelled') return { note };
  const isReplaced = decisions.some(({ body }) => body.verb === 'supersede');
  const message = `Baton told the agent to stop, because its run had ended: ${reason}.`;
  return { note, since: finishedAt, stop: { reason: isReplaced ? 'replaced' : 'cancelled', message } };
}

/** Explains the delivery of a child that came after its parent had failed. */
export const lateAfterParent: LateReason = {
  note: 'It was cancelled because its parent had failed, so it was not published.',
  stop: {
    reason: 'parent-failed',
    message: 'Baton told the agent to stop, because its parent had failed, which has `on-parent-failure: cancel`.',
  },
};

/**
 * Decides which children of a turn are made. A turn that failed makes none, and one that hands its work over waits for nothing.
 * `output`: the output as it is published: with the wait that counts, or none.
 */
function planTurn(
  state: State,
  { output, dispatch, calls }: Pick<ExecutionRequest, 'output' | 'dispatch'> & { readonly calls: AgentOutput['children'] },
): { readonly output: AgentOutput; readonly children?: ChildBody } {
  const { children: _, ...without } = output;
  if (calls === undefined || !isSuccess(output.outcome)) return { output: without };
  const { wait, ...requests } = calls;
  const counted = wait === undefined || output.transfer !== undefined ? requests : calls;
  const { task: stage, finishedAt } = output;
  const { body, warnings } = planChildren(state, { stage, execution: dispatch.execution, calls: counted, finishedAt });
  const warned = { ...without, warnings: [...output.warnings, ...warnings] };
  if (body === undefined) return { output: warned };
  const before = findWaitedTurn(state, { ...dispatch, stage });
  const isToldBefore = before !== undefined && findWaitOf(state, before)?.body.wait.names.length === 0;
  if (isToldBefore && body.wait?.names.length === 0) {
    const { commits: _commits, ...failed } = warned;
    const reasons = body.refused.slice(0, 3).map(({ message }) => ` ${message}`);
    const message = `It got no child task to wait for, as in the turn before, although it was told why.${reasons.join('')}`;
    return { output: { ...failed, outcome: 'failed', failure: { reason: 'children-refused', message } } };
  }
  return { output: body.wait === undefined ? warned : { ...warned, children: counted }, children: body };
}
