import type { Config } from '../../../core/config/config-schema.ts';
import { decodeThread } from '../decode-thread.ts';
import type { OpenThread } from '../thread.ts';
import type { Connection } from './connect.ts';

interface ThreadRequest {
  readonly config: Config;
  readonly thread: number;
  readonly trustedAuthor?: number;
}

/** All comments of a thread, with the records that count: one request per 100. */
export async function readThread(connection: Connection, request: ThreadRequest): Promise<OpenThread> {
  const { config, thread } = request;
  const comments = await connection.github.threads.listSince(thread, '1970-01-01T00:00:00Z');
  const read = decodeThread(comments, { ...request, repo: connection.repository.id });
  return { config, thread, comments, read, connection };
}
