import { showWord, suggestName } from '../config/inputs/input-value.ts';
import { type Argument, parseUsage, type Usage } from '../config/inputs/usage.ts';
import { failure, type Result, success } from '../result.ts';
import { invisibleCharacters } from '../text/plain-text.ts';

/** One word behind a command. */
interface Word {
  /** The part before `=`: `topic`, `--tag`; undefined for a word without one. */
  readonly key: string | undefined;
  readonly value: string;
}

/** The longest line of a command with inputs. Longer texts stand below the line, and are no inputs. */
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
      `The line has ${line.length} characters, and at most ${longestLine} are taken. Longer text can stand below the line, where a prompt reads it as \`event.comment\`.`,
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

/** Reads the words behind a command by its usage line: the value of each argument by the name of its input. */
export function readArguments(pattern: string, words: readonly Word[]): Result<Readonly<Record<string, string>>, string> {
  const usage = parseUsage(pattern);
  if (!usage.ok) return failure('The usage line of this command cannot be read.');
  const reader = new Reader(usage.value, words);
  const fault = reader.readAll();
  if (fault !== undefined) return failure(fault);
  const missing = usage.value.filter(({ name, required }) => required && !reader.values.has(name));
  if (missing.length > 0) return failure(missing.map(({ label }) => `\`${label}\` is missing.`).join(' '));
  return success(Object.fromEntries(reader.values));
}

/** Reads words from left to right. */
class Reader {
  readonly values = new Map<string, string>();
  private readonly usage: Usage;
  private readonly words: Word[];

  constructor(usage: Usage, words: readonly Word[]) {
    this.usage = usage;
    this.words = [...words];
  }

  /** Reads all words. Returns what is wrong with the first one that does not fit. */
  readAll(): string | undefined {
    for (let word = this.words.shift(); word !== undefined; word = this.words.shift()) {
      const fault = isFlag(word) ? this.readFlag(word) : this.readPlain(word);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  private readFlag({ key, value }: Word): string | undefined {
    const label = key ?? value;
    const flags = this.usage.filter(({ kind }) => kind === 'flag' || kind === 'option');
    const found = flags.find((each) => each.label === label);
    if (found === undefined) {
      const labels = flags.map((each) => each.label);
      return `${showWord(label)} is unknown.${suggestName(label, labels)}`;
    }
    if (this.values.has(found.name)) return `\`${label}\` stands there twice.`;
    return found.kind === 'flag' ? this.setFlag(found, key) : this.setOption(found, { key, value });
  }

  private setFlag({ name, label }: Argument, key: string | undefined): string | undefined {
    if (key !== undefined) return `\`${label}\` is a flag and takes no value.`;
    this.values.set(name, 'true');
    return undefined;
  }

  private setOption({ name, label }: Argument, { key, value }: Word): string | undefined {
    const next = key === undefined ? this.words.shift() : undefined;
    const given = key === undefined ? next?.value : value;
    if (given === undefined || given === '' || (next !== undefined && isFlag(next)))
      return `\`${label}\` needs a value behind it.`;
    if (next?.key !== undefined) return describeAssignment(next);
    this.values.set(name, given);
    return undefined;
  }

  private readPlain(word: Word): string | undefined {
    if (word.key !== undefined) return describeAssignment(word);
    const next = this.usage.find(({ name, kind }) => (kind === 'word' && !this.values.has(name)) || kind === 'words');
    if (next === undefined) return `${showWord(word.value)} is one word too many.`;
    const before = this.values.get(next.name);
    this.values.set(next.name, before === undefined ? word.value : `${before} ${word.value}`);
    return undefined;
  }
}

function isFlag({ key, value }: Word): boolean {
  return (key ?? value).startsWith('--');
}

function describeAssignment({ key, value }: Word): string {
  return `${showWord(`${key}=${value}`)} has a \`=\`; write the value alone, in double quotes if it has one.`;
}
