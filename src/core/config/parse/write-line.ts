import type { z } from 'zod';
import { isPlainMap } from '../../json/json-value.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { builtinSchemas, isBuiltinName } from '../schema/builtin-schemas.ts';
import { findForeignValue, samples } from './foreign-keys-hint.ts';
import { expandNode, findSchemaNode, knownKeysAt, nodesAt, type SchemaNode } from './schema-node.ts';
import type { Path, YamlSource } from './yaml-source.ts';

/** An issue of the schema, in its file. */
export interface IssuePlace {
  readonly path: Path;
  readonly source: YamlSource;
}

/** Returns the line to write: what was written, in the form that belongs there, or an example. */
export function writeLine({ path, source }: IssuePlace, issue?: z.core.$ZodIssue): string {
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
  if (text.length > 60) return undefined;
  const words = nodesAt(path).flatMap((node) => node.enum ?? []);
  const meant = typeof input === 'string' ? findForeignValue(text, words) : undefined;
  return meant ?? respellForm(issue, { text, path });
}

/** Returns a written value in one of the forms that belong there. */
function respellForm(
  issue: z.core.$ZodIssue,
  { text, path }: { readonly text: string; readonly path: Path },
): string | undefined {
  const { input } = issue;
  const forms = listForms(issue);
  if (forms.includes('object')) return respellMap([input].flat(), path);
  if (forms.includes('boolean')) return { yes: 'true', on: 'true', no: 'false', off: 'false' }[text.toLowerCase()];
  if (Array.isArray(input) && input.length > 1 && /setup$/.test(String(path.at(-1)))) return JSON.stringify(input.join('\n'));
  if (input === null || [input].flat().length !== 1) return undefined;
  if (!forms.includes('array')) return isPlainMap(input) ? undefined : findFitting(path, respellings(text));
  const items = isPlainMap(input) ? Object.keys(input) : text.split(path.at(-1) === 'command' ? /\s+/ : /\s*,\s*/);
  const fitting = items.map((item) => findFitting([...path, 0], [item]));
  return fitting.includes(undefined) ? undefined : `[${fitting.join(', ')}]`;
}

/** Returns the map that a text may mean: one of its keys, or the value of the first key that does not take any text. */
function respellMap(given: readonly unknown[], path: Path): string | undefined {
  const texts = given.filter((each) => typeof each !== 'object').map(String);
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
export function respellings(text: string): readonly string[] {
  const bare = text.replaceAll(/^\W+|(?<!\W)\W+$/g, '');
  const words = bare.replaceAll(/(?<=[a-z])(?=[A-Z])|[\W_]+/g, '-');
  const [, number = '', unit = 'd'] = /^\$?(\d+)\s*([a-z])?/.exec(text) ?? [];
  const lower = words.toLowerCase();
  const secret = /^\$\{\{\s*secrets\.(\w+)\s*\}\}$/.exec(text)?.[1] ?? text;
  return [secret, lower, words.replaceAll('-', '_'), lower.replaceAll('-', '_'), `/${text}`, number, `${number}${unit}`];
}

/** Lists what a value may be: the types of all forms of a union, and words in backticks. */
export function listForms(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'invalid_union') return issue.errors.flatMap((each) => each.slice(0, 1).flatMap(listForms));
  if (issue.code === 'invalid_value') return [quoteNames(issue.values.map(String))];
  return issue.code === 'invalid_type' ? [issue.expected] : [];
}

/** Returns the fields of the built-in of this very stage; undefined elsewhere. */
export function fieldsOfBuiltin(parent: Path, source: YamlSource): readonly string[] | undefined {
  const uses = parent.at(-1) === 'with' ? source.find([...parent.slice(0, -1), 'uses']) : undefined;
  return isBuiltinName(uses) ? Object.keys(builtinSchemas[uses].shape.with.shape) : undefined;
}

/** Returns a value from another place as it is written at a path; an example where it does not fit, or may hold secrets. */
export function moveValue(path: Path, value: unknown): string {
  if (path.some((key) => /^(?:env|setup-env|headers|keys|mcp-servers)$/.test(String(key)))) {
    const names = isPlainMap(value) ? Object.keys(value) : [value].flat().map(String);
    const own = /env$/.test(String(path.at(-1))) ? names.filter((name) => /^[A-Z_][A-Z0-9_]*$/.test(name)) : [];
    return own.length > 0 ? `[${own.join(', ')}]` : sampleAt(path);
  }
  const whole = typeof value === 'object' && value !== null ? writeFlow(value) : undefined;
  if (whole !== undefined && whole.length <= 100) return whole;
  return findFitting(path, [String(value)]) ?? sampleAt(path);
}

function writeFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(', ')}]`;
  if (!isPlainMap(value)) return typeof value === 'string' ? quoteText(value) : String(value);
  const parts = Object.entries(value).map(([key, each]) => `${key}: ${writeFlow(each)}`);
  return `{ ${parts.join(', ')} }`;
}

/** Returns the first of some texts that has the right form at a path, as it is written there; undefined if none has. */
export function findFitting(path: Path, texts: readonly string[]): string | undefined {
  return nodesAt(path).flatMap((node) => texts.filter((text) => isFitting(node, text)).map((text) => writeText(node, text)))[0];
}

function isFitting({ type, pattern = '', format, enum: words, minimum = 0, maximum = 0 }: SchemaNode, text: string): boolean {
  if (format === 'uri') return /^https?:/.test(text);
  if (type === 'number' || type === 'integer') return /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
  return type === 'string' && text !== '' && words?.includes(text) !== false && new RegExp(pattern, 'u').test(text);
}

function writeText({ type }: SchemaNode, text: string): string {
  return type === 'string' ? quoteText(text) : text;
}

/** Returns what may stand at a path, as it is written in the file. */
export function sampleAt(path: Path): string {
  const key = path.findLast((segment) => typeof segment === 'string') ?? '';
  const [node] = nodesAt(path);
  const list = typeof path.at(-1) === 'number' ? findSchemaNode(path.slice(0, -1)) : undefined;
  return sampleOf({ description: list?.description, ...node }, key);
}

function sampleOf(node: unknown, key: string): string {
  const [first, second] = expandNode(node);
  if (first === undefined) return '1';
  const { type, description, anyOf, required = [], properties = {} } = first;
  if (anyOf !== undefined) return sampleOf({ description, ...second }, key);
  const known = Object.hasOwn(samples, key) ? samples[key]?.find((sample) => kindOf(sample) === type) : undefined;
  const only = first.const ?? first.enum?.[0] ?? known;
  if (only !== undefined) return String(only);
  const names = required.length === 0 ? Object.keys(properties).slice(0, 1) : required;
  switch (type) {
    case 'object':
      return names.length === 0
        ? `{ name: ${sampleOf(first.additionalProperties, key)} }`
        : `{ ${names.map((name) => `${name}: ${sampleOf(properties[name], name)}`).join(', ')} }`;
    case 'array':
      return `[${sampleOf({ description, ...expandNode(first.items)[0] }, key)}]`;
    case 'string': {
      const examples = [...(description ?? '').matchAll(/\bas `([^`]+)`/g)].map(([, example = '']) => example);
      return quoteText(examples.find((example) => isFitting(first, example)) ?? `<${key.replace(/s$/, '')}>`);
    }
    case 'boolean':
      return 'true';
    default:
      return String(first.default ?? Math.max(first.minimum ?? 1, 1));
  }
}

function kindOf(sample: string): string {
  const kinds: Readonly<Record<string, string>> = { '{': 'object', '[': 'array' };
  return kinds[sample.charAt(0)] ?? (/^\d+$/.test(sample) ? 'number' : 'string');
}

/** Returns a text as it is written in the file: in quotes where YAML would read something else. */
function quoteText(text: string): string {
  return /^[\w</.][\w<>/.@-]*(?: [\w<>/.-]+)*$/.test(text) && Number.isNaN(Number(text)) && !/^(?:true|false|null)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
