import type { Config } from '../../core/config/config-schema.ts';
import { parseConfigText } from './parse-config-text.ts';
import { readBytes } from './read-bytes.ts';

/** The config of a command that needs a sound one. */
export function loadConfig(path = '.github/baton.yml'): Config {
  return parseConfigText(readBytes(path).toString('utf8'), path);
}
