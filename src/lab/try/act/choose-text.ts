import type { PullRequestFilter } from '../../../core/config/schema/filter-schema.ts';
import { compilePattern } from '../../../core/text/patterns.ts';

/** The text of an issue or pull request. */
export interface SubjectText {
  readonly title: string;
  readonly body: string;
}

type TextFilter = Pick<Partial<PullRequestFilter>, 'title-pattern' | 'body-pattern'>;

const standard: SubjectText = {
  title: 'An example for baton try',
  body: 'This text was made up. Give it one of your own: --title TEXT --body FILE.\n',
};

/** Returns the text that the user gave. What is missing is made up so that it fits the patterns, where that is simple. */
export function chooseText(given: Partial<SubjectText>, filter: TextFilter): SubjectText {
  return {
    title: given.title ?? fitText(standard.title, { pattern: filter['title-pattern'], between: ': ' }),
    body: given.body ?? fitText(standard.body, { pattern: filter['body-pattern'], between: '\n\n' }),
  };
}

/** Returns the text, or a first alternative of the pattern without its signs, as far as that fits. */
function fitText(text: string, { pattern, between }: { readonly pattern: string | undefined; readonly between: string }): string {
  const compiled = pattern === undefined ? undefined : compilePattern(pattern);
  if (pattern === undefined || compiled?.ok !== true || compiled.value(text)) return text;
  const [first = ''] = pattern.replace(/^\(\?\w+\)/, '').split('|');
  const literal = first.replaceAll(/^\^|\$$/g, '').replaceAll(/\\(.)/g, '$1');
  const candidates = [`${literal}${between}${text}`, literal];
  return candidates.find((candidate) => compiled.value(candidate)) ?? text;
}
