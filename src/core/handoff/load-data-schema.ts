import type { Result } from '../result.ts';
import type { SchemaFault } from './check-schema-form.ts';
import type { DataValidator } from './compile-data-schema.ts';

/** Does the same as `compileDataSchema`. The library is loaded only now, because most jobs never need it. */
export async function loadDataSchema(schema: unknown): Promise<Result<DataValidator, readonly SchemaFault[]>> {
  const { compileDataSchema } = await import('./compile-data-schema.ts');
  return compileDataSchema(schema);
}
