import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { type CheckedResults, checkResults } from './check-results.ts';
import { readResultLine } from './read-result-line.ts';

/** What is read at all; what may be kept is less. */
const maxBytes = 1_048_576;
const jsonLimits = { maxBytes, maxDepth: 4, maxNodes: 10_000 };

/** The results file of an agent: one JSON object, or `key: value` lines in which others are passed over (I-23). */
export function parseResults(text: string): CheckedResults {
  return text.trimStart().startsWith('{') ? parseObject(text) : parseLines(text);
}

function parseObject(text: string): CheckedResults {
  const json = parseUntrustedJson(text, jsonLimits);
  if (json.ok && typeof json.value === 'object' && json.value !== null) return checkResults(Object.entries(json.value));
  const seen = json.ok
    ? 'it is no object'
    : `${json.error.path === undefined ? 'it' : `\`${json.error.path}\``}: ${json.error.message}`;
  return {
    results: {},
    warnings: [`The results were left out: ${seen}. Write \`key: value\` lines or one JSON object of strings.`],
  };
}

function parseLines(text: string): CheckedResults {
  if (text.length > maxBytes) {
    const warning = `The results file has ${text.length} characters and was left out; at most ${maxBytes} are read.`;
    return { results: {}, warnings: [warning] };
  }
  return checkResults(text.split('\n').flatMap(readResultLine));
}
