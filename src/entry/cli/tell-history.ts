import { createDeflate } from '../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../adapters/crypto/create-node-hasher.ts';
import { createVerifier } from '../../adapters/crypto/create-verifier.ts';
import type { Config } from '../../core/config/config-schema.ts';
import { toHistoryEntries } from '../../core/history/history-entry.ts';
import { renderHistory } from '../../core/history/render-history.ts';
import { actionsAccount } from '../../core/record/actions-account.ts';
import { decodeRecords } from '../../core/record/decode-records.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { readTools } from '../../engine/write-tools.ts';
import { readJsonAs } from './read-json.ts';
import { commentsSchema, numberOfThread, toComment } from './to-comment.ts';
import { UsageError } from './usage-error.ts';

interface Asked {
  readonly config: Config;
  readonly pipeline: string;
  readonly trigger: Trigger;
}

/** What a run that the event started now would be told, from the comments of the ledger. */
export function tellHistory(file: string, { config, pipeline, trigger }: Asked): string {
  const history = config.pipelines[pipeline]?.history;
  if (history === undefined) return '';
  const comments = readJsonAs(file, { schema: commentsSchema, what: 'what "list issue comments" returns' });
  const [first] = comments;
  if (first === undefined) return '';
  const ledger = numberOfThread(first);
  if (ledger === undefined)
    throw new UsageError(`${file} does not say which issue it is from: its comments have no \`issue_url\`.`);
  const keys = config.signing?.keys ?? [];
  const tools = readTools({ hasher: createNodeHasher(), compressor: createDeflate(), verifier: createVerifier(keys) });
  const { records } = decodeRecords(comments.map(toComment), {
    repo: trigger.repository.id,
    subject: ledger,
    tools,
    ...(keys.length > 0 ? {} : { unsigned: true, trustedAuthor: actionsAccount }),
  });
  return renderHistory(toHistoryEntries(records, pipeline), { history, subject: trigger.subject.number });
}
