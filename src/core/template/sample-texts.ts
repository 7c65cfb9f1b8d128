import { CaseTag, ForTag, IfTag, Output, RawTag, type Template, TypeGuards, UnlessTag } from 'liquidjs';
import { parseTemplate } from './parse-template.ts';

/** The most texts that are made of one template, and of one part of it. */
const most = 100;

/**
 * Lists texts that a template can come out as: each branch of its conditions, with what `show` returns for an output as it is written.
 * Returns none for a template that cannot be read.
 */
export function sampleTexts(template: string, show: (output: string) => string): readonly string[] {
  const parsed = parseTemplate(template);
  return parsed.ok ? listTexts(parsed.value, show) : [];
}

function listTexts(templates: readonly Template[], show: (output: string) => string): readonly string[] {
  return templates.reduce<readonly string[]>(
    (before, template) => {
      const own = [...new Set(listOwn(template, show))];
      return before.flatMap((text) => own.map((part) => text + part)).slice(0, most);
    },
    [''],
  );
}

function listOwn(template: Template, show: (output: string) => string): readonly string[] {
  if (template instanceof Output) return [show(template.token.getText())];
  if (TypeGuards.isHTMLToken(template.token)) return [template.token.getContent()];
  if (template instanceof RawTag) return [template.render()];
  if (template instanceof ForTag) return listTexts(template.templates, show);
  if (!(template instanceof IfTag || template instanceof UnlessTag || template instanceof CaseTag)) return [''];
  const last = template.elseTemplates ?? [];
  return [...template.branches.map(({ templates }) => templates), last].flatMap((each) => listTexts(each, show));
}
