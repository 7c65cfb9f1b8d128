import type { Config } from '../../core/config/schema/config-schema.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { openRepository } from '../../terminal/github/open-repository.ts';
import { openThread } from './open-thread.ts';
import { readThread } from './read-thread.ts';
import type { OpenThread, ThreadOptions } from './thread.ts';

interface OpenLedgers {
  readonly config: Config;
  readonly ledgers: readonly OpenThread[];
}

export interface LedgerOptions extends Omit<ThreadOptions, 'run'> {
  /** The file with the comments of one ledger. */
  readonly thread?: string;
}

/** Opens the ledgers of a pipeline with the records that count: the one in a file, or all ledgers on GitHub, ascending by number. */
export async function openLedgers(pipeline: string, options: LedgerOptions): Promise<OpenLedgers> {
  if (options.thread !== undefined) {
    const opened = await openThread(options.thread, options);
    checkPipeline(opened.config, pipeline);
    return { config: opened.config, ledgers: [opened] };
  }
  const { connection, config } = await openRepository(options);
  checkPipeline(config, pipeline);
  const issues = await connection.github.ledgers.list('history', pipeline);
  const ledgers: OpenThread[] = [];
  for (const { number } of issues) ledgers.push(await readThread(connection, { ...options, config, thread: number }));
  return { config, ledgers };
}

function checkPipeline({ pipelines }: Config, name: string): void {
  if (Object.hasOwn(pipelines, name)) return;
  throw new UsageError(`The config has no pipeline "${name}". It has: ${Object.keys(pipelines).join(', ')}.`);
}
