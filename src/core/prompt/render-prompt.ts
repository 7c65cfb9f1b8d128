import type { AgentStage } from '../config/stage-schema.ts';
import { utf8Length } from '../json/utf8-length.ts';
import type { PromptFacts } from '../output/agent-output.ts';
import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { buildTransferPrompt } from './build-transfer-prompt.ts';
import { defaultPrompt } from './default-prompt.ts';
import type { PromptContext } from './prompt-context.ts';
import { renderTemplate } from './render-template.ts';
import { retryPreamble } from './retry-preamble.ts';

export interface RenderPromptRequest {
  readonly stageName: string;
  readonly stage: Pick<AgentStage, 'prompt' | 'untrusted'>;
  readonly context: PromptContext;
  /** Random per prompt, hexadecimal; kept in the record, so that the prompt can be rendered again. */
  readonly nonce: string;
  /** `sha256:` and 64 hex digits over the UTF-8 bytes. */
  readonly sha256: (text: string) => string;
}

export interface RenderedPrompt {
  readonly text: string;
  readonly facts: PromptFacts;
}

/** The exact text that an agent is given. From the second attempt on the last failure stands before it (DESIGN 4.4). */
export function renderPrompt(request: RenderPromptRequest): Result<RenderedPrompt, Problem> {
  const { stage, context } = request;
  const nonce = stage.untrusted === 'plain' ? undefined : request.nonce;
  const template = context.transfer === undefined ? (stage.prompt ?? defaultPrompt) : buildTransferPrompt(context);
  const main = renderTemplate({ template, context, nonce });
  if (!main.ok) return failure({ ...main.error, path: `stages.${request.stageName}.prompt` });
  const preamble = renderTemplate({ template: context.run.attempt > 1 ? retryPreamble : '', context, nonce });
  if (!preamble.ok) return preamble;
  const text = preamble.value.text + main.value.text;
  const removed = {
    comments: preamble.value.removed.comments + main.value.removed.comments,
    characters: preamble.value.removed.characters + main.value.removed.characters,
  };
  return success({ text, facts: { digest: request.sha256(text), bytes: utf8Length(text), nonce: request.nonce, removed } });
}
