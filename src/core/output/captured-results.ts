import { reservedNames } from '../captured-names.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { formatDuration } from '../text/times.ts';
import type { AgentOutput } from './agent-output.ts';
import type { CheckedResults } from './results.ts';

/**
 * The limits on the final text of an agent, as the result `response`: where a stage names it, and where only people read it (the end
 * of the run shows no more of it, T-9).
 */
export const responseLimits = { named: 16_384, shown: 4_096 } as const;

type Ran = Pick<AgentOutput, 'results' | 'response' | 'usage' | 'startedAt' | 'finishedAt'>;

/**
 * Returns the results of an execution as they are recorded: those that the agent wrote, and beside them what Baton captured.
 * The limits hold for the agent's own, so whatever an agent writes, Baton's are there. `made` is what was published.
 */
export function captureResults(ran: Ran, made: Readonly<Record<string, string>> = {}): CheckedResults {
  const { results, warnings } = renameClaims(ran.results);
  return { results: { ...results, ...describeExecution(ran), ...made }, warnings };
}

/**
 * Renames results whose names are Baton's to `claimed-<name>`, so that nothing is built on what an agent says there. A result
 * that the agent itself calls `claimed-<name>` gives way.
 */
function renameClaims(results: Readonly<Record<string, string>>): CheckedResults {
  const claims = Object.entries(results).filter(([name]) => reservedNames.has(name));
  const others = Object.entries(results).filter(([name]) => !reservedNames.has(name));
  return {
    results: Object.fromEntries([...others, ...claims.map(([name, value]) => [`claimed-${name}`, value] as const)]),
    warnings: claims.map(
      ([name]) =>
        `The result \`${name}\` is one that Baton captures itself, so the agent's is kept as \`claimed-${name}\`; use another name.`,
    ),
  };
}

function describeExecution({ response, usage = {}, startedAt, finishedAt }: Ran): Record<string, string> {
  const facts = {
    // Never with an exponent, because people and programs read it as a plain number.
    'cost-usd': usage.costUsd?.toFixed(9).replace(/\.?0+$/, ''),
    'input-tokens': usage.inputTokens?.toString(),
    'output-tokens': usage.outputTokens?.toString(),
    duration: formatDuration(Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt))),
    response: response === undefined ? undefined : limitResponse(response),
  };
  return Object.fromEntries(Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

/** Shortens the final text of an agent to its end, where agents sum up. */
export function limitResponse(text: string, maxCodePoints: number = responseLimits.named): string {
  return truncateCodePoints(text, maxCodePoints, { keep: 'end' });
}
