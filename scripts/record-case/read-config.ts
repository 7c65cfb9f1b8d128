import type { Config } from '../../src/core/config/config-schema.ts';
import { parseConfig } from '../../src/core/config/parse-config.ts';
import type { CaseInputs } from './case-files.ts';

export function readConfig(inputs: CaseInputs): Config {
  const config = parseConfig(inputs.get('config.yml'));
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join('\n'));
  return config.value;
}
