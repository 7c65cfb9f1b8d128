import { quoteNames } from '../text/plain-text.ts';

/** The types of the library, as people call them. */
const typeWords: Readonly<Record<string, string>> = {
  int: 'a whole number',
  uint: 'a whole number',
  double: 'a fraction',
  string: 'text',
  bool: 'true or false',
  list: 'a list',
  map: 'a group of values',
  null_type: 'null',
};

function nameType(type: string): string {
  const name = type.replace(/\(.*/, '');
  return (Object.hasOwn(typeWords, name) ? typeWords[name] : undefined) ?? 'a value of another kind';
}

/** The messages of the library about values that only a run has, and what each means. The first one that fits counts. */
const explanations: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [/^found no matching overload for _\?_:_ applied to '\((.{0,40})\)'$/, ([type = '']) => describeNoBoolean('before `?`', type)],
  [/^found no matching overload for '(.{1,40})' applied to '(?:(.{0,40})\.)?\((.{0,120})\)'$/, explainOverload],
  [/^type mismatch: expected bool, got (.{1,40})$/, ([type = '']) => describeNoBoolean('beside `&&` or `||`', type)],
  [
    /^type mismatch: iterable vs (.{1,40})$/,
    ([type = '']) => `a macro such as \`exists\` goes through ${nameType(type)}, which is no list`,
  ],
  [/by zero$/, () => 'it divides by zero'],
  [/^index (-?\d{1,19}) out of bounds/, ([index = '']) => `a list in it has no item ${index}; the first one is 0`],
  [/out of bounds/, () => 'it asks a list for an item whose number is no whole number'],
  [/overflow/, () => 'a number in it is too large'],
  [/^field not found: ([A-Za-z_][\w-]{0,63})$/, ([name = '']) => `there is no \`${name}\` where it reads one`],
  [/^field not found/, () => 'it reads a part that is not there'],
  [/^Unable to convert string '/, () => '`bool` was given a text that is neither `true` nor `false`'],
  [/^map key conflict/, () => 'a key stands twice between `{` and `}`'],
  [/^unsupported key type/, () => 'what stands in brackets is neither a text nor a whole number'],
  // These messages are our own.
  [/^("[\s\S]*" is not a number|it would go through [\s\S]*|a pattern in it [\s\S]*)$/, ([message = '']) => message],
];

/** Says in our words what the library says of values that only a run has. No message of the library is shown. */
export function explainError(message: string): string {
  for (const [pattern, explain] of explanations) {
    const found = pattern.exec(message);
    if (found !== null) return explain(found.slice(1));
  }
  return 'its values do not fit together';
}

function describeNoBoolean(where: string, type: string): string {
  return `what stands ${where} is ${nameType(type)}, neither true nor false; compare it with something`;
}

function explainOverload([name = '', target, args = '']: readonly (string | undefined)[]): string {
  const types = [...(target === undefined ? [] : [target]), ...args.split(/, (?![^(]*\))/).filter((type) => type !== '')];
  const seen = types.map(nameType).join(' and ');
  const written = name.replaceAll('_', '').replace('@', '');
  return `${quoteNames([written])} does not work with ${seen === '' ? 'nothing' : seen}${name.startsWith('_') ? hintMissing(types) : ''}`;
}

/** Returns what to write where a text stands beside a number: most often that text is an input or key that is missing. */
function hintMissing(types: readonly string[]): string {
  const isMixed = types.includes('string') && types.some((type) => nameType(type).includes('number') || type === 'double');
  return isMixed ? '; what is missing is an empty text: ask `has(…)` before' : '';
}
