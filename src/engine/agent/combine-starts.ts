import type { ChildCalls } from '../../core/children/child.ts';
import type { Agent } from '../../core/config/schema/agent-schema.ts';
import { describeDroppedHandoff, type Handoff } from '../../core/handoff/handoff.ts';
import { describeErrors } from '../../core/handoff/handoff-error.ts';
import { buildUsageFacts, isPossibleCost } from '../../core/output/build-usage-facts.ts';
import { limitResponse, responseLimits } from '../../core/output/captured-results.ts';
import type { DecidedOutcome } from '../../core/output/decide-outcome.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { failureOf } from '../../core/output/result-table.ts';
import { handoffFailure } from '../../core/output/summarise-error.ts';
import type { GatewayCounts, UsageFacts } from '../../core/output/usage-facts.ts';
import { problemText } from '../../core/problem.ts';
import { isResponseUsed } from '../../core/run/pipeline-of.ts';
import type { TransferRequest } from '../../core/transfer/transfer.ts';
import type { AgentRun } from '../../ports/agent-runner.ts';
import type { TaskContext } from '../task-ports.ts';
import type { Start as StartOnce } from './start-once.ts';

/** The part of a start that counts when it is combined with another one. */
type Start = Pick<StartOnce, 'ended' | 'reading' | 'transfer' | 'children' | 'faults'>;

/**
 * Combines the transfers of one or two starts of an agent. If the agent was asked once more because of one, or of work in the wrong place, the second
 * start decides how it ended: it may hand over, or finish by itself. Only an agent that succeeded makes a transfer.
 */
export function combineTransfers({ first, last }: { first: Start; last: Start }): {
  readonly ended: DecidedOutcome;
  readonly request: TransferRequest | undefined;
  readonly warnings: readonly string[];
} {
  const corrected = first.faults.length > 0;
  const { problems, request } = isSuccess(last.ended.outcome) ? last.transfer : { problems: [], request: undefined };
  const said = [...new Set([...first.transfer.warnings, ...last.transfer.warnings])];
  const ended = corrected ? last.ended : first.ended;
  if (!isSuccess(ended.outcome))
    return { ended, request: undefined, warnings: [...said, ...describeDroppedTransfers(first, last)] };
  const asked = corrected ? [`The agent was asked once more: ${first.faults.join(' ')}`] : [];
  const dropped = isSuccess(last.ended.outcome) ? [] : describeDroppedTransfers(last);
  const warnings = [...said, ...asked, ...dropped];
  if (last.faults.length > 0 && isSuccess(last.ended.outcome)) {
    const isTransfer = problems.length > 0;
    const message = (isTransfer ? problems.map(problemText) : last.faults).join(' ');
    const refused = problems.some(({ code }) => code === 'BATON-E202') ? 'unknown-target' : 'incomplete-transfer';
    const failure = { reason: isTransfer ? refused : 'unpublished-work', message };
    return { ended: { outcome: 'failed', failure }, request: undefined, warnings };
  }
  return { ended, request: request ?? (corrected ? undefined : first.transfer.request), warnings };
}

function describeDroppedTransfers(...starts: readonly Start[]): readonly string[] {
  const asked = starts.find(({ transfer }) => transfer.request !== undefined)?.transfer.request;
  return asked === undefined ? [] : [`The transfer to "${asked.to}" was not made, because the agent did not succeed.`];
}

/**
 * Combines the handoffs of one or two starts of an agent. The one that was repaired counts; one that stays invalid is dropped,
 * and is a failure if the stage demands it.
 */
export function combineHandoffs(
  { stage }: TaskContext,
  { first, last }: { first: Start; last: Start },
): { readonly handoff: Handoff | undefined; readonly warnings: readonly string[]; readonly failure?: DecidedOutcome['failure'] } {
  const words = describeErrors(first.reading.errors);
  const wasAsked = first !== last;
  if (first.faults.length > 0) {
    const reading = last.reading.handoff === undefined && last.reading.errors.length === 0 ? first.reading : last.reading;
    const all = describeErrors(reading.errors);
    const isDemanded = stage.handoff?.required === true && last.ended.outcome === 'succeeded' && reading.errors.length > 0;
    return {
      handoff: reading.handoff,
      warnings: all.map(describeDroppedHandoff),
      failure: isDemanded ? handoffFailure(all) : undefined,
    };
  }
  if (first.reading.errors.length === 0) return { handoff: first.reading.handoff, warnings: [] };
  if (wasAsked && isSuccess(last.ended.outcome) && last.reading.errors.length === 0)
    return { handoff: last.reading.handoff, warnings: [`The handoff was repaired: ${words.join(' ')}`] };
  const errors = last.reading.errors.length > 0 ? describeErrors(last.reading.errors) : words;
  if (stage.handoff?.required === true && first.ended.outcome === 'succeeded')
    return { handoff: undefined, warnings: [], failure: handoffFailure(errors, last.ended.failure) };
  return { handoff: undefined, warnings: errors.map(describeDroppedHandoff) };
}

/** Returns a handoff without the transfer that it asks for: later stages are not told what was said to one agent. */
export function withoutTransferCall(handoff: Handoff | undefined): Handoff | undefined {
  if (handoff === undefined) return undefined;
  const { to: _to, message: _message, ...rest } = handoff;
  return rest;
}

/**
 * Combines the calls about child tasks of one or two starts of an agent. The tools keep theirs over a second start, and a file that
 * was refused is written again, perhaps without them. Whether the agent waits, the last start has said.
 */
export function combineChildren({ first, last }: { first: Start; last: Start }): Start['children'] {
  const [before, after] = [first.children.calls, last.children.calls];
  const { wait: _, ...calls } = (countCalls(after) >= countCalls(before) ? after : before) ?? { requests: [], refused: 0 };
  const wait = after?.wait;
  const warnings = [...new Set([...first.children.warnings, ...last.children.warnings])];
  if (countCalls(calls) === 0 && wait === undefined) return { calls: undefined, warnings };
  return { calls: { ...calls, wait }, warnings };
}

function countCalls(calls: ChildCalls | undefined): number {
  return calls === undefined ? 0 : calls.requests.length + calls.refused;
}

/** Returns the warning about child tasks that are not made because their parent did not succeed; empty where it asked for none. */
export function describeDroppedChildren(calls: ChildCalls | undefined): readonly string[] {
  const count = calls?.requests.length ?? 0;
  if (count === 0) return [];
  return [`No child task was made of ${count} that the agent asked for, because the agent did not succeed.`];
}

/** Sums the usage of the starts of one execution, and checks whether it is more than the agent may cost. */
export function combineUsage(
  { state }: TaskContext,
  { agent, runs, ended }: { readonly agent: Agent; readonly runs: readonly AgentRun[]; readonly ended: DecidedOutcome },
): { readonly usage: UsageFacts | undefined; readonly ended: DecidedOutcome; readonly warnings: readonly string[] } {
  const { prices } = state.run.body.config;
  const limit = agent['max-cost-usd'];
  const results = runs.map(({ result }) => result);
  const usage = buildUsageFacts({ results, model: agent.model, prices, maxCostUsd: limit });
  const costUsd = usage?.costUsd;
  const lies = results.flatMap((result) => (result.costUsd === null || isPossibleCost(result.costUsd) ? [] : [result.costUsd]));
  const warnings = lies.map(
    (lie) => `The agent said that it has cost ${lie} USD, which cannot be; its cost counts as $${costUsd?.toFixed(2)}.`,
  );
  if (limit === undefined || costUsd === undefined || costUsd <= limit) return { usage, ended, warnings };
  const warning = `The agent has cost $${costUsd.toFixed(2)}${usage?.estimated === true ? ' (estimate)' : ''}, more than its \`max-cost-usd\` of ${limit}.`;
  return { usage, ended: stopTrying(ended), warnings: [...warnings, warning] };
}

/** Returns a failure that is not tried again, because another attempt would cost as much. A success stays one: it is paid for. */
function stopTrying(ended: DecidedOutcome): DecidedOutcome {
  if (ended.outcome !== 'failed' || ended.failure?.reason === 'budget') return ended;
  const { reason, sentence } = failureOf('budget');
  return { ...ended, failure: { reason, message: `${sentence}\n${ended.failure?.message ?? ''}`.trim().slice(0, 2_000) } };
}

/** Lists what an engine reports as a success although part of it was refused or missing, so that people know. */
export function describeRefusals({ result, warnings }: AgentRun): readonly string[] {
  const denied = [...new Set(result.denials)].map(
    (tool) => `The tool ${tool} was refused: the access of the agent does not reach so far.`,
  );
  const failed = Object.entries(result.mcpServers).filter(([, status]) => status === 'failed');
  return [
    ...warnings,
    ...denied,
    ...failed.map(([name]) => `The MCP server ${name} did not start; the agent worked without it.`),
  ];
}

/** Sums what the gateway saw of the starts of an agent; undefined where there was none. */
export function sumGateways(runs: readonly AgentRun[]): GatewayCounts | undefined {
  const seen = runs.flatMap(({ gateway }) => gateway ?? []);
  const sumOf = (key: keyof GatewayCounts): number => seen.reduce((sum, each) => sum + each[key], 0);
  return seen.length === 0 ? undefined : { requests: sumOf('requests'), refused: sumOf('refused') };
}

/** Says that an agent asked its gateway for what no engine asks of a model: it, or a program of the repository, tried to do more with the key (T67). */
export function describeStrays(gateway: GatewayCounts | undefined): readonly string[] {
  const { refused = 0 } = gateway ?? {};
  if (refused === 0) return [];
  return [
    `The gateway refused ${refused} request${refused === 1 ? '' : 's'} of the agent, which are none that its engine makes of a model.`,
  ];
}

/**
 * Returns the final text as it is recorded: whole where a stage names it, else its end. Where handoffs stay out of comments, so
 * does a text that may repeat them.
 */
export function selectResponse({ state }: TaskContext, text: string): string | undefined {
  const isNamed = isResponseUsed(state.run);
  if (!isNamed && state.run.body.config.store === 'artifacts') return undefined;
  return limitResponse(text, isNamed ? responseLimits.named : responseLimits.shown) || undefined;
}
