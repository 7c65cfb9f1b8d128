/**
 * This folder turns what an agent left into the output of its job and opens that output again in the trusted job. In the agent
 * job: `parse-signal`, `parse-outputs` and `results` read the text, `decide-outcome` decides how the execution ended, and
 * `build-usage-facts` adds up its usage. In the publish job: `output-digest` and `open-agent-output` check what arrived, and
 * `lost-job` explains a job that left nothing.
 */

import type { AgentResult } from '../agent/agent-result.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { describeTime, toSeconds } from '../text/times.ts';
import type { AgentOutput, Failure } from './agent-output.ts';
import { isBatonReason } from './failure-reason.ts';
import type { Outcome } from './outcome.ts';
import { parseSignal, type Signal } from './parse-signal.ts';
import { type FailureKind, failureOf } from './result-table.ts';
import { summariseError, summaryCodePoints } from './summarise-error.ts';

export interface EndedAgent {
  readonly ended: 'exited' | 'timeout' | 'killed' | 'not-started';
  readonly exitStatus: number;
  readonly signal: 'required' | 'optional' | 'off';
  readonly finalText: string;
  readonly stderr: string;
  /** The result in the engine's output; absent where only exit status and text are available. */
  readonly result?: Pick<AgentResult, 'outcome' | 'reason' | 'warnings' | 'notBefore' | 'limit'>;
}

export interface DecidedOutcome {
  readonly outcome: Outcome;
  readonly failure?: Failure;
  readonly limit?: AgentOutput['limit'];
  /** The limit of the run ended the turn, and the run asks for more money. */
  readonly unpaid?: true;
  /** The reason of a `noop`, or the question of a `needs-input`. */
  readonly note?: string;
}

const reasonCodePoints = 200;
const noteCodePoints = 4_096;
const signalForms =
  '[BATON-RESULT: success], [BATON-RESULT: failure] reason, [BATON-RESULT: noop] reason or [BATON-RESULT: needs-input] question';

/**
 * Decides how an execution ended. Success needs a signal or, where none is demanded, exit status 0; a missing signal is failure
 * (C-15). Where the engine reports a result, it must have finished and report success, whatever the exit status is (I-25).
 */
export function decideOutcome(agent: EndedAgent): DecidedOutcome {
  const reported = findReportedFailure(agent);
  if (reported !== undefined) return buildReported(agent, reported);
  if (agent.ended !== 'exited') return buildFailure(agent, endings[agent.ended]);
  const signal = agent.signal === 'off' ? undefined : parseSignal(agent.finalText);
  if (agent.exitStatus !== 0) {
    const word = signal?.outcome === 'failed' ? signal.reason : undefined;
    const sentence = `The agent ended with exit status ${agent.exitStatus}.`;
    return buildFailure(agent, applyAgentWord(word, { reason: 'exit-status', sentence }));
  }
  if (signal !== undefined) return followSignal(agent, signal);
  if (agent.signal === 'off' || (agent.signal === 'optional' && !isBrokenSignal(agent.finalText)))
    return { outcome: 'succeeded' };
  return buildFailure(agent, { reason: 'empty-output', sentence: describeMissingSignal(agent.finalText) });
}

/**
 * Finds a failure in the engine's own words. They take precedence over the end of its process, which they explain; our own time
 * limit takes precedence over them, but for a cost that was reached before.
 */
function findReportedFailure({ ended, result }: EndedAgent): FailureCause | undefined {
  if (result === undefined || result.outcome === 'success') return undefined;
  if (ended === 'not-started') return result.reason === 'not_runnable' ? failureOf(result.reason) : undefined;
  // An agent that has spent what it may, and goes on, is ended as one whose time is up.
  if ((ended === 'timeout' && result.reason !== 'budget') || result.reason === 'exit_code') return undefined;
  // A program's own exit status 124 looks like that of `timeout`, but Baton knows whether its own limit was reached.
  if (ended === 'exited' && result.reason === 'timeout') return undefined;
  const failure = failureOf(result.reason);
  return ended === 'killed' && failure.reason === 'killed' ? undefined : failure;
}

/** Builds the failure that an engine reports, with the time at which a usage limit opens again where that is the reason. */
function buildReported(agent: EndedAgent, { reason, sentence }: FailureCause): DecidedOutcome {
  const opens = new Date((agent.result?.notBefore ?? Number.NaN) * 1000);
  if (Number.isNaN(opens.getTime())) return buildFailure(agent, { reason, sentence });
  const time = toSeconds(opens.toISOString());
  const limited = buildFailure(agent, { reason, sentence: `Limited until ${describeTime(time)}. ${sentence}` });
  return { ...limited, limit: { ...agent.result?.limit, 'not-before': time } };
}

function followSignal(agent: EndedAgent, signal: Signal): DecidedOutcome {
  const { outcome, reason } = signal;
  const unspecified: FailureKind = { reason: 'unspecified', sentence: 'The agent reported a failure.' };
  if (outcome === 'failed') return buildFailure(agent, applyAgentWord(reason, unspecified));
  if (reason === undefined) return { outcome };
  return { outcome, note: truncateCodePoints(reason, noteCodePoints) };
}

/**
 * Uses the agent's word as the reason, unless it is one of Baton's reasons: those decide what happens next, which an agent may
 * not (C-21).
 */
function applyAgentWord(word: string | undefined, own: FailureKind): FailureCause {
  if (word === undefined) return own;
  if (!isBatonReason(word)) return { ...own, reason: word };
  return {
    ...own,
    sentence: `${own.sentence} Its own word for it is "${word}", which does not count as Baton's reason of that name.`,
  };
}

interface FailureCause {
  /** One of Baton's reasons, or the agent's own word. */
  readonly reason: string;
  readonly sentence: string;
}

function buildFailure(agent: EndedAgent, why: FailureCause): DecidedOutcome {
  // The engine's warnings explain a failure that the engine reported, and no other. Otherwise the printed text says more.
  const said = findReportedFailure(agent) === undefined ? '' : (agent.result?.warnings.join('\n') ?? '');
  const tail = summariseError(said, agent.stderr, agent.finalText);
  const message = tail === '' ? why.sentence : `${why.sentence}\n${tail}`;
  const reason = truncateCodePoints(why.reason, reasonCodePoints);
  return { outcome: 'failed', failure: { reason, message: cutMiddle(message, why.sentence) } };
}

/** Shortens a message: the sentence stays, and the beginning of the tail is cut. */
function cutMiddle(message: string, sentence: string): string {
  const room = summaryCodePoints - Array.from(sentence).length - 1;
  return `${sentence}${truncateCodePoints(message.slice(sentence.length), room + 1, { keep: 'end', mark: '\n…' })}`;
}

const endings: Readonly<Record<Exclude<EndedAgent['ended'], 'exited'>, FailureKind>> = {
  timeout: failureOf('timeout'),
  killed: { reason: 'killed', sentence: 'The agent was killed from outside, by the runner or because it was out of memory.' },
  'not-started': {
    reason: 'startup',
    sentence: 'The agent could not be started: check that its program is installed and can be run.',
  },
};

function describeMissingSignal(finalText: string): string {
  const text = finalText.trimEnd();
  const seen = text === '' ? 'there is none' : `it is "${truncateCodePoints(text.slice(text.lastIndexOf('\n') + 1), 120)}"`;
  return `The last line of the agent's text must be a result signal, and ${seen}. Write ${signalForms}.`;
}

/** Returns whether the text has a malformed signal. It must not count as an absent signal. */
function isBrokenSignal(finalText: string): boolean {
  const lines = finalText.trimEnd().split('\n').slice(-3);
  return lines.some((line) => /(?:BATON|CF)-RESULT/i.test(line));
}
