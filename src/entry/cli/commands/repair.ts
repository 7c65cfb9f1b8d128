import { createDeflate } from '../../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import { createVerifier } from '../../../adapters/crypto/create-verifier.ts';
import { deriveState } from '../../../core/pipeline/derive-state.ts';
import type { State } from '../../../core/pipeline/state.ts';
import { decodeRecords } from '../../../core/record/decode-records.ts';
import type { StoredRecord } from '../../../core/record/record.ts';
import { renderStatusComment } from '../../../core/text/status-comment.ts';
import { addUsage, usageByStage } from '../../../core/text/usage.ts';
import { commentsOf } from '../../../core/text/view-links.ts';
import { readTools } from '../../../engine/write-tools.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readJsonAs } from '../read-json.ts';
import { commentsSchema, toComment } from '../to-comment.ts';

interface RepairOptions {
  readonly repoId: number;
  readonly subject: number;
  readonly run?: string;
  readonly trustedAuthor?: number;
  readonly config: string;
  readonly json?: boolean;
}

/** Prints the status comment of a run as its records draw it: 0 done, 1 there is no such run in the thread. */
export async function repair(file: string, options: RepairOptions): Promise<number> {
  const comments = readJsonAs(file, { schema: commentsSchema, what: 'what "list issue comments" returns' }).map(toComment);
  const keys = loadConfig(options.config).signing?.keys ?? [];
  const verifier = createVerifier(keys);
  const { records } = decodeRecords(comments, {
    repo: options.repoId,
    subject: options.subject,
    tools: readTools({ hasher: createNodeHasher(), compressor: createDeflate(), verifier }),
    unsigned: keys.length === 0,
    ...(options.trustedAuthor === undefined ? {} : { trustedAuthor: options.trustedAuthor }),
  });
  const run = options.run ?? findNewest(records);
  const state = deriveState(records, run ?? '');
  if (!state.ok) {
    process.stderr.write(`${describeAbsence(records, run)}\n`);
    return 1;
  }
  const body = renderStatusComment(state.value, { comments: commentsOf(records, state.value.run.run) });
  if (options.json === true) printJson({ run, body, usage: describeUsage(state.value) });
  else process.stdout.write(`${body}\n`);
  return 0;
}

/** The run whose first record was written last. */
function findNewest(records: readonly StoredRecord[]): string | undefined {
  return records
    .filter(({ record }) => record.kind === 'run')
    .toSorted((a, b) => a.comment - b.comment)
    .at(-1)?.record.run;
}

function describeAbsence(records: readonly StoredRecord[], run: string | undefined): string {
  const known = [...new Set(records.map(({ record }) => record.run))];
  const names = known.length === 0 ? 'no run that can be read and verified' : `these runs: ${known.join(', ')}`;
  return `${run === undefined ? 'There is nothing to draw' : `The first record of run "${run}" is not there`}: the thread holds ${names}. \`baton records\` says which comments were ignored, and why.`;
}

function describeUsage(state: State) {
  const stages = usageByStage(state);
  return { stages: Object.fromEntries(stages), total: addUsage([...stages.values()]) };
}
