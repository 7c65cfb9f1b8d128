import type { IssueFilter } from '../config/filter-schema.ts';
import type { Check } from './check.ts';
import { compilePattern } from './compile-pattern.ts';
import type { Subject } from './trigger.ts';

type TextFilter = Pick<IssueFilter, 'title-pattern' | 'body-pattern' | 'exclude-body-patterns'>;

/** Patterns over title and text. One that cannot be read rejects the event (I-7). */
export function checkTexts(filter: TextFilter, { title, body }: Subject): readonly Check[] {
  const excluded = filter['exclude-body-patterns'];
  return [
    ...checkPattern('title-pattern', { pattern: filter['title-pattern'], text: title, name: 'title' }),
    ...checkPattern('body-pattern', { pattern: filter['body-pattern'], text: body, name: 'text' }),
    ...(excluded === undefined ? [] : [checkExcluded(excluded, body)]),
  ];
}

function checkPattern(
  check: 'title-pattern' | 'body-pattern',
  { pattern, text, name }: { pattern: string | undefined; text: string; name: string },
): readonly Check[] {
  if (pattern === undefined) return [];
  const compiled = compilePattern(pattern);
  if (!compiled.ok) return [{ check, passed: false, detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.` }];
  const passed = compiled.value(text);
  return [{ check, passed, detail: `Its ${name} ${passed ? 'fits' : 'does not fit'} the pattern ${JSON.stringify(pattern)}.` }];
}

function checkExcluded(patterns: readonly string[], body: string): Check {
  const check = 'exclude-body-patterns';
  for (const pattern of patterns) {
    const compiled = compilePattern(pattern);
    if (!compiled.ok) return { check, passed: false, detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.` };
    if (compiled.value(body))
      return { check, passed: false, detail: `Its text fits the excluded pattern ${JSON.stringify(pattern)}.` };
  }
  return { check, passed: true, detail: 'Its text fits none of the excluded patterns.' };
}
