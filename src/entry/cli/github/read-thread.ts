import type { Config } from '../../../core/config/config-schema.ts';
import { actionsAccount } from '../../../core/record/actions-account.ts';
import type { Comment } from '../../../core/record/comment.ts';
import { decodeThread } from '../decode-thread.ts';
import type { OpenThread } from '../thread.ts';
import type { Connection } from './connect.ts';

interface ThreadRequest {
  readonly config: Config;
  readonly thread: number;
  readonly trustedAuthor?: number;
}

/** All comments of a thread, with the records that count: one request per 100, and a query where records are unsigned. */
export async function readThread(connection: Connection, request: ThreadRequest): Promise<OpenThread> {
  const { config, thread } = request;
  const listed = await connection.github.threads.listSince(thread, '1970-01-01T00:00:00Z');
  const { comments, trustedAuthor } = await vouch(connection, listed, request);
  const author = trustedAuthor === undefined ? {} : { trustedAuthor };
  const read = decodeThread(comments, { config, thread, repo: connection.repository.id, ...author });
  return { config, thread, comments, read, connection };
}

/** The account of a person who asks is not the one that writes records: unless it is named, that is the one of workflows. */
async function vouch(
  { github }: Connection,
  listed: readonly Comment[],
  { config, trustedAuthor }: ThreadRequest,
): Promise<{ readonly comments: readonly Comment[]; readonly trustedAuthor: number | undefined }> {
  if (config.signing !== undefined) return { comments: listed, trustedAuthor };
  const { comments } = await github.provenance.vouch(listed);
  return { comments, trustedAuthor: trustedAuthor ?? actionsAccount };
}
