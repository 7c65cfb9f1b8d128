import type { Output } from 'liquidjs';
import type { Source } from './analyze-template.ts';
import { fence } from './fence.ts';
import { flattenText } from './flatten-text.ts';
import { labelSource } from './label-source.ts';
import type { PromptContext } from './prompt-context.ts';

export interface OutputOptions {
  readonly output: Output;
  readonly sources: readonly Source[];
  readonly context: PromptContext;
  readonly clean: (text: string) => string;
  /** Name of the fence; none without it. */
  readonly name: string | undefined;
  /** How text of others is written where people read it; as it is when absent. */
  readonly present: ((text: string) => string) | undefined;
}

/** One `{{ … }}` as text: alone on its line as it is, in a fence when it is not ours; inside a line as one line. */
export function renderOutput(value: unknown, options: OutputOptions): string {
  const { output, context, name } = options;
  const outside = options.sources.find((source) => isOutside(source));
  const plain = toText(value, outside);
  // Filters can put the halves of something hidden together.
  const cleaned = outside !== undefined && output.value.filters.length > 0 ? options.clean(plain) : plain;
  const text = outside !== undefined && options.present !== undefined ? options.present(cleaned) : cleaned;
  if (name !== undefined && text.includes(name)) throw new Error(name);
  if (!isAlone(output)) return flattenText(text);
  if (outside === undefined || name === undefined || text === '' || typeof value === 'number') return text;
  return fence(text, { name, label: labelSource(outside.path, context) });
}

function isOutside({ shape }: Source): boolean {
  switch (shape.kind) {
    case 'text':
      return shape.trust === 'outside';
    case 'value':
      return false;
    default:
      return true;
  }
}

function toText(value: unknown, source: Source | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  const separator = source?.shape.kind === 'list' ? source.shape.separator : '\n';
  return value.map((item) => toItemText(item)).join(separator);
}

/** A comment in a list is its body. */
function toItemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item ?? '');
  return 'body' in item ? String(item.body) : JSON.stringify(item);
}

/** Nothing but white space stands beside it on its line of the template. */
function isAlone({ token }: Output): boolean {
  const { input, begin, end } = token;
  const lineEnd = input.indexOf('\n', end);
  const before = input.slice(input.lastIndexOf('\n', begin - 1) + 1, begin);
  const after = input.slice(end, lineEnd < 0 ? input.length : lineEnd);
  return begin === 0 ? after.trim() === '' : `${before}${after}`.trim() === '';
}
