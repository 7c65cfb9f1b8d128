import { readFileSync, writeFileSync } from 'node:fs';

/** The prompt: on stdin as well, but the file is there for good. */
export function readPrompt() {
  const path = process.env.BATON_PROMPT_PATH;
  return readFileSync(path ? path : 0, 'utf8');
}

export function readContext() {
  const path = process.env.BATON_CONTEXT_PATH;
  return path ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function writeHandoff(handoff) {
  const path = process.env.BATON_HANDOFF_PATH;
  if (path) writeFileSync(path, `${JSON.stringify(handoff, null, 2)}\n`);
}

/** Results are `key: value` lines. */
export function writeResults(results) {
  const path = process.env.BATON_RESULTS_PATH;
  const lines = Object.entries(results).map(([key, value]) => `${key}: ${value}\n`);
  if (path) writeFileSync(path, lines.join(''));
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the agent: an exit status other than 0 is a failed task, and the last words say why. */
export function giveUp(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
