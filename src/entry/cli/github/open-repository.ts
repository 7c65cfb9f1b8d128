import type { Config } from '../../../core/config/config-schema.ts';
import { loadConfig } from '../load-config.ts';
import { type Connection, connect } from './connect.ts';
import { loadDefaultConfig } from './load-default-config.ts';

/** A repository on GitHub and the config by which it is read: a file, else that of its default branch. */
export async function openRepository(options: {
  readonly repo?: string;
  readonly config?: string;
}): Promise<{ readonly connection: Connection; readonly config: Config }> {
  const connection = await connect(options.repo);
  return { connection, config: options.config === undefined ? await loadDefaultConfig(connection) : loadConfig(options.config) };
}
