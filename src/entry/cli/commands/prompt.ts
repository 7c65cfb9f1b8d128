import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { createNodeHasher } from '../../../adapters/crypto/node-hasher.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import { isAgentStage } from '../../../core/config/schema/stage-schema.ts';
import { problemText } from '../../../core/problem.ts';
import { buildPromptContext } from '../../../core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../../core/prompt/render-prompt.ts';
import { storedRecordSchema } from '../../../core/record/stored-record-schema.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import { hasSubject } from '../../../core/trigger/trigger.ts';
import { findStage } from '../files/find-stage.ts';
import { loadConfig } from '../files/load-config.ts';
import { printExact, printJson, readJson, readJsonAs } from '../files/read-json.ts';
import { UsageError } from '../files/usage-error.ts';
import { fillStoredHandoffs } from '../show/fill-handoffs.ts';
import { openTexts } from '../show/open-texts.ts';
import { describeHistory } from '../thread/describe-history.ts';
import { findPromptState, type PromptState, startPromptState } from '../thread/prompt-state.ts';

interface PromptOptions {
  readonly event: string;
  readonly eventName: string;
  readonly records?: string;
  readonly history?: string;
  readonly trustedAuthor?: number;
  readonly nonce?: string;
  readonly artifacts?: string;
  readonly config: string;
  readonly json?: boolean;
}

/**
 * Prints the exact prompt for the run in the records, or for a run that the event would start now. Returns 1 if it cannot be
 * rendered.
 */
export async function prompt(named: string, options: PromptOptions): Promise<number> {
  checkOptions(options);
  const config = loadConfig(options.config);
  const { pipeline, name } = findStage(config, named);
  const known = findState(config, { pipeline, stage: name, options });
  // A run continues with the config that it was started with.
  const { stage } = findStage(known.state.run.body.config, named);
  if (!isAgentStage(stage)) throw new UsageError(`Stage ${named} is the built-in ${stage.uses}: it has no prompt.`);

  const texts = openTexts({ folder: options.artifacts });
  const filled = await fillStoredHandoffs(known.state, { stage: name, texts });
  if (filled.missing.length > 0) throw new UsageError(filled.missing.join('\n'));

  const { sha256, randomHex } = createNodeHasher();
  const rendered = renderPrompt({
    stageName: name,
    stage,
    context: buildPromptContext({ state: filled.state, stage: name, due: known.due }),
    nonce: options.nonce ?? known.nonce ?? randomHex(8),
    sha256,
  });
  if (!rendered.ok) process.stderr.write(`${problemText(rendered.error)}\n`);
  else if (options.json === true) printJson({ prompt: rendered.value.text, ...rendered.value.facts });
  else printExact(rendered.value.text);
  return rendered.ok ? 0 : 1;
}

function checkOptions({ history, records, nonce, trustedAuthor }: PromptOptions): void {
  if (history !== undefined && records !== undefined)
    throw new UsageError('The run in --records holds its history already; leave --history out.');
  if (trustedAuthor !== undefined && history === undefined)
    throw new UsageError('--trusted-author says whose records of --history count; give --history too, or leave it out.');
  if (nonce === undefined || /^[0-9a-f]{1,64}$/i.test(nonce)) return;
  throw new UsageError(`--nonce is "${nonce}"; write hexadecimal digits, as the task record holds them.`);
}

const recordsSchema = z.object({ records: z.array(storedRecordSchema) });

function findState(config: Config, asked: { pipeline: string; stage: string; options: PromptOptions }): PromptState {
  const { pipeline, stage, options } = asked;
  if (options.records !== undefined) {
    const { records } = readJsonAs(options.records, { schema: recordsSchema, what: 'what `baton records --json` prints' });
    return findPromptState(records, { pipeline, stage, nonce: options.nonce, subject: findSubject(options) });
  }
  const trigger = parseTrigger(options.eventName, readJson(options.event));
  if (!trigger.ok) throw new UsageError(`${options.event} starts no pipeline: ${trigger.error.reason}`);
  const { trustedAuthor } = options;
  const facts = { config, pipeline, trigger: trigger.value, trustedAuthor };
  const history = options.history === undefined ? undefined : describeHistory(options.history, facts);
  return startPromptState(config, { pipeline, trigger: trigger.value, history });
}

/** Finds the subject of the event, because a runs issue holds the runs of many subjects. A cron tick has none. */
function findSubject({ event, eventName }: PromptOptions): number | undefined {
  const trigger = parseTrigger(eventName, readJson(event));
  return trigger.ok && hasSubject(trigger.value) ? trigger.value.subject.number : undefined;
}

const largest = 1_048_576;
const recordedSchema = z.strictObject({ stdout: z.string(), stderr: z.string(), exitCode: z.int() });

/**
 * Reads a recorded run of a `command` agent, as the project's own fixtures hold it. Returns undefined if the file is plain
 * output.
 */
export function readRecordedRun(file: string): { readonly stdout: Buffer; readonly exit: number } | undefined {
  try {
    if (file === '-' || statSync(file).size > largest) return undefined;
    const { stdout, exitCode } = recordedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { stdout: Buffer.from(stdout), exit: exitCode };
  } catch {
    return undefined;
  }
}
