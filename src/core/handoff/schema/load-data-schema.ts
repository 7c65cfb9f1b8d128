import type { Result } from '../../result.ts';
import type { DataValidator } from './compile-data-schema.ts';
import type { SchemaFault } from './schema-fault.ts';

/** The same as `compileDataSchema`; its library is read only now, because most jobs never need it. */
export async function loadDataSchema(schema: unknown): Promise<Result<DataValidator, readonly SchemaFault[]>> {
  const { compileDataSchema } = await import('./compile-data-schema.ts');
  return compileDataSchema(schema);
}
