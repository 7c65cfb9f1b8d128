import { z } from 'zod';
import { createDeflate } from '../../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import { createVerifier } from '../../../adapters/crypto/create-verifier.ts';
import { deriveState } from '../../../core/pipeline/derive-state.ts';
import { decodeRecords } from '../../../core/record/decode-records.ts';
import type { ReadRecords } from '../../../core/record/record.ts';
import { readTools } from '../../../engine/write-tools.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readJson } from '../read-file.ts';
import { toComment } from '../to-comment.ts';

interface RecordsOptions {
  readonly repoId: number;
  readonly subject: number;
  readonly trustedAuthor?: number;
  readonly config: string;
  readonly json?: boolean;
}

/** 0 when every marker of ours counts, 1 when something was ignored. */
export async function records(file: string, options: RecordsOptions): Promise<number> {
  const comments = z.array(z.unknown()).parse(readJson(file)).map(toComment);
  const verifier = createVerifier(loadConfig(options.config).signing?.keys ?? []);
  const tools = readTools({ hasher: createNodeHasher(), compressor: createDeflate(), verifier });
  const read = decodeRecords(comments, {
    repo: options.repoId,
    subject: options.subject,
    tools,
    ...(options.trustedAuthor === undefined ? {} : { trustedAuthor: options.trustedAuthor }),
  });
  const state = describeState(read);
  if (options.json === true) printJson({ records: read.records, ignored: read.ignored, state });
  else process.stdout.write(renderRecords(read));
  return read.ignored.length === 0 ? 0 : 1;
}

/** The state of each run by its name. */
function describeState(read: ReadRecords): Record<string, unknown> {
  const runs = new Set(read.records.map(({ record }) => record.run));
  return Object.fromEntries(
    [...runs].map((run) => {
      const state = deriveState(read.records, run);
      if (!state.ok) return [run, { problem: state.error }];
      const stages = Object.fromEntries(
        [...state.value.stages].map(([stage, entry]) => [
          stage,
          entry.kind === 'ended' ? { kind: 'ended', outcome: entry.last.body.outcome } : entry,
        ]),
      );
      return [run, { outcome: state.value.end?.body.outcome ?? null, stages }];
    }),
  );
}

function renderRecords(read: ReadRecords): string {
  const lines = read.records.map(({ record, comment }) => {
    const what =
      record.kind === 'task' ? `${record.run}/${record.task} execution ${record.execution}: ${record.body.outcome}` : record.run;
    return `${String(record.seq).padStart(3)} ${record.kind.padEnd(5)} ${what} (comment ${comment})\n`;
  });
  return [...lines, ...read.ignored.map(({ comment, reason }) => `ignored comment ${comment}: ${reason}\n`)].join('');
}
