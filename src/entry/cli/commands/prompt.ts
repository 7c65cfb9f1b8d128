import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import { isAgentStage } from '../../../core/config/stage-schema.ts';
import { buildPromptContext } from '../../../core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../../core/prompt/render-prompt.ts';
import { findStage } from '../find-stage.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readPromptState, startPromptState } from '../prompt-state.ts';
import { UsageError } from '../usage-error.ts';

interface PromptOptions {
  readonly event: string;
  readonly eventName: string;
  readonly records?: string;
  readonly history?: string;
  readonly nonce?: string;
  readonly config: string;
  readonly json?: boolean;
}

/** Prints the exact prompt: for the run in the records, or for a run that the event would start now. 1 when it cannot be rendered. */
export async function prompt(named: string, options: PromptOptions): Promise<number> {
  const { nonce, event, eventName } = options;
  if (options.history !== undefined) throw new UsageError('`--history` is not supported yet: this version writes no history.');
  if (nonce !== undefined && !/^[0-9a-f]{8,64}$/i.test(nonce)) {
    throw new UsageError(`--nonce is "${nonce}"; write 8 to 64 hexadecimal digits, as the task record holds them.`);
  }
  const config = loadConfig(options.config);
  const { pipeline, name } = findStage(config, named);
  const known =
    options.records === undefined
      ? startPromptState({ config, pipeline, event, eventName })
      : readPromptState(options.records, { pipeline, stage: name, nonce });
  // A run goes on with the config that it was started with.
  const { stage } = findStage(known.state.run.body.config, named);
  if (!isAgentStage(stage)) throw new UsageError(`Stage ${named} is the built-in ${stage.uses}: it has no prompt.`);

  const { sha256, randomHex } = createNodeHasher();
  const rendered = renderPrompt({
    stageName: name,
    stage,
    context: buildPromptContext({ state: known.state, stage: name, due: known.due }),
    nonce: nonce ?? known.nonce ?? randomHex(8),
    sha256,
  });
  if (!rendered.ok) process.stderr.write(`${rendered.error.code}: ${rendered.error.message}\n`);
  else if (options.json === true) printJson({ prompt: rendered.value.text, ...rendered.value.facts });
  else process.stdout.write(rendered.value.text);
  return rendered.ok ? 0 : 1;
}
