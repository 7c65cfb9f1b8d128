import { buildConfigJsonSchema } from '../../core/config/schema/config-schema.ts';
import { printJson } from '../../terminal/files/read-json.ts';

export async function schema(): Promise<number> {
  printJson(buildConfigJsonSchema());
  return 0;
}
