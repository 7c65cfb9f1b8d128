import { truncateCodePoints } from '../text/code-points.ts';
import { formatDuration } from '../text/times.ts';

/** The facts that Baton itself knows about an execution; an absent one is unknown. */
export interface CapturedFacts {
  readonly branch?: string;
  readonly baseBranch?: string;
  readonly commit?: string;
  readonly pr?: string;
  readonly costUsd?: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly durationMilliseconds?: number;
  /** The agent's final text. */
  readonly response?: string;
}

const responseCodePoints = 16_384;

/**
 * Returns the agent's own results, overwritten by Baton's (DESIGN 4.4). `response` is plain text, not base64 as in the older
 * peer.
 */
export function toCapturedResults(own: Readonly<Record<string, string>>, facts: CapturedFacts): Record<string, string> {
  const { durationMilliseconds: duration, response } = facts;
  const ours = {
    branch: facts.branch,
    'base-branch': facts.baseBranch,
    commit: facts.commit,
    pr: facts.pr,
    // Never with an exponent, because people and programs read it as a plain number.
    'cost-usd': facts.costUsd?.toFixed(9).replace(/\.?0+$/, ''),
    'input-tokens': facts.inputTokens?.toString(),
    'output-tokens': facts.outputTokens?.toString(),
    duration: duration === undefined ? undefined : formatDuration(duration),
    response: response === undefined ? undefined : truncateCodePoints(response, responseCodePoints, { keep: 'end' }),
  };
  const known = Object.entries(ours).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return { ...own, ...Object.fromEntries(known) };
}
