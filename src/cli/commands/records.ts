import { problemText } from '../../core/problem.ts';
import type { BatonRecord, ReadRecords } from '../../core/record/record.ts';
import { printRecord } from '../../core/record/stored-record-schema.ts';
import { verifyChain, verifyLedger } from '../../core/record/verify-chain.ts';
import { loadGatesOf } from '../../core/state/derive-state.ts';
import { describeRuns } from '../../core/view/describe-runs.ts';
import { countChildTasks } from '../../core/view/outcome-words.ts';
import { printAside, printJson, printText } from '../../terminal/files/read-json.ts';
import { openThread } from '../thread/open-thread.ts';
import type { ThreadOptions } from '../thread/thread.ts';

/**
 * Prints the records of a thread. Returns 0 if every marker of ours counts, 1 if something was ignored. Reports gaps on stderr,
 * because the list may be cut short.
 */
export async function records(file: string | undefined, options: ThreadOptions & { readonly json?: boolean }): Promise<number> {
  const { read } = await openThread(file, options);
  const gaps = [...verifyChain(read.records, read.aside), ...verifyLedger(read.records)];
  for (const problem of gaps) printAside(`${problemText(problem)}\n`);
  if (options.json === true) {
    const state = describeRuns(read.records, await loadGatesOf(read.records));
    printJson({ records: read.records.map(printRecord), ignored: read.ignored, state });
  } else printText(renderRecords(read));
  return read.ignored.length === 0 ? 0 : 1;
}

function describeRecord(record: BatonRecord): string {
  const execution = `${record.run}/${record.task} execution ${record.execution}`;
  if (record.kind === 'task') return `${execution}: ${record.body.outcome}${record.body.waits === true ? ', waits' : ''}`;
  if (record.kind !== 'child') return record.run;
  const { made, refusedCount } = record.body;
  return `${execution}: made ${countChildTasks(made.length)}${refusedCount === 0 ? '' : `, refused ${refusedCount}`}`;
}

function renderRecords(read: ReadRecords): string {
  const lines = read.records.map(({ record, comment }) => {
    const what = describeRecord(record);
    return `${String(record.seq).padStart(3)} ${record.kind.padEnd(5)} ${what} (comment ${comment})\n`;
  });
  return [...lines, ...read.ignored.map(({ comment, reason }) => `ignored comment ${comment}: ${reason}\n`)].join('');
}
