import { codeSpan } from '../../markdown/elements.ts';
import { failure, type Result, success } from '../../result.ts';
import { truncateCodePoints } from '../../text/code-points.ts';
import { findNearest } from '../../text/explain-path.ts';
import { quoteNames } from '../../text/plain-text.ts';
import type { InputSettings } from '../schema/triggers-schema.ts';

/** An input as templates, conditions and starts know it. */
export interface DeclaredInput {
  readonly name: string;
  readonly type: InputSettings['type'];
  /** True if a start by name has to give it. */
  readonly required: boolean;
  /** The value where the start gives none, as text. */
  readonly default?: string | undefined;
  /** The values of a choice. */
  readonly options?: readonly string[] | undefined;
}

/** The longest value that is shown in a sentence, in code points. */
const shownCodePoints = 60;

/** The longest text that can be the slip of a name. Comparing longer ones takes seconds. */
const comparedCharacters = 100;

/** Returns a text of somebody as code, short enough for a sentence. */
export function showWord(text: string): string {
  return codeSpan(truncateCodePoints(text, shownCodePoints));
}

/** Finds the one of some names that a slip of few letters leads to, as the end of a sentence; empty where none is near. */
export function suggestName(wrong: string, names: readonly string[]): string {
  const nearest = wrong.length > comparedCharacters ? undefined : findNearest(wrong, names);
  return nearest === undefined ? '' : ` Did you mean ${codeSpan(nearest)}?`;
}

/** Parses a value as the type of its input, and returns it as it is stored and rendered. The error follows on "is … , and". */
export function parseInputValue(
  { type, options = [] }: Pick<DeclaredInput, 'type' | 'options'>,
  text: string,
): Result<string, string> {
  if (type === 'string') return success(text);
  if (type === 'number') return parseNumber(text);
  if (type === 'boolean') return text === 'true' || text === 'false' ? success(text) : failure('has to be `true` or `false`.');
  if (type !== 'choice') return type satisfies never;
  return options.includes(text)
    ? success(text)
    : failure(`has to be one of ${quoteNames(options)}.${suggestName(text, options)}`);
}

function parseNumber(text: string): Result<string, string> {
  const isDecimal = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?$/.test(text);
  const number = Number(text);
  if (!isDecimal || !Number.isFinite(number)) return failure('has to be a number, such as `3` or `0.5`.');
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    return failure('has more digits than a number keeps; write a smaller one, or make the input a `string`.');
  // Adding 0 turns -0 into 0.
  return success(String(number + 0));
}

const examples: Readonly<Record<DeclaredInput['type'], string>> = {
  string: '<text>',
  number: '<number>',
  boolean: '<true or false>',
  choice: '<choice>',
};

/** Renders how inputs are written behind `/baton run`, such as `depth=<number> [topic=<text>]`. Required inputs come first. */
export function renderInputUsage(inputs: readonly DeclaredInput[]): string {
  const [required, optional] = [inputs.filter((input) => input.required), inputs.filter((input) => !input.required)];
  return [...required, ...optional].map(renderInput).join(' ');
}

function renderInput({ name, type, required, options = [] }: DeclaredInput): string {
  const value = type === 'choice' && options.length <= 3 ? `<${options.join(' or ')}>` : examples[type];
  return required ? `${name}=${value}` : `[${name}=${value}]`;
}
