import type { Source, Violation } from '../check-imports/source.ts';
import { type DocComment, findDocComments } from './find-doc-comments.ts';
import { bannedBeginnings, notVerbs } from './rules.ts';

/**
 * Checks the first word of each doc comment of a file: that of a function is a verb in the third person, and no other one
 * begins a relative clause. Anything beyond the first word needs a reader.
 */
export function checkComments({ path, text }: Source): readonly Violation[] {
  return findDocComments(text).flatMap((comment) => {
    const message = isFunction(comment) ? checkFunctionComment(comment) : checkOtherComment(comment);
    return message === undefined ? [] : [{ file: path, line: comment.line, message }];
  });
}

const declaration = /^(?:export )?(?:async )?function\b/;
const arrow = /^(?:export )?const \w+(?:: [^=]+)? = (?:async )?(?:\([^=]*\)|\w+)(?:: [^=]+)? =>/;

function isFunction({ code }: DocComment): boolean {
  return declaration.test(code) || arrow.test(code);
}

function checkFunctionComment({ text }: DocComment): string | undefined {
  const [first = '', second = ''] = text.split(' ').map((word) => word.replace(/[,.:;]+$/, ''));
  const isVerb = /^[A-Z][a-z-]*s$/.test(first) && !notVerbs.has(first) && second !== 'of';
  if (isVerb) return undefined;
  return (
    `the comment of a function begins with a verb in the third person, and here with “${beginningOf(text)}”. ` +
    'Write what the function does and returns, for example “Returns the runs that …” or “Ends the run when …”'
  );
}

function checkOtherComment({ text }: DocComment): string | undefined {
  const first = /^[A-Za-z]+/.exec(text)?.[0] ?? '';
  if (!bannedBeginnings.has(first)) return undefined;
  return (
    `the comment begins with “${beginningOf(text)}”, a clause without a subject. ` +
    'Write a noun with its article or a full sentence, for example “The workflow run that …” or “True when …”'
  );
}

function beginningOf(text: string): string {
  return text.split(' ').slice(0, 4).join(' ');
}
