import type { z } from 'zod';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { findNearest } from '../../text/explain-path.ts';
import { listFirstNames, quoteNames } from '../../text/plain-text.ts';
import { findForeignKey, findForeignValue } from './foreign-keys-hint.ts';
import { findSchemaNode, knownKeysAt } from './schema-node.ts';
import {
  fieldsOfBuiltin,
  findFitting,
  type IssuePlace,
  listForms,
  moveValue,
  respellings,
  sampleAt,
  writeLine,
} from './write-line.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Turns an issue of the schema into problems that name the field, the value seen, and what to write instead. */
export function describeIssue(issue: z.core.$ZodIssue, place: IssuePlace): readonly Problem[] {
  const { path, source } = place;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describeKey([...path, key], source));
  if (issue.code === 'invalid_key') return [describeName(place)];
  if (issue.input === undefined) return isMisspelled(path, source) ? [] : [describeMissing(place)];
  const name = path.length === 0 ? 'The config' : `\`${writeConfigPath(path)}\``;
  const what = explainSecret(issue.input, path) ?? `is ${showValue(issue.input)}, ${explainIssue(issue, place)}`;
  const message = `${name} ${what}${remedy(path)}`;
  return [source.problem({ code: 'BATON-E107', message: message.replace('?.', '?'), path })];
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
  const kept = guess === undefined ? undefined : findFitting([...parent, guess], [String(source.find(path))]);
  const line = kept === undefined ? '' : ` Write \`${guess}: ${kept}\`.`;
  const remedy = guess === undefined ? explainHome(path, source) : `Did you mean \`${guess}\`?${line}`;
  const message = `\`${name}\` is not a key here. ${remedy} Known here: ${known.join(', ')}.`;
  return source.problem({ code: 'BATON-E105', message, path, at: 'key' });
}

/** Returns the key, or the key and a value, that was meant by one that does not exist. */
function guessKey(path: Path, source: YamlSource): string | undefined {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const known = listKnownKeys(parent, source);
  return findForeignKey(key, known) ?? findNearest(key, known);
}

/** Says where a key stands that was written in another place: in a map around this one, or in one that is in such a map. */
function explainHome(path: Path, source: YamlSource): string {
  const key = String(path.at(-1));
  const around = path.map((_, at) => path.slice(0, at)).reverse();
  const maps = around.flatMap((at) => knownKeysAt(at).map((name) => [...at, name]));
  const homes = [...around.slice(1), ...maps.flatMap((at) => [at, [...at, '<name>']])];
  const home = homes.find((at) => knownKeysAt(at).includes(key) && at.join() !== path.slice(0, -1).join());
  if (home === undefined) return 'Write one that is, or take it out.';
  const value = moveValue([...home, key], source.find(path));
  return `It belongs to ${home.length === 0 ? 'the top level' : `\`${home.join('.')}\``}; write \`${key}: ${value}\` there, or take it out.`;
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

/** Explains the value of a secret where its name, or the public half of a key, belongs. It is not shown. */
function explainSecret(value: unknown, path: Path): string | undefined {
  if (typeof value !== 'string' || !/(?:env|keys)(?:\[\d+\])?$/.test(writeConfigPath(path))) return undefined;
  const line = `write \`${sampleAt(path)}\``;
  if (path[0] === 'signing' && value.includes('secrets.'))
    return `is \`${value}\`, which stays a secret of the repository; its public half belongs here: ${line}`;
  if (path[0] === 'signing' && /^[\w+/]{43}=$/.test(value))
    return `begins with "${value.slice(0, 6)}" and has no id; write \`k1:\` before it if it is the public half, and never the secret one here`;
  if (!/^(?=.*[a-z])(?=.*\d)[\w+/=.:-]{20,}$|PRIVATE KEY/.test(value)) return undefined;
  return `begins with "${value.slice(0, 6)}" and looks like the value of a secret: if it is one, revoke it, because git keeps it; ${line}`;
}

function explainIssue(issue: z.core.$ZodIssue, place: IssuePlace): string {
  const line = `; write \`${writeLine(place, issue)}\``;
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union')
    return `but must be ${[...new Set(listForms(issue).map((form) => typeNames.get(form) ?? form))].join(' or ')}${line}`;
  if (issue.code === 'invalid_value') return explainValues(issue.values.map(String), issue.input);
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array'
      ? `but must not be empty${line}`
      : `but must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${line}`;
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `but may have at most ${issue.maximum} characters; write a shorter text`;
    return issue.origin === 'array'
      ? `but may have at most ${issue.maximum} entries; write fewer`
      : `but must be at most ${issue.maximum}${line}`;
  }
  return `but must have the form of an example: write \`${writeLine(place, issue)}\``;
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

/** Suggests what a name that does not exist may mean, and lists the names that exist. */
export function suggestNames(wrong: string, names: readonly string[]): string {
  if (names.length === 0) return 'There is none to choose from.';
  const nearest = findNearest(wrong, names, { most: 2 });
  const guess = nearest === undefined ? '' : `Did you mean \`${nearest}\`? `;
  return `${guess}There are: ${listFirstNames(names)}.`;
}
