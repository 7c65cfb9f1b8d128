/**
 * This folder checks `data` of handoffs against the JSON Schema that a stage demands. `check-schema-form` refuses schemas that
 * could be expensive or impossible to satisfy; this file compiles the rest with ajv; `load-data-schema` loads this file only when
 * needed.
 */

import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { RE2JS } from 're2js';
import { isPlainMap } from '../json/json-value.ts';
import { messageOf } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { checkSchemaForm, type SchemaFault, versionOf } from './check-schema-form.ts';
import { describeValue, type HandoffError, shortenText } from './handoff-error.ts';

/** Describes an error in the words of the validator, with the path of the value and the value seen there. */
function describeSchemaError(error: ErrorObject): HandoffError {
  const segments = error.instancePath
    .split('/')
    .slice(1)
    .map((segment) => shortenText(unescapePointer(segment)));
  const path = ['data', ...segments].join('.');
  const allowed = 'allowedValues' in error.params ? ` (${listValues(error.params.allowedValues)})` : '';
  const extra = 'additionalProperty' in error.params ? ` (\`${shortenText(String(error.params.additionalProperty))}\`)` : '';
  const seen = segments.length > 0 ? `; it is ${describeValue(error.data)}` : '';
  const message = `\`${path}\` ${error.message ?? 'does not fit the schema of the stage'}${allowed}${extra}${seen}.`;
  return { code: 'schema', path, message };
}

function listValues(values: unknown): string {
  return Array.isArray(values) ? shortenText(values.map((value) => JSON.stringify(value)).join(', '), 400) : '';
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}

export type Data = Readonly<Record<string, string>>;

/** Returns everything in `data` that the schema does not allow; empty when it fits. */
export type DataValidator = (data: Data) => readonly HandoffError[];

/** The limit on reported errors. Nobody would read more, and they would fill an agent's context. */
const maxErrors = 20;

/** Runs patterns in linear time: the author of a value must not control how long its check takes. */
const engine = Object.assign(createPattern, { code: '' });

const options: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  // An unknown keyword is a slip, and would check nothing.
  strictSchema: true,
  allowUnionTypes: true,
  validateFormats: false,
  inlineRefs: false,
  logger: false,
  code: { regExp: engine },
};

function createPattern(pattern: string): { test(text: string): boolean; toString(): string } {
  const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
  // ajv distinguishes patterns by their text.
  return { test: (text) => compiled.matcher(text).find(), toString: () => `/${pattern}/` };
}

/**
 * Compiles a JSON Schema (draft-07 or 2020-12) into a validator of `data`. Loads a large library: `loadDataSchema` does so only
 * when a stage has a schema.
 */
export function compileDataSchema(schema: unknown): Result<DataValidator, readonly SchemaFault[]> {
  const form = checkSchemaForm(schema);
  if (form.length > 0 || !isPlainMap(schema)) return failure(form);
  const { $schema: _, ...rest } = schema;
  const ajv = versionOf(schema) === 'draft-07' ? new Ajv(options) : new Ajv2020(options);
  const faults = findFaults(ajv, rest);
  if (faults.length > 0) return failure(faults);
  try {
    const validate = ajv.compile(rest);
    // This call finds a schema that only refers to itself, which would never end.
    validate({ '': '' });
    return success((data) => validateData(validate, data));
  } catch (error) {
    return failure([{ path: [], message: explainKeyword(error, rest) ?? describeFault(error) }]);
  }
}

function findFaults(ajv: Ajv | Ajv2020, schema: object): readonly SchemaFault[] {
  try {
    if (ajv.validateSchema(schema) === true) return [];
  } catch (error) {
    return [{ path: [], message: describeFault(error) }];
  }
  const faults = (ajv.errors ?? []).map(({ instancePath, message, params }) => ({
    path: instancePath.split('/').slice(1).map(unescapePointer),
    message: /\/required$/.test(instancePath)
      ? `is no list; write \`required: [${instancePath.split('/').at(-2) || 'topic'}]\` beside \`properties\``
      : `${message ?? 'does not fit'}${'allowedValues' in params ? `: ${params.allowedValues.join(', ')}` : ''}`,
  }));
  const seen = new Set<string>();
  return faults.filter(({ path, message }) => {
    const key = JSON.stringify([path, message]);
    return seen.size < maxErrors && !seen.has(key) && seen.add(key);
  });
}

function validateData(validate: ValidateFunction, data: Data): readonly HandoffError[] {
  try {
    if (validate(data)) return [];
  } catch (error) {
    return [{ code: 'schema', path: 'data', message: `\`data\` cannot be checked: the schema ${describeFault(error)}.` }];
  }
  const errors: readonly ErrorObject[] = validate.errors ?? [];
  return errors.slice(0, maxErrors).map(describeSchemaError);
}

/** Explains a keyword that there is none of: mostly the name of a field, without `properties` around it. */
function explainKeyword(error: unknown, schema: Readonly<Record<string, unknown>>): string | undefined {
  const [, name] = /unknown keyword: "(.*)"/.exec(messageOf(error)) ?? [];
  if (name === undefined) return undefined;
  const isField = isPlainMap(schema[name]) && 'type' in schema[name];
  const remedy = isField ? `write \`properties: { ${name}: { type: string } }\`` : 'take it out, or rename it';
  return `has \`${name}\`, which is no keyword of JSON Schema; ${remedy}`;
}

function describeFault(error: unknown): string {
  if (error instanceof RangeError) return 'refers to itself without end; take the circle of `$ref` out';
  const message = messageOf(error);
  return `cannot be used: ${message.replace(/^strict mode: /, '')}`;
}
