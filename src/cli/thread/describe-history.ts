import type { Config } from '../../core/config/schema/config-schema.ts';
import { toHistoryEntries } from '../../core/history/history-entry.ts';
import { renderHistory } from '../../core/history/render-history.ts';
import { actionsAccount } from '../../core/trigger/accounts.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { printAside, readJsonAs } from '../../terminal/files/read-json.ts';
import { commentsSchema, numberOfThread, toComment } from '../../terminal/files/to-comment.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { decodeThread } from './decode-thread.ts';

interface HistoryFacts {
  readonly config: Config;
  readonly pipeline: string;
  readonly trigger: Trigger;
  /** The account whose records alone count; where absent and without signing keys, that of GitHub Actions. */
  readonly trustedAuthor?: number | undefined;
}

/**
 * Renders the history that a run would get if the event started it now, from the comments of the ledger. Writes to stderr which
 * comments were ignored.
 */
export function describeHistory(file: string, { config, pipeline, trigger, trustedAuthor }: HistoryFacts): string {
  const history = config.pipelines[pipeline]?.history;
  if (history === undefined) return '';
  const comments = readJsonAs(file, { schema: commentsSchema, what: 'what "list issue comments" returns' });
  const [first] = comments;
  if (first === undefined) return '';
  const ledger = numberOfThread(first);
  if (ledger === undefined)
    throw new UsageError(`${file} does not say which issue it is from: its comments have no \`issue_url\`.`);
  const author = trustedAuthor ?? (config.signing === undefined ? actionsAccount : undefined);
  const { records, ignored } = decodeThread(comments.map(toComment), {
    config,
    repo: trigger.repository.id,
    thread: ledger,
    trustedAuthor: author,
  });
  for (const { comment, reason } of ignored) printAside(`ignored comment ${comment}: ${reason}\n`);
  return renderHistory(toHistoryEntries(records, pipeline), { history, subject: trigger.subject.number });
}
