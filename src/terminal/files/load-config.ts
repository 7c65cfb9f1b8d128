import { parseConfig } from '../../core/config/parse/parse-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { readConfigFile } from './find-config.ts';
import { UsageError } from './usage-error.ts';

/** Parses a config, or throws with its faults. `place` says in words where the text is. */
export function parseConfigText(text: string, place: string): Config {
  const config = parseConfig(text);
  if (config.ok) return config.value;
  const problems = config.error.map(({ line, message }) => `  ${line === undefined ? '' : `line ${line}: `}${message}`);
  throw new UsageError(`${place} is not valid; \`baton validate\` says:\n${problems.join('\n')}`);
}

/** Loads the config of a command that needs a valid one. */
export function loadConfig(given?: string): Config {
  const { name, text } = readConfigFile(given);
  return parseConfigText(text, name);
}
