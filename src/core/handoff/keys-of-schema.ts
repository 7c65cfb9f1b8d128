import { isPlainMap } from '../json/json-value.ts';

/** Keywords through which a schema may allow keys that its `properties` do not name. */
const openKeywords = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'not',
  'patternProperties',
  'propertyNames',
  'dependentSchemas',
  'dependencies',
];

/**
 * Returns the keys that `data` may have according to its schema; undefined when they cannot be listed. A schema that names
 * properties allows only these, unless its `additionalProperties` or `unevaluatedProperties` say otherwise.
 */
export function keysOfSchema(schema: unknown): readonly string[] | undefined {
  if (!isPlainMap(schema) || !isPlainMap(schema.properties))
    return isPlainMap(schema) && schema.additionalProperties === false ? [] : undefined;
  const more = [schema.additionalProperties, schema.unevaluatedProperties];
  if (more.some((value) => value !== undefined && value !== false)) return undefined;
  if (openKeywords.some((keyword) => Object.hasOwn(schema, keyword))) return undefined;
  const required = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [];
  const named = Object.entries(schema.properties).flatMap(([name, value]) => (value === false ? [] : [name]));
  return schema.additionalProperties === false ? named : [...new Set([...named, ...required])];
}
