import type { Config } from '../../core/config/schema/config-schema.ts';
import { parseRunName } from '../../core/run/names.ts';
import { actionsAccount } from '../../core/trigger/accounts.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import type { Connection } from '../../terminal/github/connect.ts';
import { decodeThread } from './decode-thread.ts';
import type { OpenThread } from './thread.ts';

interface ThreadRequest {
  readonly config: Config;
  readonly thread: number;
  readonly trustedAuthor?: number;
}

/** Reads all comments of a thread, with the records that count: one request per 100, and one query where records are unsigned. */
export async function readThread(connection: Connection, request: ThreadRequest): Promise<OpenThread> {
  const { config, thread } = request;
  const listed = await connection.github.threads.listSince(thread, '1970-01-01T00:00:00Z');
  const { comments, trustedAuthor } = await vouch(connection, listed, request);
  const author = trustedAuthor === undefined ? {} : { trustedAuthor };
  const read = decodeThread(comments, { config, thread, repo: connection.repository.id, ...author });
  return { config, thread, comments, read, connection };
}

/**
 * Vouches for the comments of a repository without signing keys. The account that is trusted is the one that is named, else that
 * of workflows: a person who reads is not the one who wrote the records.
 */
async function vouch(
  { github }: Connection,
  listed: readonly Comment[],
  { config, trustedAuthor }: ThreadRequest,
): Promise<{ readonly comments: readonly Comment[]; readonly trustedAuthor: number | undefined }> {
  if (config.signing !== undefined) return { comments: listed, trustedAuthor };
  const { comments } = await github.provenance.readEdits(listed);
  return { comments, trustedAuthor: trustedAuthor ?? actionsAccount };
}

/** Lists the numbers of the threads where the run or subject may be, the likeliest first. */
export async function listThreads(
  connection: Connection,
  config: Config,
  query: { readonly subject?: number; readonly run?: string },
): Promise<readonly [number, ...number[]]> {
  if (query.subject !== undefined) return [query.subject];
  if (query.run === undefined) throw new UsageError('Say which thread to read: --subject N, or the name of a run with --run.');
  const pipelines = Object.keys(config.pipelines);
  const location = parseRunName(query.run, pipelines);
  if (location === undefined)
    throw new UsageError(
      `"${query.run}" is no name of a run: write <pipeline>-<number>, with a pipeline of ${pipelines.join(', ')}, or name the thread with --subject N.`,
    );
  const issues = await connection.github.ledgers.list('runs', location.pipeline);
  const own = issues.map(({ number }) => number).toReversed();
  const [first, ...others] = location.subject === undefined ? own : [location.subject, ...own];
  if (first !== undefined) return [first, ...others];
  throw new UsageError(`Pipeline "${location.pipeline}" has no runs issue yet, so there is no run "${query.run}".`);
}
