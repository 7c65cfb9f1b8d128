import { buildConfigJsonSchema } from '../../../core/config/build-config-json-schema.ts';
import { printJson } from '../print-json.ts';

export async function schema(): Promise<number> {
  printJson(buildConfigJsonSchema());
  return 0;
}
