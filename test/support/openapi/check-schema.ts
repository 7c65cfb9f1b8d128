import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

interface Operation {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly bodyRequired?: boolean;
  /** Null: an answer without a body. */
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Extract {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly schemas: Readonly<Record<string, unknown>>;
}

export const extract: Extract = JSON.parse(readFileSync(new URL('./fixtures/extract.json', import.meta.url), 'utf8'));

const base = 'github';
const compiled = new Map<string, ValidateFunction>();
let ajv: Ajv | undefined;

/** Throws what does not fit: `what`, JSON path, rule and value. Schemas are compiled when they are first used. */
export function checkSchema(what: string, pointer: readonly string[], value: unknown): void {
  const path = `${base}#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  const validate = compiled.get(path) ?? compile(path);
  compiled.set(path, validate);
  if (validate(value)) return;
  const [error] = (validate.errors ?? []).toSorted((a, b) => weigh(b) - weigh(a));
  const details = JSON.stringify(error?.params);
  throw new Error(
    `${what}: ${error?.instancePath || '/'} ${error?.message} ${details}, found ${show(valueAt(value, error?.instancePath ?? ''))}`,
  );
}

/** Of a union's errors the deepest says what is wrong, and never that the value is not null. */
function weigh({ instancePath, keyword, params }: ErrorObject): number {
  const isAside = keyword === 'anyOf' || params.type === 'null';
  return instancePath.length - (isAside ? 1000 : 0);
}

function compile(path: string): ValidateFunction {
  ajv ??= new Ajv({ strict: false, validateFormats: false, schemas: { [base]: { $id: base, ...extract } } });
  const validate = ajv.getSchema(path);
  if (validate === undefined) throw new Error(`GitHub's description has no ${path}`);
  return validate;
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)).get(key) : undefined),
      value,
    );
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 300);
}
