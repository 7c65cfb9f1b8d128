import { loadConfig } from '../../terminal/files/load-config.ts';
import { readJsonAs } from '../../terminal/files/read-json.ts';
import { commentsSchema, toComment } from '../../terminal/files/to-comment.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { openRepository } from '../../terminal/github/open-repository.ts';
import { decodeThread } from './decode-thread.ts';
import { listThreads, readThread } from './read-thread.ts';
import type { OpenThread, ThreadOptions } from './thread.ts';

/** Opens a thread: the comments in a file that somebody saved, or without a file those on GitHub. */
export async function openThread(file: string | undefined, options: ThreadOptions): Promise<OpenThread> {
  return file === undefined ? openOnGitHub(options) : openFile(file, options);
}

function openFile(file: string, options: ThreadOptions): OpenThread {
  if (options.repo !== undefined) throw new UsageError('Comments come from a file or from GitHub: leave the file or --repo out.');
  const { repoId: repo, subject: thread } = options;
  if (repo === undefined || thread === undefined)
    throw new UsageError('A file of comments does not say whose they are: add --repo-id <n> and --subject <n>.');
  const config = loadConfig(options.config);
  const what = 'what "list issue comments" returns';
  const comments = readJsonAs(file, { schema: commentsSchema, what }).map(toComment);
  return { config, thread, comments, read: decodeThread(comments, { ...options, config, repo, thread }) };
}

/** Opens the thread that holds a run, among several where the run may be; if no thread holds it, the likeliest one. */
async function openOnGitHub(options: ThreadOptions): Promise<OpenThread> {
  const { connection, config } = await openRepository(options);
  const [likeliest, ...others] = await listThreads(connection, config, options);
  const read = (thread: number): Promise<OpenThread> => readThread(connection, { ...options, config, thread });
  const first = await read(likeliest);
  if (options.run === undefined || holds(first, options.run)) return first;
  for (const thread of others) {
    const other = await read(thread);
    if (holds(other, options.run)) return other;
  }
  return first;
}

function holds({ read }: OpenThread, run: string): boolean {
  return read.records.some(({ record }) => record.run === run);
}
