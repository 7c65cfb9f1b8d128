import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './find-part.ts';

export interface WorkPlace {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly prompt: Buffer;
}

/** Does what the saying of the part asks for: writes handoff, results and a file. Returns the final text of the agent. */
export function doWork(part: Part, place: WorkPlace): string {
  const { saying } = part;
  const who = `Stand-in for ${part.engine}`;
  const end = (words: string, signal: string): string => [`${who}: ${words}`, ...(part.hasSignal ? [signal] : [])].join('\n');
  switch (saying.kind) {
    case 'fail':
      return end(`pretends that ${part.work} failed.`, `[BATON-RESULT: failure] asked for by ${saying.asked}`);
    case 'noop':
      return end(`pretends that ${part.work} had nothing to do.`, `[BATON-RESULT: noop] asked for by ${saying.asked}`);
    case 'needs-input':
      return end(
        `pretends to have a question about ${part.work}.`,
        `[BATON-RESULT: needs-input] This is the question of a stand-in, asked for by ${saying.asked}.`,
      );
    case 'transfer':
      writeHandoff(place, { to: saying.to, message: `${who}: hands ${part.work} over to ${saying.to}.` });
      return end(`hands ${part.work} over to ${saying.to}.`, '[BATON-RESULT: success]');
    case 'success':
      return end(finishWork(part, { who, place }), '[BATON-RESULT: success]');
  }
}

function finishWork(part: Part, { who, place }: { readonly who: string; readonly place: WorkPlace }): string {
  const summary = `pretends to have done ${part.work}.`;
  const changed = part.mayChangeFiles ? [changeFile(part, `${who}: ${summary}`)] : [];
  const detail = [
    `No model was asked. ${describePrompt(place.prompt)}`,
    changed.length === 0 ? 'It changed no file.' : `It changed ${changed.join(', ')}.`,
  ].join('\n');
  const { handoff, data = {}, results = {} } = part.stage ?? {};
  const made = { version: 1, summary: `${who}: ${summary}`, detail, data, context: { relevant_files: changed } };
  writeHandoff(place, handoff ?? made);
  const { BATON_RESULTS_PATH: path } = place.environment;
  if (path !== undefined && Object.keys(results).length > 0) writeFileSync(path, `${JSON.stringify(results)}\n`);
  return `${summary}\n${detail}`;
}

/** Describes the prompt so that it can be compared with the one that `baton prompt` prints. */
function describePrompt(prompt: Buffer): string {
  const digest = createHash('sha256').update(prompt).digest('hex');
  return `It was given a prompt of ${prompt.length} bytes (sha256 ${digest}).`;
}

function writeHandoff({ environment: { BATON_HANDOFF_PATH: path } }: WorkPlace, handoff: string | object): void {
  if (path !== undefined) writeFileSync(path, typeof handoff === 'string' ? handoff : `${JSON.stringify(handoff, null, 2)}\n`);
}

/** Adds a file of its own for each stage, so that a branch has something to show and nothing of the project changes. */
function changeFile({ stageName, work, execution }: Part, line: string): string {
  const path = `baton-try/${stageName}.md`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `# ${work}\n\n${line}\n\nA real agent would have changed the project here (start ${execution}).\n`);
  return path;
}
