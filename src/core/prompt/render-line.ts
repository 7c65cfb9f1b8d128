import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { flattenText } from './flatten-text.ts';
import { type RenderTextRequest, renderText } from './render-text.ts';

/** A template for one line, such as a branch or a title: cleaned, without fences, whatever the values hold. */
export function renderLine(request: RenderTextRequest): Result<string, Problem> {
  const rendered = renderText(request);
  return rendered.ok ? success(flattenText(rendered.value).trim()) : failure(rendered.error);
}
