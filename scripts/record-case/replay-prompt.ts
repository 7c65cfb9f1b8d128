import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { findPromptState, type PromptState, startPromptState } from '../../src/cli/thread/prompt-state.ts';
import { isAgentStage } from '../../src/core/config/schema/stage-schema.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import { parseTrigger } from '../../src/core/trigger/parse-trigger.ts';
import { findStage } from '../../src/terminal/files/find-stage.ts';
import { allGates } from '../../test/support/all-gates.ts';
import type { CaseInputs, Goldens } from './case-files.ts';
import { readConfig } from './read-config.ts';
import { readThread } from './read-thread.ts';

/** The prompt of a stage: for the run in the thread, or for one that the event starts. */
export function replayPrompt(inputs: CaseInputs, named: string): Goldens {
  const { pipeline, name } = findStage(readConfig(inputs), named);
  const { state, due, nonce } = findState(inputs, { pipeline, stage: name });
  const { stage } = findStage(state.run.body.config, named);
  if (!isAgentStage(stage)) throw new Error(`${named} is a built-in.`);
  const rendered = renderPrompt({
    stageName: name,
    stage,
    context: buildPromptContext({ state, stage: name, due }),
    nonce: nonce ?? inputs.facts.nonce,
    sha256: createNodeHasher().sha256,
  });
  return { 'prompt.txt': rendered.ok ? rendered.value.text : `${rendered.error.code}: ${rendered.error.message}\n` };
}

function findState(inputs: CaseInputs, asked: { pipeline: string; stage: string }): PromptState {
  if (inputs.find('comments.json') !== undefined) {
    return findPromptState(readThread(inputs).records, { ...asked, nonce: undefined, gates: allGates });
  }
  const trigger = parseTrigger(inputs.facts.eventName, JSON.parse(inputs.get('event.json')));
  if (!trigger.ok) throw new Error(trigger.error.reason);
  return startPromptState(readConfig(inputs), { pipeline: asked.pipeline, trigger: trigger.value, gates: allGates });
}
