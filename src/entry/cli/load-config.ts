import type { Config } from '../../core/config/config-schema.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import { readFile } from './read-file.ts';
import { UsageError } from './usage-error.ts';

/** The config of a command that needs a sound one. */
export function loadConfig(path: string): Config {
  const config = parseConfig(readFile(path));
  if (config.ok) return config.value;
  throw new UsageError(
    `${path} is not valid; \`baton validate --config ${path}\` says:\n${config.error.map(({ line, message }) => `  ${line === undefined ? '' : `line ${line}: `}${message}`).join('\n')}`,
  );
}
