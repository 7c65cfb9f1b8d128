import type { ErrorObject } from 'ajv';
import { describeValue } from '../describe-value.ts';
import type { HandoffError } from '../handoff-error.ts';

/** An error in the words of the validator, with the path of the value and what was seen there. */
export function describeSchemaError(error: ErrorObject): HandoffError {
  const segments = error.instancePath.split('/').slice(1).map(unescapePointer);
  const path = ['data', ...segments].join('.');
  const allowed = 'allowedValues' in error.params ? ` (${listValues(error.params.allowedValues)})` : '';
  const extra = 'additionalProperty' in error.params ? ` (\`${cut(String(error.params.additionalProperty))}\`)` : '';
  const seen = segments.length > 0 ? `; it is ${describeValue(error.data)}` : '';
  const message = `\`${path}\` ${error.message ?? 'does not fit the schema of the stage'}${allowed}${extra}${seen}.`;
  return { code: 'schema', path, message };
}

function listValues(values: unknown): string {
  return Array.isArray(values) ? cut(values.map((value) => JSON.stringify(value)).join(', '), 400) : '';
}

function cut(text: string, length = 64): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;
}

function unescapePointer(segment: string): string {
  return cut(segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
