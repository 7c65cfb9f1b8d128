import type { SchemaNode } from './schema-node.ts';

/** The type of a key in words: `integer, 1 to 1000`, `read or edit or full`, `list of text`. */
export function describeType(node: SchemaNode): string {
  if (node.const !== undefined) return `\`${String(node.const)}\``;
  if (node.enum) return node.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (node.anyOf) return [...new Set(node.anyOf.map(describeType))].join(' or ');
  if (node.type === 'array') return node.items ? `list of ${describeType(node.items)}` : 'list';
  if (node.type === 'object') return 'map';
  if (node.type === 'integer' || node.type === 'number') return `${node.type}${describeRange(node)}`;
  if (node.type === 'boolean') return '`true`, `false`';
  return node.type === 'string' ? 'text' : 'any';
}

/** zod writes the largest safe integer where there is no upper limit. */
function describeRange({ minimum, maximum }: SchemaNode): string {
  const hasMaximum = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined && hasMaximum) return `, ${minimum} to ${maximum}`;
  if (hasMaximum) return `, at most ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}
