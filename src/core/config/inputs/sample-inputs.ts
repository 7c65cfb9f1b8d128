import type { CommentFilter } from '../schema/filter-schema.ts';
import type { Triggers } from '../schema/triggers-schema.ts';
import { listCommandInputs, listNamedInputs } from './declared-inputs.ts';
import type { DeclaredInput } from './input-value.ts';
import { parseUsage } from './usage.ts';

/** Builds example values for the inputs without which a start by hand is refused. */
export function buildSampleInputs(on: Triggers): Readonly<Record<string, string>> {
  const required = [...listNamedInputs(on).values()].filter((input) => input.required);
  return Object.fromEntries(required.map((input) => [input.name, buildSample(input)]));
}

/** Builds the shortest line that calls the command of a filter, with example values. */
export function buildSampleCommand(on: Triggers, filter: Pick<CommentFilter, 'command' | 'arguments'>): string {
  const usage = filter.arguments === undefined ? undefined : parseUsage(filter.arguments);
  const inputs = listCommandInputs(on, filter);
  const words = usage?.ok !== true ? [] : usage.value.filter(({ required }) => required);
  const shown = words.flatMap(({ name, label, kind }) => {
    const input = inputs.get(name);
    const value = input === undefined ? name : buildSample(input);
    return kind === 'option' ? [label, value] : [value];
  });
  return [filter.command, ...shown].join(' ');
}

function buildSample({ name, type, options = [] }: DeclaredInput): string {
  if (type === 'number') return '1';
  if (type === 'boolean') return 'true';
  if (type === 'choice') return options[0] ?? '';
  if (type === 'string') return `example-${name.replaceAll('_', '-')}`;
  return type satisfies never;
}
