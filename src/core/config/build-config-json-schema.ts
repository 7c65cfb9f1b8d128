import { z } from 'zod';
import { configSchema } from './config-schema.ts';

/** JSON Schema (draft-07) of the config as people write it: keys with a default are optional. Editors and docs read it. */
export function buildConfigJsonSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' }), title: 'Baton' };
}
