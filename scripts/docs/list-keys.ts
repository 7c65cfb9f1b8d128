import { describeType } from './describe-type.ts';
import type { SchemaNode } from './schema-node.ts';

/** One row of the table of keys. */
export interface Key {
  /** Dotted, with `<name>` where the user chooses the name and `[]` for the items of a list. */
  readonly path: string;
  readonly type: string;
  readonly fallback: string;
  readonly description: string;
}

/** All keys of a schema, in its own order, parents before their parts. */
export function listKeys(schema: SchemaNode): readonly Key[] {
  const keys = listBelow(schema, { path: '', required: 'required' });
  return keys.filter((key, index) => keys.findIndex(({ path }) => path === key.path) === index);
}

/** `required`: the word for a key that must be there; another one where a value has several forms. */
interface Place {
  readonly path: string;
  readonly required: string;
}

function listBelow(node: SchemaNode, place: Place): readonly Key[] {
  const { properties = {}, required = [], additionalProperties, anyOf = [], items } = node;
  const named = Object.entries(properties).flatMap(([name, child]) =>
    listKey(child, {
      path: place.path === '' ? name : `${place.path}.${name}`,
      required: required.includes(name) ? place.required : '',
    }),
  );
  const free =
    typeof additionalProperties === 'object' ? listKey(additionalProperties, { path: `${place.path}.<name>`, required: '' }) : [];
  const forms = anyOf.flatMap((form) => listBelow(form, { path: place.path, required: 'required in this form' }));
  return [...named, ...free, ...forms, ...(items ? listBelow(items, { path: `${place.path}[]`, required: 'required' }) : [])];
}

function listKey(node: SchemaNode, { path, required }: Place): readonly Key[] {
  const fallback = node.default === undefined ? required : `\`${JSON.stringify(node.default)}\``;
  const key = { path, type: describeType(node), fallback, description: node.description ?? '' };
  return [key, ...listBelow(node, { path, required: 'required' })];
}
