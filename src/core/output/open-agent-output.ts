import type { ExecutionIds } from '../agent/working-copy.ts';
import { type ChildCalls, type ChildRequest, childLimits, childRequestSchema } from '../children/child.ts';
import type { Handoff } from '../handoff/handoff.ts';
import { type ParsedHandoff, parseHandoff } from '../handoff/parse-handoff.ts';
import { toWellFormedJson } from '../json/json-value.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { limitTransfer } from '../transfer/transfer.ts';
import { type AgentOutput, agentOutputSchema, type InlineExecution } from './agent-output.ts';
import { limitResponse } from './captured-results.ts';
import { capOutputs } from './parse-outputs.ts';
import { checkResults } from './results.ts';

/**
 * The limits leave room for every part at its maximum: 2 MiB for the agents of a job, and what one of them may ask about child tasks,
 * 100 requests of at most eight values. The depth is that of a handoff, which is one level down.
 */
const limits = { maxBytes: 2_097_152 + childLimits.turnBytes, maxDepth: 33, maxNodes: 21_200 };
const reasonCodePoints = 200;
const messageCodePoints = 2_000;
const noteCodePoints = 4_096;
const warningCodePoints = 1_000;
const maxWarnings = 100;
/** A name has as many parts as children stand above each other, at most a few. */
const waitedNameCodePoints = 500;

/**
 * Opens the output of an agent job in the job that publishes it. The agent job may be compromised, so everything is validated and
 * limited again, and the output must be about the execution that was ordered.
 */
export function openAgentOutput(text: string, expected: ExecutionIds): Result<AgentOutput, Problem> {
  const json = parseUntrustedJson(text, limits);
  if (!json.ok) return rejectOutput('BATON-E311', `The output of the agent job ${json.error.message}`, json.error.path);
  const parsed = agentOutputSchema.safeParse(toWellFormedJson(json.value));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return rejectOutput(
      'BATON-E312',
      `The output of the agent job does not have its form: ${issue?.message ?? 'unknown'}`,
      issue?.path.join('.'),
    );
  }
  const foreign = findForeign(parsed.data, expected);
  if (foreign !== undefined) return rejectOutput('BATON-E313', foreign.message, foreign.path);
  return limitOutput(parsed.data);
}

function rejectOutput(code: string, message: string, path = ''): Result<never, Problem> {
  const sentence = message.endsWith('.') ? message : `${message}.`;
  return failure(path === '' ? { code, message: sentence } : { code, message: sentence, path });
}

function findForeign(
  output: AgentOutput,
  expected: ExecutionIds,
): { readonly path: string; readonly message: string } | undefined {
  const path = (['run', 'task', 'attempt', 'execution'] as const).find((name) => output[name] !== expected[name]);
  if (path === undefined) return undefined;
  const seen = truncateCodePoints(JSON.stringify(output[path]), 80);
  return { path, message: `The output of the agent job is about ${path} ${seen}; awaited was ${JSON.stringify(expected[path])}` };
}

function limitOutput(output: AgentOutput): Result<AgentOutput, Problem> {
  const { failure: failed, inline, ...rest } = output;
  const own = limitExecution(rest);
  if (!own.ok) return own;
  const legs: InlineExecution[] = [];
  for (const leg of inline ?? []) {
    const opened = limitExecution(leg);
    if (!opened.ok) return opened;
    legs.push({ ...opened.value, transfer: limitTransfer(leg.transfer) });
  }
  return success({
    ...own.value,
    failure: failed && limitFailure(failed),
    transfer: rest.transfer && limitTransfer(rest.transfer),
    children: rest.children && limitChildren(rest.children),
    inline: legs.length === 0 ? undefined : legs,
  });
}

/**
 * Shortens requests for children to one character more than is accepted, so that one that is too long is refused in words and
 * none becomes another task.
 */
function limitChildren({ requests, refused, untold, wait }: ChildCalls): ChildCalls {
  return {
    requests: requests.slice(0, childLimits.requests).map(limitRequest),
    // An ordinal beyond the whole numbers of JSON would make the record unreadable.
    refused: Math.min(refused, childLimits.counted),
    untold: untold?.slice(0, childLimits.requests).map((why) => truncateCodePoints(why, childLimits.reasonCodePoints)),
    wait: wait && {
      ...wait,
      names: wait.names.slice(0, childLimits.waitedFor).map((name) => truncateCodePoints(name, waitedNameCodePoints)),
    },
  };
}

function limitRequest({ ordinal, ...texts }: ChildRequest): ChildRequest {
  const { promptCodePoints, agentCodePoints, branchCodePoints, modelCodePoints, nameCodePoints, keyCodePoints } = childLimits;
  const cut = (text: string | undefined, max: number): string | undefined =>
    text === undefined ? undefined : truncateCodePoints(text, max + 1);
  const { prompt, agent, branch, model, name, key } = texts;
  return childRequestSchema.parse({
    ordinal,
    prompt: cut(prompt, promptCodePoints),
    agent: cut(agent, agentCodePoints),
    branch: cut(branch, branchCodePoints),
    model: cut(model, modelCodePoints),
    name: cut(name, nameCodePoints),
    key: cut(key, keyCodePoints),
  });
}

type Execution = Pick<AgentOutput, 'handoff' | 'note' | 'results' | 'response' | 'outputs' | 'warnings'>;

/** Limits the fields that every execution has. */
function limitExecution<T extends Execution>(execution: T): Result<T, Problem> {
  const handoff = reopenHandoff(execution.handoff);
  if (!handoff.ok) return handoff;
  const { results, warnings } = checkResults(Object.entries(execution.results));
  const { note, response } = execution;
  return success({
    ...execution,
    note: note === undefined ? undefined : truncateCodePoints(note, noteCodePoints),
    handoff: handoff.value?.handoff,
    results,
    response: response && limitResponse(response),
    outputs: [...capOutputs(execution.outputs)],
    warnings: [...execution.warnings, ...warnings]
      .slice(0, maxWarnings)
      .map((line) => truncateCodePoints(line, warningCodePoints)),
  });
}

function limitFailure(failed: NonNullable<AgentOutput['failure']>): NonNullable<AgentOutput['failure']> {
  return {
    reason: truncateCodePoints(failed.reason, reasonCodePoints),
    message: truncateCodePoints(failed.message, messageCodePoints, { keep: 'end' }),
  };
}

function reopenHandoff(handoff: Handoff | undefined): Result<ParsedHandoff | undefined, Problem> {
  if (handoff === undefined) return success(undefined);
  const parsed = parseHandoff(JSON.stringify(handoff));
  if (parsed.ok) return parsed;
  const [first] = parsed.error;
  return rejectOutput(
    'BATON-E301',
    `The handoff in the output of the agent job is invalid: ${first?.message ?? ''}`,
    first?.path,
  );
}
