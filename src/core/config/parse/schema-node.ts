import { z } from 'zod';
import { buildConfigJsonSchema } from '../schema/config-schema.ts';
import { samples } from './foreign-keys-hint.ts';
import type { Path, PathSegment } from './yaml-source.ts';

const nodeSchema = z.object({
  type: z.string().optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  propertyNames: z.object({ description: z.string().optional(), pattern: z.string().optional() }).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

export type SchemaNode = z.infer<typeof nodeSchema>;

let root: readonly SchemaNode[] | undefined;

/** Finds what the JSON Schema says about a path of the config: its description and its keys. */
export function findSchemaNode(path: Path): SchemaNode | undefined {
  return nodesAt(path)[0];
}

/** Returns all keys that may be in the map at a path, of any kind. */
export function knownKeysAt(path: Path): readonly string[] {
  return [...new Set(nodesAt(path).flatMap((node) => Object.keys(node.properties ?? {})))];
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
  const [first, second] = expand(node);
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
      return `[${sampleOf({ description, ...expand(first.items)[0] }, key)}]`;
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
  return /^[A-Za-z_</.][\w<>/.@-]*(?: [\w<>/.-]+)*$/.test(text) && !/^(?:true|false|null|~)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

function nodesAt(path: Path): readonly SchemaNode[] {
  root ??= expand(buildConfigJsonSchema());
  let nodes = root;
  for (const segment of path) nodes = nodes.flatMap((node) => expand(step(node, segment)));
  return nodes;
}

function step(node: SchemaNode, segment: PathSegment): unknown {
  if (typeof segment === 'number') return node.items;
  const own = node.properties !== undefined && Object.hasOwn(node.properties, segment) ? node.properties[segment] : undefined;
  return own ?? node.additionalProperties;
}

/** Expands a union into itself and its members. */
function expand(value: unknown): readonly SchemaNode[] {
  const parsed = nodeSchema.safeParse(value);
  if (!parsed.success) return [];
  return [parsed.data, ...(parsed.data.anyOf ?? []).flatMap(expand)];
}
