import type { Problem } from '../problem.ts';
import { analyzeTemplate } from './analyze-template.ts';
import type { TemplateScope } from './template-shape.ts';

/** What is wrong with a template, with lines and columns of its own text. Nothing is rendered. */
export function checkTemplate(template: string, scope: TemplateScope): readonly Problem[] {
  const analyzed = analyzeTemplate(template, scope);
  return analyzed.ok ? [] : analyzed.error;
}
