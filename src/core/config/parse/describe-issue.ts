import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { listFirstNames, quoteNames } from '../../text/plain-text.ts';
import { builtinSchemas, isBuiltinName } from '../schema/builtin-schemas.ts';
import { findForeignKey, findForeignValue } from './foreign-keys-hint.ts';
import { findFitting, findSchemaNode, knownKeysAt, sampleAt } from './schema-node.ts';
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
  const message =
    `${name === '' ? 'The config' : `\`${name}\``} is ${showValue(issue.input)}, ${explainIssue(issue, place)}${remedy(path)}`.replace(
      '?.',
      '?',
    );
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
  const { description = '', pattern = '' } = findSchemaNode(path.slice(0, -1))?.propertyNames ?? {};
  const name = respellings(String(path.at(-1))).find((each) => new RegExp(pattern, 'u').test(each)) ?? 'name';
  const message = `\`${writeConfigPath(path)}\` is no valid name; write \`${name}\`. ${description}`.trim();
  return source.problem({ code: 'BATON-E107', message, path, at: 'key' });
}

function describeMissing({ path, source }: IssuePlace): Problem {
  const message = `\`${writeConfigPath(path)}\` is missing; write \`${writeLine({ path, source })}\`${remedy(path)}`;
  return source.problem({ code: 'BATON-E106', message, path });
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

function explainIssue(issue: z.core.$ZodIssue, place: IssuePlace): string {
  const line = `; write \`${writeLine(place, issue)}\``;
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return `but must be ${[...new Set(listForms(issue).map((form) => typeNames.get(form) ?? form))].join(' or ')}${line}`;
    case 'invalid_value':
      return explainValues(issue.values.map(String), issue.input);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `but must not be empty${line}`
        : `but must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${line}`;
    case 'too_big':
      if (issue.origin === 'string') return `but may have at most ${issue.maximum} characters; write a shorter text`;
      return issue.origin === 'array'
        ? `but may have at most ${issue.maximum} entries; write fewer`
        : `but must be at most ${issue.maximum}${line}`;
    default:
      return `but must have the form of an example: write \`${writeLine(place, issue)}\``;
  }
}

/** Lists what a value may be: the types of all forms of a union, and words in backticks. */
function listForms(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'invalid_union') return issue.errors.flatMap((each) => each.slice(0, 1).flatMap(listForms));
  if (issue.code === 'invalid_value') return [quoteNames(issue.values.map(String))];
  return issue.code === 'invalid_type' ? [issue.expected] : [];
}

/** Returns the line to write: what was written, in the form that belongs there, or an example. */
function writeLine({ path, source }: IssuePlace, issue?: z.core.$ZodIssue): string {
  const key = path.at(-1) ?? 'version';
  const field = ['title', 'body', 'add'].find((each) => fieldsOfBuiltin(path, source)?.includes(each));
  const written = issue && field === undefined ? respell(issue, path) : undefined;
  const value = written ?? (field === undefined ? sampleAt(path) : `{ ${field}: ${sampleAt([...path, field])} }`);
  return typeof key === 'number' ? value : `${key}: ${value}`;
}

/** Returns a written value in the form that belongs there; undefined where that would be a guess. */
function respell(issue: z.core.$ZodIssue, path: Path): string | undefined {
  const { input, code } = issue;
  if (code === 'too_big') return String(issue.maximum);
  if (code === 'too_small' && issue.inclusive && typeof input === 'number') return String(issue.minimum);
  const text = String(input).trim();
  const forms = listForms(issue);
  if (forms.includes('object')) return respellMap([input].flat().map(String), path);
  if (forms.includes('boolean')) return { yes: 'true', on: 'true', no: 'false', off: 'false' }[text.toLowerCase()];
  if (isPlainMap(input) || input === null || text.length > 60 || [input].flat().length !== 1) return undefined;
  if (!forms.includes('array')) return findFitting(path, respellings(text));
  const items = text.split(path.at(-1) === 'command' ? /\s+/ : /\s*,\s*/);
  const fitting = items.map((item) => findFitting([...path, 0], [item]));
  return fitting.includes(undefined) ? undefined : `[${fitting.join(', ')}]`;
}

/** Returns the map that a text may mean: one of its keys, or the value of the first key that does not take any text. */
function respellMap(texts: readonly string[], path: Path): string | undefined {
  const { required = [] } = findSchemaNode(path) ?? {};
  const keys = knownKeysAt(path).filter((key) => required.every((each) => each === key));
  const key = texts.find((text) => keys.includes(text));
  if (key !== undefined) return `{ ${key}: ${sampleAt([...path, key])} }`;
  const isTold = (name: string): boolean => required.includes(name) || findFitting([...path, name], ['-']) === undefined;
  const found = keys.filter(isTold).map((name) => [name, findFitting([...path, name], texts)] as const);
  const [name, value] = found.find(([, value]) => value !== undefined) ?? [];
  return value === undefined || texts.length > 1 ? undefined : `{ ${name}: ${value} }`;
}

/** Lists other spellings of a text, which may be the right ones. */
function respellings(text: string): readonly string[] {
  const words = text.replaceAll(/(?<=[a-z])(?=[A-Z])|\W+/g, '-');
  return [text, words.toLowerCase(), words.replaceAll('-', '_'), words.toLowerCase().replaceAll('-', '_'), `/${text}`];
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
