import type { AgentResult } from '../agent/agent-result.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import type { Failure } from './agent-output.ts';
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
  /** What the engine's output says; absent where exit status and text are all there is. */
  readonly result?: Pick<AgentResult, 'outcome' | 'reason' | 'warnings'>;
}

export interface DecidedOutcome {
  readonly outcome: Outcome;
  readonly failure?: Failure;
  /** Reason of a `noop`, question of a `needs-input`. */
  readonly note?: string;
}

const reasonCodePoints = 200;
const noteCodePoints = 4_096;
const signalForms =
  '[BATON-RESULT: success], [BATON-RESULT: failure] reason, [BATON-RESULT: noop] reason or [BATON-RESULT: needs-input] question';

/**
 * How an execution ended. A success must be said or, where no signal is asked for, be the exit status; silence is failure (C-15).
 * Where the engine tells, it must have come to its end and call that good, whatever the exit status is (I-25).
 */
export function decideOutcome(agent: EndedAgent): DecidedOutcome {
  const told = findTold(agent);
  if (told !== undefined) return failed(agent, told);
  if (agent.ended !== 'exited') return failed(agent, describeEnd(agent.ended));
  const signal = agent.signal === 'off' ? undefined : parseSignal(agent.finalText);
  if (agent.exitStatus !== 0) {
    const word = signal?.outcome === 'failed' ? signal.reason : undefined;
    const sentence = `The agent ended with exit status ${agent.exitStatus}.`;
    return failed(agent, takeWord(word, { reason: 'exit-status', sentence }));
  }
  if (signal !== undefined) return followSignal(agent, signal);
  if (agent.signal === 'off' || (agent.signal === 'optional' && !isBrokenSignal(agent.finalText)))
    return { outcome: 'succeeded' };
  return failed(agent, { reason: 'empty-output', sentence: describeMissing(agent.finalText) });
}

/** A failure in the engine's own words. They count more than the end of its process, which they explain; our own limit of time more than they. */
function findTold({ ended, result }: EndedAgent): { readonly reason: string; readonly sentence: string } | undefined {
  if (result === undefined || result.outcome === 'success') return undefined;
  if (ended === 'timeout' || ended === 'not-started' || result.reason === 'exit_code') return undefined;
  // A program's own exit status 124 looks like that of `timeout`: whether it was our limit, we know.
  if (ended === 'exited' && result.reason === 'timeout') return undefined;
  const told = failureOf(result.reason);
  return ended === 'killed' && told.reason === 'killed' ? undefined : told;
}

function followSignal(agent: EndedAgent, signal: Signal): DecidedOutcome {
  const { outcome, reason } = signal;
  const unspecified: FailureKind = { reason: 'unspecified', sentence: 'The agent reported a failure.' };
  if (outcome === 'failed') return failed(agent, takeWord(reason, unspecified));
  if (reason === undefined) return { outcome };
  return { outcome, note: truncateCodePoints(reason, noteCodePoints) };
}

/** The agent's word is the reason, unless it is one of ours: those choose what follows, which an agent does not (C-21). */
function takeWord(word: string | undefined, own: FailureKind): Why {
  if (word === undefined) return own;
  if (!isBatonReason(word)) return { ...own, reason: word };
  return {
    ...own,
    sentence: `${own.sentence} Its own word for it is "${word}", which does not count as Baton's reason of that name.`,
  };
}

interface Why {
  /** One of ours, or the agent's own word. */
  readonly reason: string;
  readonly sentence: string;
}

function failed(agent: EndedAgent, why: Why): DecidedOutcome {
  // What the engine warned of explains a failure that it told, and no other: else what the agent printed says more.
  const said = findTold(agent) === undefined ? '' : (agent.result?.warnings.join('\n') ?? '');
  const tail = summariseError(said, agent.stderr, agent.finalText);
  const message = tail === '' ? why.sentence : `${why.sentence}\n${tail}`;
  const reason = truncateCodePoints(why.reason, reasonCodePoints);
  return { outcome: 'failed', failure: { reason, message: cutMiddle(message, why.sentence) } };
}

/** The sentence stays, the beginning of the tail goes. */
function cutMiddle(message: string, sentence: string): string {
  const room = summaryCodePoints - Array.from(sentence).length - 1;
  return `${sentence}${truncateCodePoints(message.slice(sentence.length), room + 1, { keep: 'end', mark: '\n…' })}`;
}

function describeEnd(ended: Exclude<EndedAgent['ended'], 'exited'>): FailureKind {
  switch (ended) {
    case 'timeout':
      return {
        reason: 'timeout',
        sentence: 'The agent was stopped because its time was up: raise `timeout-minutes` of the stage, or give it less to do.',
      };
    case 'killed':
      return { reason: 'killed', sentence: 'The agent was killed from outside, by the runner or for want of memory.' };
    case 'not-started':
      return {
        reason: 'startup',
        sentence: 'The agent could not be started: check that its program is installed and can be run.',
      };
  }
}

function describeMissing(finalText: string): string {
  const text = finalText.trimEnd();
  const seen = text === '' ? 'there is none' : `it is "${truncateCodePoints(text.slice(text.lastIndexOf('\n') + 1), 120)}"`;
  return `The last line of the agent's text must be a result signal, and ${seen}. Write ${signalForms}.`;
}

/** Somebody meant to signal and did not get it right: not to be taken for "no signal". */
function isBrokenSignal(finalText: string): boolean {
  const lines = finalText.trimEnd().split('\n').slice(-3);
  return lines.some((line) => /(?:BATON|CF)-RESULT/i.test(line));
}
