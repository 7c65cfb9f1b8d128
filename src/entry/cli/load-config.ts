import type { Config } from '../../core/config/config-schema.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import { readBytes } from './read-bytes.ts';
import { UsageError } from './usage-error.ts';

/** The config of a command that needs a sound one. */
export function loadConfig(path: string): Config {
  const config = parseConfig(readBytes(path).toString('utf8'));
  if (config.ok) return config.value;
  const problems = config.error.map(({ line, message }) => `  ${line === undefined ? '' : `line ${line}: `}${message}`);
  throw new UsageError(`${path} is not valid; \`baton validate --config ${path}\` says:\n${problems.join('\n')}`);
}
