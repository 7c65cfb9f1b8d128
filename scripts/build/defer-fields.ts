import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/** The calls of zod that take an object of schemas. */
const takesFields: ReadonlySet<string> = new Set(['object', 'strictObject', 'looseObject']);

/**
 * Turns the fields of object schemas into getters, so that the schema of a field is built when the object around it first checks a value. A job
 * checks values with few of the schemas that it loads. Zod reads the fields of an object at that time and once, because schemas may be recursive.
 */
export function deferFields(): Plugin {
  return {
    name: 'defer-fields',
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes("from 'zod'")) return undefined;
      // A literal costs little, and unions read it at once: a getter that is read early changes the order of the keys of what is parsed.
      const fields = findFields(parseAst(code, { lang: 'ts' })).filter(
        ({ valueStart }) => !code.startsWith('z.literal(', valueStart),
      );
      return { code: replaceAll(code, fields), map: null };
    },
  };
}

interface Field {
  readonly start: number;
  readonly nameEnd: number;
  readonly valueStart: number;
  readonly end: number;
}

/** The parts of a syntax tree that are read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Returns the fields of all object schemas in a syntax tree. */
function findFields(tree: unknown): readonly Field[] {
  if (Array.isArray(tree)) return tree.flatMap(findFields);
  if (!isNode(tree)) return [];
  return [...fieldsOf(tree), ...Object.values(tree).flatMap(findFields)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function fieldsOf({ type, callee, arguments: given }: Node): readonly Field[] {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression' || !Array.isArray(given)) return [];
  const { object, property } = callee as Node & { readonly object: Node; readonly property: Node };
  if (object.name !== 'z' || !takesFields.has(String(property.name))) return [];
  const fields: unknown = given[0]?.properties;
  return Array.isArray(fields) ? fields.flatMap(fieldOf) : [];
}

/** Returns a field whose schema is built by a call; none for a name, which costs nothing to read. */
function fieldOf({ type, key, value, start, end }: Node): readonly Field[] {
  if (type !== 'Property' || !isNode(key) || !isNode(value) || value.type !== 'CallExpression') return [];
  return [{ start, nameEnd: key.end, valueStart: value.start, end }];
}

/** Returns the code with getters. Fields stand within fields, so the pieces are put together from the places where something changes. */
function replaceAll(code: string, fields: readonly Field[]): string {
  const edits = fields.flatMap(({ start, nameEnd, valueStart, end }) => [
    { from: start, to: start, text: 'get ' },
    { from: nameEnd, to: valueStart, text: '() { return ' },
    { from: end, to: end, text: '; }' },
  ]);
  let at = 0;
  const pieces = edits
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, text }) => {
      const piece = code.slice(at, from) + text;
      at = to;
      return piece;
    });
  return pieces.join('') + code.slice(at);
}
