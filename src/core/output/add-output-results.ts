import { type CheckedResults, checkResults, isResultKey } from './check-results.ts';
import { readResultLine } from './read-result-line.ts';

/**
 * The results of an agent with those that its outputs hold as `key: value` lines, as the older peer read them (I-23). Outputs
 * may be anything: a line whose key can be no result stays an output, without a word. The results file wins.
 */
export function addOutputResults(own: CheckedResults, outputs: readonly string[]): CheckedResults {
  const lines = outputs.flatMap(readResultLine).filter(([key]) => isResultKey(key));
  if (lines.length === 0) return own;
  const all = checkResults([...lines, ...Object.entries(own.results)]);
  // Too much together: what the agent meant as results counts more.
  if (Object.keys(all.results).length === 0) return { results: own.results, warnings: [...own.warnings, ...all.warnings] };
  return { results: all.results, warnings: own.warnings };
}
