import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Config } from '../../src/core/config/schema/config-schema.ts';
import type { CaseInputs } from './case-files.ts';

export function readConfig(inputs: CaseInputs): Config {
  const config = parseConfig(inputs.get('config.yml'));
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join('\n'));
  return config.value;
}
