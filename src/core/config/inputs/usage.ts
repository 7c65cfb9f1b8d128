import { failure, type Result, success } from '../../result.ts';

/** One part of the usage line of a command. */
export interface Argument {
  /** The name of the input: that of the line, with `_` for `-`. */
  readonly name: string;
  /** The word as it is typed or shown: `env`, `--dry-run`. */
  readonly label: string;
  /** One word, all words that are left, a flag, or a flag with a word behind it. */
  readonly kind: 'word' | 'words' | 'flag' | 'option';
  readonly required: boolean;
}

export type Usage = readonly Argument[];

/** The fault of a usage line, with the 1-based column in it. */
interface UsageFault {
  readonly message: string;
  readonly column: number;
}

const name = '([a-z][a-z0-9_-]{0,62})';
const value = '[ =]<[a-z][a-z0-9_-]{0,62}>';

type Build = (found: readonly (string | undefined)[]) => Omit<Argument, 'name'> & { readonly word: string };

/** The forms of a part, the first of which fits. */
const forms: readonly (readonly [RegExp, Build])[] = [
  [new RegExp(`^\\[--${name}\\]`), ([, word = '']) => ({ word, label: `--${word}`, kind: 'flag', required: false })],
  [new RegExp(`^\\[--${name}${value}\\]`), ([, word = '']) => ({ word, label: `--${word}`, kind: 'option', required: false })],
  [new RegExp(`^--${name}${value}`), ([, word = '']) => ({ word, label: `--${word}`, kind: 'option', required: true })],
  [new RegExp(`^<${name}(\\.\\.\\.)?>`), ([, word = '', rest]) => ({ word, label: word, kind: kindOf(rest), required: true })],
  [
    new RegExp(`^\\[<${name}(\\.\\.\\.)?>\\]`),
    ([, word = '', rest]) => ({ word, label: word, kind: kindOf(rest), required: false }),
  ],
  [
    new RegExp(`^\\[${name}(\\.\\.\\.)?\\]`),
    ([, word = '', rest]) => ({ word, label: word, kind: kindOf(rest), required: false }),
  ],
];

function kindOf(rest: string | undefined): Argument['kind'] {
  return rest === undefined ? 'word' : 'words';
}

/**
 * Parses the usage line of a command. Libraries for arguments read what people type, not such a line, or they need Node, which
 * this room does not have.
 */
export function parseUsage(text: string): Result<Usage, UsageFault> {
  const parts: Argument[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const blank = /^ +/.exec(rest)?.[0].length ?? 0;
    if (blank > 0) {
      at += blank;
      continue;
    }
    const part = parsePart(rest);
    const message = part === undefined ? describeUnread(rest) : findFault(part.argument, parts);
    if (part === undefined || message !== undefined) return failure({ message: message ?? '', column: at + 1 });
    parts.push(part.argument);
    at += part.length;
  }
  return parts.length === 0 ? failure({ message: 'is empty', column: 1 }) : success(parts);
}

function parsePart(text: string): { readonly argument: Argument; readonly length: number } | undefined {
  for (const [pattern, build] of forms) {
    const found = pattern.exec(text);
    const length = found?.[0].length ?? 0;
    if (found === null || !/^(?: |$)/.test(text.slice(length))) continue;
    const { word, ...argument } = build(found);
    return { argument: { ...argument, name: word.replaceAll('-', '_') }, length };
  }
  return undefined;
}

function describeUnread(text: string): string {
  const word = /^\S+/.exec(text)?.[0] ?? '';
  const ways = '`<name>`, `[name]`, `<name...>`, `[--flag]` or `[--option <value>]`';
  const plain = /^-{0,2}[a-z][a-z0-9_-]*$/.test(word)
    ? ` Write ${word.startsWith('-') ? `\`[${word}]\`` : `\`<${word}>\``}?`
    : '';
  return `has "${word}", which is none of ${ways}; names have small letters, digits, \`-\` and \`_\`.${plain}`;
}

/** Names that mean something to programs: no record with such a key can be read. */
const reservedNames: readonly string[] = ['constructor', 'prototype'];

function findFault({ name, label, kind, required }: Argument, before: Usage): string | undefined {
  if (reservedNames.includes(name)) return `has "${label}", which cannot be a name; choose another one`;
  if (before.some((other) => other.name === name)) return `has "${label}", whose name \`${name}\` stands there twice`;
  if (kind === 'flag' || kind === 'option') return undefined;
  if (before.some((other) => other.kind === 'words')) return `has "${label}" behind the words that take all the rest`;
  const optional = before.find((other) => other.kind === 'word' && !other.required);
  if (required && optional !== undefined)
    return `has "${label}", which has to be there, behind "${optional.label}", which may be left out`;
  return undefined;
}
