import { createDeflate } from '../../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import { createVerifier } from '../../../adapters/crypto/create-verifier.ts';
import type { Config } from '../../../core/config/config-schema.ts';
import { type History, historySchema } from '../../../core/config/history-schema.ts';
import { toHistoryEntries } from '../../../core/history/history-entry.ts';
import { renderHistory } from '../../../core/history/render-history.ts';
import { verifyLedger } from '../../../core/history/verify-ledger.ts';
import { decodeRecords } from '../../../core/record/decode-records.ts';
import { readTools } from '../../../engine/write-tools.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readJsonAs } from '../read-json.ts';
import { commentsSchema, toComment } from '../to-comment.ts';
import { UsageError } from '../usage-error.ts';

interface HistoryOptions {
  readonly thread: string;
  readonly repoId: number;
  readonly subject: number;
  readonly trustedAuthor?: number;
  readonly config: string;
  readonly json?: boolean;
}

/** Prints the text of `{{ history }}` and nothing else; what the ledger's comments hold besides is said on stderr. */
export async function history(pipeline: string, options: HistoryOptions): Promise<number> {
  const config = loadConfig(options.config);
  const settings = findSettings(config, pipeline);
  const comments = readJsonAs(options.thread, { schema: commentsSchema, what: 'what "list issue comments" returns' });
  const keys = config.signing?.keys ?? [];
  const verifier = createVerifier(keys);
  const read = decodeRecords(comments.map(toComment), {
    repo: options.repoId,
    subject: options.subject,
    tools: readTools({ hasher: createNodeHasher(), compressor: createDeflate(), verifier }),
    unsigned: keys.length === 0,
    ...(options.trustedAuthor === undefined ? {} : { trustedAuthor: options.trustedAuthor }),
  });
  for (const { code, message } of verifyLedger(read.records)) process.stderr.write(`${code}: ${message}\n`);
  for (const { comment, reason } of read.ignored) process.stderr.write(`ignored comment ${comment}: ${reason}\n`);
  const entries = toHistoryEntries(read.records, pipeline);
  const text = renderHistory(entries, { history: settings });
  if (options.json === true) printJson({ history: text, runs: entries, ignored: read.ignored });
  else process.stdout.write(text);
  return 0;
}

/** A pipeline that remembers nothing is shown as it would be with the defaults. */
function findSettings(config: Config, name: string): History {
  const pipeline = config.pipelines[name];
  if (pipeline !== undefined) return pipeline.history ?? historySchema.parse({});
  throw new UsageError(`The config has no pipeline "${name}". It has: ${Object.keys(config.pipelines).join(', ')}.`);
}
