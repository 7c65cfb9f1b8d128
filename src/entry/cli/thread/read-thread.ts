import type { Config } from '../../../core/config/schema/config-schema.ts';
import { parseRunName } from '../../../core/run/names.ts';
import { actionsAccount } from '../../../core/trigger/accounts.ts';
import type { Comment } from '../../../core/trigger/comment.ts';
import { UsageError } from '../files/usage-error.ts';
import type { Connection } from '../github/connect.ts';
import { decodeThread } from './decode-thread.ts';
import type { OpenThread } from './thread.ts';

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
  const { comments } = await github.provenance.readEdits(listed);
  return { comments, trustedAuthor: trustedAuthor ?? actionsAccount };
}

interface AskedThread {
  readonly subject?: number;
  readonly run?: string;
}

/** Numbers of the threads where what was asked for may stand, the likeliest first. */
export async function listThreads(
  connection: Connection,
  config: Config,
  asked: AskedThread,
): Promise<readonly [number, ...number[]]> {
  if (asked.subject !== undefined) return [asked.subject];
  if (asked.run === undefined) throw new UsageError('Say which thread to read: --subject N, or the name of a run with --run.');
  const pipelines = Object.keys(config.pipelines);
  const place = parseRunName(asked.run, pipelines);
  if (place === undefined)
    throw new UsageError(
      `"${asked.run}" is no name of a run: write <pipeline>-<number>, with a pipeline of ${pipelines.join(', ')}, or name the thread with --subject N.`,
    );
  const issues = await connection.github.ledgers.list('runs', place.pipeline);
  const own = issues.map(({ number }) => number).toReversed();
  const [first, ...others] = place.subject === undefined ? own : [place.subject, ...own];
  if (first !== undefined) return [first, ...others];
  throw new UsageError(`Pipeline "${place.pipeline}" has no runs issue yet, so there is no run "${asked.run}".`);
}
