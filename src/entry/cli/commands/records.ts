import { createDeflate } from '../../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import { createVerifier } from '../../../adapters/crypto/create-verifier.ts';
import { verifyLedger } from '../../../core/history/verify-ledger.ts';
import { describeRuns } from '../../../core/pipeline/describe-runs.ts';
import { decodeRecords } from '../../../core/record/decode-records.ts';
import type { ReadRecords } from '../../../core/record/record.ts';
import { verifyChain } from '../../../core/record/verify-chain.ts';
import { readTools } from '../../../engine/write-tools.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readJsonAs } from '../read-json.ts';
import { commentsSchema, toComment } from '../to-comment.ts';

interface RecordsOptions {
  readonly repoId: number;
  readonly subject: number;
  readonly trustedAuthor?: number;
  readonly config: string;
  readonly json?: boolean;
}

/** 0 when every marker of ours counts, 1 when something was ignored. Gaps are said on stderr: a list may be cut short. */
export async function records(file: string, options: RecordsOptions): Promise<number> {
  const comments = readJsonAs(file, { schema: commentsSchema, what: 'what "list issue comments" returns' }).map(toComment);
  const keys = loadConfig(options.config).signing?.keys ?? [];
  const verifier = createVerifier(keys);
  const read = decodeRecords(comments, {
    repo: options.repoId,
    subject: options.subject,
    tools: readTools({ hasher: createNodeHasher(), compressor: createDeflate(), verifier }),
    unsigned: keys.length === 0,
    ...(options.trustedAuthor === undefined ? {} : { trustedAuthor: options.trustedAuthor }),
  });
  const gaps = [...verifyChain(read.records, read.aside), ...verifyLedger(read.records)];
  for (const { code, message } of gaps) process.stderr.write(`${code}: ${message}\n`);
  if (options.json === true) printJson({ records: read.records, ignored: read.ignored, state: describeRuns(read.records) });
  else process.stdout.write(renderRecords(read));
  return read.ignored.length === 0 ? 0 : 1;
}

function renderRecords(read: ReadRecords): string {
  const lines = read.records.map(({ record, comment }) => {
    const what =
      record.kind === 'task' ? `${record.run}/${record.task} execution ${record.execution}: ${record.body.outcome}` : record.run;
    return `${String(record.seq).padStart(3)} ${record.kind.padEnd(5)} ${what} (comment ${comment})\n`;
  });
  return [...lines, ...read.ignored.map(({ comment, reason }) => `ignored comment ${comment}: ${reason}\n`)].join('');
}
