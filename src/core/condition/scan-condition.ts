/**
 * This folder knows conditions of stages (`if`), which are written in CEL. `scan-condition` refuses what is too long, too deep or a
 * slip of the pen, `parse-condition` reads the rest into a tree, `check-condition` compares the tree with what a condition can read
 * (`condition-shape`), and `evaluate-condition` decides with the facts of a run. Only `load-conditions` is imported from elsewhere
 * when code runs in a job: the library is large, and most pipelines have no condition.
 */

/** Something that is wrong in a condition, at an offset of its text. */
export interface ConditionFault {
  readonly code: 'BATON-E150' | 'BATON-E151' | 'BATON-E152';
  /** A sentence that follows the name of the field. */
  readonly message: string;
  readonly offset: number;
}

/** The limits on one condition. The parser recurses for each bracket, so the depth is checked before it starts. */
export const conditionLimits = { characters: 1024, depth: 24 } as const;

/** The names with which everything begins that a condition can read. */
export const conditionRoots = ['needs', 'results', 'subject', 'run', 'inputs'] as const;

/** The functions of Baton's own: they ask how the stages before this one ended. */
export const statusFunctions: readonly string[] = ['always', 'failed', 'skipped'];

interface Token {
  readonly text: string;
  readonly offset: number;
}

const rawText = String.raw`[bB]?[rR][bB]?(?:"[^"\n]*"|'[^'\n]*')`;
const plainText = String.raw`[bB]?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')`;
const tokenPattern = new RegExp(
  String.raw`(?<blank>\s+|//[^\n]*)|(?<quoted>${rawText}|${plainText})|[A-Za-z_]\w*|\d[\w.]*|[=!<>]=+|&&|\|\||[\s\S]`,
  'gu',
);

/** Returns the first thing that is wrong with the text before it is parsed, with words for slips that a parser explains badly. */
export function scanCondition(text: string): ConditionFault | undefined {
  const { characters } = conditionLimits;
  if (text.length > characters)
    return unreadable(`has ${text.length} characters; at most ${characters} are accepted`, characters);
  const tokens = listTokens(text);
  if (tokens.length === 0) return unreadable('is empty; write what has to be true, or take it out', 0);
  return findSlip(tokens) ?? findHyphen(tokens) ?? findBracket(tokens) ?? findOpenEnd(tokens);
}

export function unreadable(message: string, offset: number): ConditionFault {
  return { code: 'BATON-E150', message, offset };
}

/** Lists everything but blanks and comments. A quoted text stays whole. */
function listTokens(text: string): readonly Token[] {
  return [...text.matchAll(tokenPattern)].flatMap((match) =>
    match.groups?.blank === undefined ? [{ text: match[0], offset: match.index }] : [],
  );
}

/** The slips of people who know other languages, and what is written here. */
const slips: Readonly<Record<string, string>> = {
  '=': 'compares with `=`; write `==`',
  '===': 'compares with `===`; write `==`',
  '!==': 'compares with `!==`; write `!=`',
  '&': 'has a single `&`; write `&&`',
  '|': 'has a single `|`; write `||`',
  and: 'has `and`; write `&&`',
  or: 'has `or`; write `||`',
  not: 'has `not`; write `!`',
  $: 'is in `${{ }}`; write the condition alone, without `${{ }}`',
  '“': 'has curly quotes; write `"`',
  '”': 'has curly quotes; write `"`',
  '‘': "has curly quotes; write `'`",
  '’': "has curly quotes; write `'`",
  '"': 'has a text that does not end; close it with `"`',
  "'": "has a text that does not end; close it with `'`",
};

function findSlip(tokens: readonly Token[]): ConditionFault | undefined {
  for (const [index, { text, offset }] of tokens.entries()) {
    const after = tokens[index + 1];
    if (text === '{' && after?.text === '{' && after.offset === offset + 1)
      return unreadable('is in `{{ }}`; a condition is no template: write it alone, without `{{ }}`', offset);
    const isField = tokens[index - 1]?.text === '.';
    const slip = !isField && Object.hasOwn(slips, text) ? slips[text] : undefined;
    if (slip !== undefined) return unreadable(slip, offset);
  }
  return undefined;
}

const isWord = (text = ''): boolean => /^\w+$/.test(text);

/** Finds a name with a hyphen behind a dot. CEL reads the hyphen as a minus, and says nothing that would help. */
function findHyphen(tokens: readonly Token[]): ConditionFault | undefined {
  for (const [index, dot] of tokens.entries()) {
    if (dot.text !== '.') continue;
    const parts = readHyphenated(tokens, index + 1);
    const [first, second = ''] = parts;
    if (first === undefined || parts.length < 2 || /^\d/.test(first.text) || isRoot(second)) continue;
    const name = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('-');
    const before = tokens[index - 1];
    const start = isWord(before?.text) ? `${before?.text}` : '';
    const message = `has \`${start}.${name}\`, which CEL reads as a subtraction; write \`${start}["${name}"]\``;
    return { code: 'BATON-E151', message, offset: isWord(before?.text) ? (before?.offset ?? dot.offset) : dot.offset };
  }
  return undefined;
}

/** Reads the words from a place on that hyphens join without a blank: the first one as a token, the others as text. */
function readHyphenated(tokens: readonly Token[], from: number): readonly [Token, ...string[]] | readonly [] {
  const first = tokens[from];
  if (first === undefined || !isWord(first.text)) return [];
  const words: string[] = [];
  let end = first.offset + first.text.length;
  for (let at = from + 1; tokens[at]?.text === '-' && tokens[at]?.offset === end; at += 2) {
    const word = tokens[at + 1];
    if (word === undefined || word.offset !== end + 1 || !/^[A-Za-z_]\w*|^\d+$/.test(word.text)) break;
    words.push(word.text);
    end = word.offset + word.text.length;
  }
  return [first, ...words];
}

function isRoot(part: Token | string): boolean {
  const names: readonly string[] = conditionRoots;
  return typeof part === 'string' && (names.includes(part) || /^\d/.test(part));
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function findBracket(tokens: readonly Token[]): ConditionFault | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (Object.hasOwn(closers, token.text)) open.push(token);
    if (open.length > conditionLimits.depth)
      return unreadable(`has brackets more than ${conditionLimits.depth} deep; write it flatter`, token.offset);
    if (!Object.values(closers).includes(token.text)) continue;
    const last = open.pop();
    if (last === undefined) return unreadable(`has a \`${token.text}\` too many; take it out`, token.offset);
    const wanted = closers[last.text];
    if (wanted !== token.text)
      return unreadable(`has \`${token.text}\` where \`${wanted}\` closes \`${last.text}\``, token.offset);
  }
  const left = open.at(-1);
  return left && unreadable(`has a \`${left.text}\` that nothing closes; add \`${closers[left.text]}\``, left.offset);
}

function findOpenEnd(tokens: readonly Token[]): ConditionFault | undefined {
  const last = tokens.at(-1);
  if (last === undefined || !/^(?:[=!<>]=|[<>!+\-*/%?:.,]|&&|\|\||in)$/.test(last.text)) return undefined;
  return unreadable(`ends behind \`${last.text}\`; write what follows it`, last.offset);
}
