import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { listFirstNames, quoteNames } from '../../text/plain-text.ts';
import { builtinSchemas, isBuiltinName } from '../schema/builtin-schemas.ts';
import { findForeignKey, findForeignValue, findForm } from './foreign-keys-hint.ts';
import { findSchemaNode, knownKeysAt } from './schema-node.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

interface IssuePlace {
  readonly path: Path;
  readonly source: YamlSource;
}

/** Turns an issue of the schema into problems that name the field, the value seen, and what to write instead. */
export function describeIssue(issue: z.core.$ZodIssue, place: IssuePlace): readonly Problem[] {
  const { path, source } = place;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describeKey([...path, key], source));
  if (issue.code === 'invalid_key') return [describeName(place)];
  if (issue.input === undefined) return isMisspelled(path, source) ? [] : [describeMissing(place)];
  const name = writeConfigPath(path);
  const message = `\`${name || 'The config'}\` is ${showValue(issue.input)}, ${explainIssue(issue, path)}${remedy(path)}`;
  return [source.problem({ code: 'BATON-E107', message, path })];
}

function describeKey(path: Path, source: YamlSource): Problem {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const name = writeConfigPath(path);
  const known = listKnownKeys(parent, source);
  if (known.includes(key)) {
    const message = `\`${name}\` belongs to the other kind of stage; with \`agent\` there is no \`with\`, with \`uses\` only \`needs\`, \`if\`, \`continue-on-failure\` and \`with\`.`;
    return source.problem({ code: 'BATON-E105', message, path, at: 'key' });
  }
  const guess = guessKey(path, source);
  const question = guess === undefined ? '' : ` Did you mean \`${guess}\`?`;
  const message = `\`${name}\` is not a key here.${question} Known here: ${known.join(', ')}.`;
  return source.problem({ code: 'BATON-E105', message, path, at: 'key' });
}

/** Returns the key, or the key and a value, that was meant by one that does not exist. */
function guessKey(path: Path, source: YamlSource): string | undefined {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const known = listKnownKeys(parent, source);
  return findForeignKey(key, known) ?? findNearest(key, known);
}

/** Returns whether a key that is missing was written with a slip: the message about that one says it. */
export function isMisspelled(path: Path, source: YamlSource): boolean {
  const parent = path.slice(0, -1);
  const siblings = source.find(parent);
  const known = listKnownKeys(parent, source);
  const unknown = isPlainMap(siblings) ? Object.keys(siblings).filter((key) => !known.includes(key)) : [];
  return unknown.some((key) => guessKey([...parent, key], source)?.split(':')[0] === path.at(-1));
}

function listKnownKeys(parent: Path, source: YamlSource): readonly string[] {
  return fieldsOfBuiltin(parent, source) ?? knownKeysAt(parent);
}

/** Returns the fields of the built-in of this very stage; undefined elsewhere. */
function fieldsOfBuiltin(parent: Path, source: YamlSource): readonly string[] | undefined {
  const uses = parent.at(-1) === 'with' ? source.find([...parent.slice(0, -1), 'uses']) : undefined;
  return isBuiltinName(uses) ? Object.keys(builtinSchemas[uses].shape.with.shape) : undefined;
}

function describeName({ path, source }: IssuePlace): Problem {
  const description = findSchemaNode(path.slice(0, -1))?.propertyNames?.description ?? '';
  const message = `\`${writeConfigPath(path)}\` is no valid name. ${description}`.trim();
  return source.problem({ code: 'BATON-E107', message, path, at: 'key' });
}

function describeMissing({ path, source }: IssuePlace): Problem {
  const description = findSchemaNode(path)?.description ?? '';
  return source.problem({ code: 'BATON-E106', message: `\`${writeConfigPath(path)}\` is missing. ${description}`.trim(), path });
}

function remedy(path: Path): string {
  const description = findDescription(path);
  return description === undefined ? '.' : `. ${description}`;
}

/** Finds the description of a field, or of the list that contains it. */
function findDescription(path: Path): string | undefined {
  const own = findSchemaNode(path)?.description;
  return own ?? (typeof path.at(-1) === 'number' ? findSchemaNode(path.slice(0, -1))?.description : undefined);
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a map'],
  ['record', 'a map'],
]);

function explainIssue(issue: z.core.$ZodIssue, path: Path): string {
  switch (issue.code) {
    case 'invalid_type':
      return `but must be ${typeNames.get(issue.expected) ?? issue.expected}${showForm(path, issue)}`;
    case 'invalid_value':
      return explainValues(issue.values.map(String), issue.input);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'but must not be empty'
        : `but must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array' ? `but must have at most ${issue.maximum} entries` : `but must be at most ${issue.maximum}`;
    case 'invalid_format':
      return 'which does not have the right form';
    default:
      return 'which is not allowed here';
  }
}

/** Returns what a value of the right type looks like: for a text or number in the place of a list or map. */
function showForm(path: Path, { expected, input }: { readonly expected: string; readonly input?: unknown }): string {
  const key = String(path.at(-1));
  const isPlain = typeof input === 'string' || typeof input === 'number';
  const isShort = isPlain && /^[\w./*-]{1,60}$/.test(String(input));
  if (expected === 'string' && isShort) return `; write \`${JSON.stringify(String(input))}\``;
  if (expected === 'array' && isShort) return `; write \`${key}: [${input}]\``;
  const form = expected === 'object' ? findForm(key, input) : undefined;
  return form === undefined ? '' : `; write \`${key}: ${form}\``;
}

function explainValues(values: readonly string[], input: unknown): string {
  const nearest = typeof input === 'string' && values.length > 1 ? findForeignValue(input, values) : undefined;
  const guess = nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
  return `but must be ${values.length > 1 ? 'one of ' : ''}${quoteNames(values)}${guess}`;
}

/** Renders a value briefly, as it is written in the file. A config holds no secrets: it only names them. */
function showValue(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a map';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Returns the name that a slip of few letters leads to. */
function findNearest(wrong: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const nearest = closest(wrong, [...names]);
  return distance(wrong, nearest) <= Math.max(2, Math.ceil(nearest.length / 3)) ? nearest : undefined;
}

/** Suggests what a name that does not exist may mean, and lists the names that exist. */
export function suggestNames(wrong: string, names: readonly string[]): string {
  if (names.length === 0) return 'There is none to choose from.';
  const nearest = closest(wrong, [...names]);
  const guess = distance(wrong, nearest) <= 2 ? `Did you mean \`${nearest}\`? ` : '';
  return `${guess}There are: ${listFirstNames(names)}.`;
}
