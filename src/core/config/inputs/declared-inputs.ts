/**
 * This folder knows the inputs of a pipeline: their names and types (this file), the usage line of a command (`usage`), and how
 * a text becomes a value (`input-value`).
 */

import { type CommentFilter, filtersOf } from '../schema/filter-schema.ts';
import type { InputSettings, Triggers } from '../schema/triggers-schema.ts';
import { type DeclaredInput, parseInputValue } from './input-value.ts';
import { parseUsage } from './usage.ts';

type Inputs = ReadonlyMap<string, DeclaredInput>;

/**
 * Lists all inputs that a run of the pipeline may have, by name: those of `manual`, the arguments of its commands, and the fields
 * of its webhooks, which are texts. A type that `manual` declares holds for all of them.
 */
export function listInputs(on: Triggers): Inputs {
  const fields = filtersOf(on.webhook).flatMap(({ map = {} }) => Object.keys(map));
  const texts = fields.map((name): readonly [string, DeclaredInput] => [name, { name, type: 'string', required: false }]);
  return new Map([...texts, ...listNamedInputs(on)]);
}

/** Lists the inputs that a start by name takes: those of `manual`, and the arguments of the pipeline's commands. */
export function listNamedInputs(on: Triggers): Inputs {
  const filters = filtersOf(on.comment).filter((filter) => filter.arguments !== undefined);
  const found = filters.map((filter) => listArguments(filter));
  const all = found.flatMap((each) => [...each.values()]);
  const merged = all.map((input): readonly [string, DeclaredInput] => {
    // Of two commands one may do without the argument.
    const required = found.every((each) => each.get(input.name)?.required === true);
    return [input.name, { ...input, required }];
  });
  return new Map([...merged, ...listDeclared(on)]);
}

/** Returns whether people who start the pipeline by hand give inputs, so that the workflow has to take them. */
export function takesInputsByHand(on: Triggers): boolean {
  return on.manual !== undefined && listNamedInputs(on).size > 0;
}

/** Lists the inputs that a command takes, with the types that `manual` declares. The pattern says which ones it needs. */
export function listCommandInputs(on: Triggers, filter: Pick<CommentFilter, 'arguments'>): Inputs {
  const declared = listDeclared(on);
  return new Map(
    [...listArguments(filter)].map(([name, input]) => {
      const { type = input.type, options, ...rest } = declared.get(name) ?? input;
      return [name, { ...rest, type, options, required: input.required }];
    }),
  );
}

function listDeclared({ manual }: Triggers): Inputs {
  const inputs = typeof manual === 'object' ? (manual.inputs ?? {}) : {};
  return new Map(Object.entries(inputs).map(([name, settings]) => [name, toDeclared(name, settings)]));
}

function toDeclared(name: string, { type, required, options, default: value }: InputSettings): DeclaredInput {
  return { name, type, required, options, default: value === undefined ? undefined : String(value) };
}

function listArguments({ arguments: pattern }: Pick<CommentFilter, 'arguments'>): Inputs {
  const usage = pattern === undefined ? undefined : parseUsage(pattern);
  if (usage?.ok !== true) return new Map();
  return new Map(
    usage.value.map(({ name, kind, required }) => [name, { name, type: kind === 'flag' ? 'boolean' : 'string', required }]),
  );
}

/** The value of an input: absent where a number was neither given nor has a default. */
export type InputValue = string | number | boolean;

/**
 * Returns the inputs of a run with their types, as conditions and templates read them: what its start gave, else the default,
 * else false for a boolean and the empty text for a text or a choice. `given` are the texts in the trigger of its record, and `on` is that of the record's configuration.
 */
export function readTypedInputs(
  on: Triggers,
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, InputValue>> {
  const declared = listInputs(on);
  const names = [...new Set([...Object.keys(given), ...declared.keys()])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const input = declared.get(name);
      const text = (Object.hasOwn(given, name) ? given[name] : undefined) ?? input?.default;
      const value = toTyped(text, input?.type);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The values of inputs that were not given and have no default. A number has none then. */
const absent: Readonly<Record<DeclaredInput['type'], InputValue | undefined>> = {
  string: '',
  choice: '',
  boolean: false,
  number: undefined,
};

function toTyped(text: string | undefined, type: DeclaredInput['type'] = 'string'): InputValue | undefined {
  if (text === undefined) return absent[type];
  if (type === 'boolean') return text === 'true';
  if (type !== 'number') return text;
  const number = parseInputValue({ type }, text);
  return number.ok ? Number(number.value) : undefined;
}
