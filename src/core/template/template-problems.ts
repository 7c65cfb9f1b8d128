import type { Problem } from '../problem.ts';
import { explainUnknownPath, type WrongPath } from '../text/explain-path.ts';

/** A 1-based position in the template. */
export interface TemplatePosition {
  readonly line: number;
  readonly column: number;
}

/** Returns where a token begins; the first position when Liquid does not know it. */
export function positionOf(token: { getPosition(): number[] }): TemplatePosition {
  const [line = 1, column = 1] = token.getPosition();
  return { line, column };
}

export function syntaxProblem(detail: string, at: TemplatePosition): Problem {
  return { code: 'BATON-E501', message: `The template cannot be read: ${detail}.`, ...at };
}

export function forbiddenProblem(detail: string, at: TemplatePosition): Problem {
  return { code: 'BATON-E502', message: detail, ...at };
}

/** Builds the problem of a path that leads nowhere: `known` is the part that exists, `names` are the names that may follow it. */
export function unknownPathProblem(path: string, options: WrongPath & { readonly at: TemplatePosition }): Problem {
  const foreign = explainForeignPath(path);
  return { code: 'BATON-E503', message: `\`${path}\` is unknown: ${foreign ?? explainUnknownPath(options)}`, ...options.at };
}

/** The ends of paths of GitHub Actions, and the variables that hold the same here. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/comment\.body$/, 'event.comment'],
  [/review\.body$/, 'event.review.body'],
  [/(?:title|body|number|labels)$/, 'subject.$&'],
  [/html_url$/, 'subject.url'],
  [/user\.login$/, 'subject.author'],
  [/head(?:_|\.)ref$/, 'subject.head-branch'],
  [/actor$|sender\.login$/, 'event.actor'],
  [/event_name$/, 'event.name'],
  [/run_id$/, 'run.id'],
  [/inputs\.\w+$/, '$&'],
];

/** Explains a variable of GitHub Actions, or one that is named as there. */
function explainForeignPath(path: string): string | undefined {
  const [, root = '', rest = ''] = /^(github|issue|pull_request|pr|secrets|vars|env|steps)\b(.*)$/.exec(path) ?? [];
  if (root === '') return undefined;
  if (/^(?:secrets|vars|env)$/.test(root))
    return `no prompt shows a secret or a variable of the repository; write its name under \`env\` of the agent, whose program then has it.`;
  const [pattern = /^/, variable = ''] = meant.find(([end]) => end.test(rest)) ?? [];
  const [name = ''] = pattern.exec(rest) ?? [];
  if (variable === '')
    return 'Baton has variables of its own: `{{ subject.title }}`, `{{ event.comment }}`, `{{ needs.<stage>.handoff.summary }}`; write one of these.';
  return `Baton has variables of its own; write \`{{ ${name.replace(pattern, variable)} }}\`${root === 'github' ? ', without `$`' : ''}.`;
}
