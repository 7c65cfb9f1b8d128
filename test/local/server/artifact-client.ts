/**
 * Performs each message with the real toolkit, in the environment of another job. Runs as a process of its own, because the
 * toolkit prints.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultArtifactClient, type FindOptions } from '@actions/artifact';

export interface Order {
  readonly environment: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  readonly findBy?: FindOptions['findBy'];
}

async function perform({ args, findBy }: Order, folder: string): Promise<unknown> {
  const [command, name = '', argument = ''] = args;
  const client = new DefaultArtifactClient();
  const outside = findBy === undefined ? {} : { findBy };
  switch (command) {
    case 'upload': {
      const file = join(folder, 'content.txt');
      writeFileSync(file, argument);
      return client.uploadArtifact(name, [file], folder, { retentionDays: 1 });
    }
    case 'upload-plain': {
      const file = join(folder, name);
      writeFileSync(file, /^\d+ bytes$/.test(argument) ? Buffer.alloc(Number.parseInt(argument, 10), 'x') : argument);
      return client.uploadArtifact(name, [file], folder, { skipArchive: true });
    }
    case 'download': {
      const { digestMismatch } = await client.downloadArtifact(Number(name), {
        path: folder,
        expectedHash: argument,
        ...outside,
      });
      const files = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
      return { digestMismatch, files: Object.fromEntries(files) };
    }
    case 'list':
      return client.listArtifacts(outside);
    case 'delete':
      return client.deleteArtifact(name);
    default:
      throw new Error(`Unknown command ${command}`);
  }
}

async function answer(order: Order): Promise<unknown> {
  Object.assign(process.env, order.environment);
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  try {
    return { result: await perform(order, folder) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.on('message', async (order: Order) => process.send?.(await answer(order)));
