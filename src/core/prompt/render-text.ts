import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { flattenText } from '../text/plain-text.ts';
import type { PromptContext } from './prompt-context.ts';
import { renderTemplate } from './render-template.ts';

export interface RenderTextRequest {
  readonly template: string;
  readonly context: PromptContext;
  /** How text of others is written where people read it, such as `neutralise`; the template's own text stays as it is. */
  readonly present?: (text: string) => string;
}

/** A template for people, such as the text of a pull request: cleaned, without fences. */
export function renderText({ template, context, present }: RenderTextRequest): Result<string, Problem> {
  const rendered = renderTemplate({ template, context, present });
  return rendered.ok ? success(rendered.value.text) : failure(rendered.error);
}

/** A template for one line, such as a branch or a title: cleaned, without fences, whatever the values hold. */
export function renderLine(request: RenderTextRequest): Result<string, Problem> {
  const rendered = renderText(request);
  return rendered.ok ? success(flattenText(rendered.value).trim()) : failure(rendered.error);
}
