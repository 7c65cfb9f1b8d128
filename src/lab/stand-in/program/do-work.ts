import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Part } from './find-part.ts';
import { partName } from './stand-in-plan.ts';

export interface WorkPlace {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly prompt: Buffer;
}

/** Does what the saying of the part asks for: writes handoff, results and a file. Returns the final text of the agent. */
export function doWork(part: Part, place: WorkPlace): string {
  const { saying } = part;
  const who = `Stand-in for ${part.engine}`;
  const end = (words: string, signal: string): string => [`${who}: ${words}`, ...(part.hasSignal ? [signal] : [])].join('\n');
  if (saying.kind === 'fail')
    return end(`pretends that ${part.work} failed.`, `[BATON-RESULT: failure] asked for by ${saying.asked}`);
  if (saying.kind === 'noop')
    return end(`pretends that ${part.work} had nothing to do.`, `[BATON-RESULT: noop] asked for by ${saying.asked}`);
  if (saying.kind === 'needs-input')
    return end(
      `pretends to have a question about ${part.work}.`,
      `[BATON-RESULT: needs-input] This is the question of a stand-in, asked for by ${saying.asked}.`,
    );
  if (saying.kind === 'transfer') {
    writeHandoff(place, { to: saying.to, message: `${who}: hands ${part.work} over to ${saying.to}.` });
    return end(`hands ${part.work} over to ${saying.to}.`, '[BATON-RESULT: success]');
  }
  if (saying.kind === 'children') {
    writeHandoff(place, { children: { create: buildRequests(part, saying.count), wait: { until: 'all' } } });
    return `${who}: divides ${part.work} into ${saying.count === 1 ? 'one child' : `${saying.count} children`} and waits.`;
  }
  return end(finishWork(part, { who, place }), '[BATON-RESULT: success]');
}

/** Builds the requests for children. The numbers go on where an earlier start of the task stopped. */
function buildRequests(
  { askedBefore, work }: Part,
  count: number,
): readonly { readonly name: string; readonly prompt: string; readonly idempotency_key: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const name = partName(askedBefore + index + 1);
    return { name, prompt: `Do ${name} of ${work}.`, idempotency_key: name };
  });
}

function finishWork(part: Part, { who, place }: { readonly who: string; readonly place: WorkPlace }): string {
  logPrompt(place);
  const summary = `pretends to have done ${part.work}${countChildren(part)}.`;
  const children = part.children.map(({ name, outcome }) => `- ${name} ${outcome}`);
  const changed = part.mayChangeFiles ? [changeFile(part, `${who}: ${summary}`)] : [];
  const detail = [
    `No model was asked. ${describePrompt(place.prompt)}`,
    changed.length === 0 ? 'It changed no file.' : `It changed ${changed.join(', ')}.`,
    ...(children.length === 0 ? [] : ['', 'Its children:', ...children]),
  ].join('\n');
  const { handoff, data = {}, results = {} } = part.isChild ? {} : (part.stage ?? {});
  const made = { version: 1, summary: `${who}: ${summary}`, detail, data, context: { relevant_files: changed } };
  writeHandoff(place, handoff ?? made);
  const { BATON_RESULTS_PATH: path } = place.environment;
  if (path !== undefined && Object.keys(results).length > 0) writeFileSync(path, `${JSON.stringify(results)}\n`);
  return `${summary}\n${detail}`;
}

function countChildren({ children }: Part): string {
  if (children.length === 0) return '';
  const succeeded = children.filter(({ outcome }) => outcome === 'succeeded' || outcome === 'noop').length;
  return children.length === 1
    ? `; its child ${children[0]?.outcome}`
    : `; ${succeeded} of its ${children.length} children succeeded`;
}

function describePrompt(prompt: Buffer): string {
  const count = (amount: number): string => amount.toLocaleString('en-US');
  return `The prompt had ${count(prompt.length)} bytes, about ${count(countTokens(prompt.length))} tokens.`;
}

/** Guesses the number of tokens of a text: four bytes each. */
export function countTokens(bytes: number): number {
  return Math.ceil(bytes / 4);
}

/** Writes the digest of the prompt into the log, to be compared with that of the record. */
function logPrompt({ environment, prompt }: WorkPlace): void {
  const digest = createHash('sha256').update(prompt).digest('hex');
  process.stderr.write(`Stand-in: the prompt of ${environment.BATON_TASK} has the digest sha256:${digest}\n`);
}

function writeHandoff({ environment: { BATON_HANDOFF_PATH: path } }: WorkPlace, handoff: string | object): void {
  if (path !== undefined) writeFileSync(path, typeof handoff === 'string' ? handoff : `${JSON.stringify(handoff, null, 2)}\n`);
}

/**
 * Adds a file of its own for each stage, so that a branch has something to show and nothing of the project changes. Writes through no
 * link of the project, which may lead to any file of the person.
 */
function changeFile({ stageName, work, execution }: Part, line: string): string {
  const path = `baton-try/${stageName.replaceAll(/\[(\d+)\]/g, '-$1')}.md`;
  mkdirSync(dirname(path), { recursive: true });
  if (realpathSync(dirname(path)) !== resolve(dirname(path))) throw new Error('baton-try in this repository is a link');
  rmSync(path, { force: true });
  const text = `# ${work}\n\n${line}\n\nA real agent would have changed the project here (start ${execution}).\n`;
  writeFileSync(path, text, { flag: 'wx' });
  return path;
}
