import { z } from 'zod';
import { buildConfigJsonSchema } from '../schema/config-schema.ts';
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

/** Returns what the JSON Schema says about a path: each form that a value may have there, the first one about all of them. */
export function nodesAt(path: Path): readonly SchemaNode[] {
  root ??= expandNode(buildConfigJsonSchema());
  let nodes = root;
  for (const segment of path) nodes = nodes.flatMap((node) => expandNode(step(node, segment)));
  return nodes;
}

function step(node: SchemaNode, segment: PathSegment): unknown {
  if (typeof segment === 'number') return node.items;
  const own = node.properties !== undefined && Object.hasOwn(node.properties, segment) ? node.properties[segment] : undefined;
  return own ?? node.additionalProperties;
}

/** Expands a union into itself and its members. */
export function expandNode(value: unknown): readonly SchemaNode[] {
  const parsed = nodeSchema.safeParse(value);
  if (!parsed.success) return [];
  return [parsed.data, ...(parsed.data.anyOf ?? []).flatMap(expandNode)];
}
