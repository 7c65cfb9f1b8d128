import { RE2JS } from 're2js';
import { messageOf } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';

export type Matcher = (text: string) => boolean;

/** Compiles a regular expression of RE2, which runs in linear time on any text (I-6). The error is the rest of a sentence. */
export function compilePattern(pattern: string): Result<Matcher, string> {
  try {
    const compiled = RE2JS.compile(pattern);
    return success((text) => compiled.matcher(text).find());
  } catch (error) {
    return failure(`is no regular expression of RE2: ${messageOf(error)}`);
  }
}
