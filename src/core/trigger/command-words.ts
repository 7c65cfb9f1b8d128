import { showWord } from '../config/inputs/input-value.ts';
import { failure, type Result, success } from '../result.ts';
import { invisibleCharacters } from '../text/plain-text.ts';

/** One word behind a command. */
export interface Word {
  /** The part before `=`: `topic`, `--tag`; undefined for a word without one. */
  readonly key: string | undefined;
  readonly value: string;
}

/** The longest line of a command with inputs. Longer texts stand below the line. */
const longestLine = 2_000;

const wordPattern = /[ \t]*(?:((?:--)?[A-Za-z_][A-Za-z0-9_-]*)=)?(?:"([^"]*)"|([^ \t"]+)|(?<==))(?=[ \t]|$)/y;

/**
 * Splits what stands behind a command into words (U11). A word has plain characters alone, unless it stands in double quotes; and
 * there neither what HTML and code begin with, nor what nobody sees. The error is a sentence.
 */
export function splitWords(text: string): Result<readonly Word[], string> {
  const line = text.trim();
  if (line.length > longestLine)
    return failure(
      `The line has ${line.length} characters, and at most ${longestLine} are taken; write long text below the line.`,
    );
  const words: Word[] = [];
  const word = new RegExp(wordPattern);
  while (word.lastIndex < line.length) {
    const at = word.lastIndex;
    const found = word.exec(line);
    if (found === null) return failure(describeQuotes(line.slice(at).trim()));
    const [, key, quoted, plain = ''] = found;
    const fault = quoted === undefined ? findInPlain(plain) : findInQuotes(quoted);
    if (fault !== undefined) return failure(fault);
    words.push({ key, value: quoted ?? plain });
  }
  return success(words);
}

function describeQuotes(rest: string): string {
  return `${showWord(rest)} has a quote that is not closed, or one in the middle of a word; write \`name="two words"\`.`;
}

function findInPlain(value: string): string | undefined {
  if (/[“”„«»‘’]/.test(value)) return `${showWord(value)} has curly quotes; write straight ones: \`name="two words"\`.`;
  const [wrong] = value.replace(/[A-Za-z0-9._/:@+,-]+/g, '');
  if (wrong === undefined) return undefined;
  return `${showWord(value)} has the character ${showWord(wrong)}; put such a value in double quotes: \`name="two words"\`.`;
}

function findInQuotes(value: string): string | undefined {
  if (value.replace(invisibleCharacters, '') !== value)
    return `${showWord(value)} has a character that nobody sees; take it out.`;
  const wrong = /[\\`<>]/.exec(value)?.[0];
  if (wrong === undefined) return undefined;
  const name = wrong === '`' ? 'a backtick' : showWord(wrong);
  return `${showWord(value)} has ${name}, which no value of a command has: code and HTML are no plain text; take it out.`;
}
