import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { flattenText } from '../text/plain-text.ts';
import type { PromptContext } from './prompt-context.ts';
import { renderTemplate } from './render-template.ts';

export interface RenderTextRequest {
  readonly template: string;
  readonly context: PromptContext;
  /**
   * The function, such as `neutralise`, that makes text of others safe where people read it. The template's own text is not
   * changed.
   */
  readonly present?: (text: string) => string;
}

/** Renders a template for people, such as the text of a pull request: cleaned, without fences. */
export function renderText({ template, context, present }: RenderTextRequest): Result<string, Problem> {
  const rendered = renderTemplate({ template, context, present });
  return rendered.ok ? success(rendered.value.text) : failure(rendered.error);
}

/** Renders a template for one line, such as a branch or a title: cleaned, without fences, always on one line. */
export function renderLine(request: RenderTextRequest): Result<string, Problem> {
  const rendered = renderText(request);
  return rendered.ok ? success(flattenText(rendered.value).trim()) : failure(rendered.error);
}
