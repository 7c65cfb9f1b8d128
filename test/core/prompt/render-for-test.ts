import type { PromptContext } from '../../../src/core/prompt/prompt-context.ts';
import { type RenderedPrompt, renderPrompt } from '../../../src/core/prompt/render-prompt.ts';
import { hasher } from '../../support/record-builders.ts';
import { buildContext } from './prompt-builders.ts';

export const nonce = '3f9a1c0d';
export const opening = `<untrusted-${nonce} `;
export const closing = `</untrusted-${nonce}>`;

export interface Given {
  readonly prompt?: string;
  readonly untrusted?: 'fenced' | 'plain';
  readonly context?: Partial<PromptContext>;
}

export function render({ prompt, untrusted = 'fenced', context = {} }: Given): RenderedPrompt {
  const stage = { untrusted, ...(prompt === undefined ? {} : { prompt }) };
  const rendered = renderPrompt({ stageName: 'fix', stage, context: buildContext(context), nonce, sha256: hasher.sha256 });
  if (!rendered.ok) throw new Error(rendered.error.message);
  return rendered.value;
}

export function withSubject(fields: Partial<PromptContext['subject']>): Partial<PromptContext> {
  return { subject: { ...buildContext().subject, ...fields } };
}
