import type { Config } from '../../core/config/schema/config-schema.ts';
import { historySchema } from '../../core/config/schema/pipeline-schemas.ts';
import { toHistoryEntries } from '../../core/history/history-entry.ts';
import { renderHistory } from '../../core/history/render-history.ts';
import { problemText } from '../../core/problem.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { verifyLedger } from '../../core/record/verify-chain.ts';
import { printAside, printExact, printJson, printText } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { openRepository } from '../../terminal/github/open-repository.ts';
import { openThread } from '../thread/open-thread.ts';
import { readThread } from '../thread/read-thread.ts';
import type { OpenThread, ThreadOptions } from '../thread/thread.ts';

interface ForgetOptions {
  readonly run: string;
  readonly pipeline: string;
  /** True to find what would be deleted without deleting it. */
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Deletes the ledger entries of a run and prints them. Returns 1 if there is nothing of ours to delete. */
export async function forget(ledgers: readonly OpenThread[], options: ForgetOptions): Promise<number> {
  const { run, dryRun = false } = options;
  const forgotten = await forgetRun(ledgers, options);
  if (options.json === true) printJson({ run, dryRun, forgotten });
  else for (const comment of forgotten) printText(`${describeForgotten(comment, { run, dryRun })}\n`);
  if (forgotten.length > 0) return 0;
  printAside(`${describeAbsence(ledgers, options)}\n`);
  return 1;
}

function describeForgotten(found: ForgottenComment, { run, dryRun }: { run: string; dryRun: boolean }): string {
  const { comment, ledger, outcome, finishedAt } = found;
  return `${dryRun ? 'Would delete' : 'Deleted'} comment ${comment} on ledger #${ledger}: run ${run}, ${outcome} at ${finishedAt}.`;
}

/**
 * Says why nothing was deleted, and lists the comments that name the run but do not count. Somebody else wrote or changed them,
 * so they are left alone.
 */
function describeAbsence(ledgers: readonly OpenThread[], { run, pipeline }: ForgetOptions): string {
  if (ledgers.length === 0) return `Pipeline "${pipeline}" has no ledger, so nothing is kept of run ${run}.`;
  const runs = ledgers.flatMap(({ read }) => read.records.map(({ record }) => record.run));
  const ignored = ledgers.flatMap(({ read }) => read.ignored.map(({ comment, reason }) => `${comment} (${reason})`));
  const names = runs.length === 0 ? 'none' : [...new Set(runs)].join(', ');
  const others = ignored.length === 0 ? '' : ` Comments with a marker that are not ours were left alone: ${ignored.join(', ')}.`;
  const numbers = ledgers.map(({ thread }) => `#${thread}`).join(', ');
  return `Ledger ${numbers} of pipeline "${pipeline}" keeps nothing of run ${run}; it keeps these runs: ${names}.${others}`;
}

interface HistoryOptions extends Omit<ThreadOptions, 'run'> {
  /** The file with the comments of one ledger. */
  readonly thread?: string;
  readonly forget?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Prints the text of `{{ history }}` on stdout. Reports everything else in the ledger's comments on stderr. */
export async function history(pipeline: string, options: HistoryOptions): Promise<number> {
  const { forget: run, thread } = options;
  if (run !== undefined && thread !== undefined)
    throw new UsageError('--forget deletes a comment on GitHub: leave --thread out, and name the repository with --repo.');
  if (run === undefined && options.dryRun === true)
    throw new UsageError('--dry-run goes with --forget: nothing else is changed.');
  const { config, ledgers } = await openLedgers(pipeline, options);
  if (run !== undefined) return forget(ledgers, { ...options, run, pipeline });

  for (const { read } of ledgers) {
    for (const problem of verifyLedger(read.records)) printAside(`${problemText(problem)}\n`);
    for (const { comment, reason } of read.ignored) printAside(`ignored comment ${comment}: ${reason}\n`);
  }
  if (ledgers.length === 0) printAside(`Pipeline "${pipeline}" has no ledger: no run of it was kept yet.\n`);
  const records = ledgers.flatMap(({ read }) => read.records);
  const entries = toHistoryEntries(records, pipeline);
  // A pipeline without history is shown with the defaults.
  const text = renderHistory(entries, { history: config.pipelines[pipeline]?.history ?? historySchema.parse({}) });
  if (options.json === true) printJson({ history: text, runs: entries, ignored: ledgers.flatMap(({ read }) => read.ignored) });
  else printExact(text);
  return 0;
}

/** A comment on a ledger that holds the history of a run. */
interface ForgottenComment {
  readonly ledger: number;
  readonly comment: number;
  readonly outcome: string;
  readonly finishedAt: string;
}

/** Deletes all genuine history records of a run: after a crash there can be two. Comments that are not ours stay. */
async function forgetRun(ledgers: readonly OpenThread[], options: ForgetOptions): Promise<readonly ForgottenComment[]> {
  const forgotten: ForgottenComment[] = [];
  for (const ledger of ledgers) {
    for (const stored of ledger.read.records) {
      const { record, comment } = stored;
      if (record.kind !== 'history' || record.run !== options.run || record.body.pipeline !== options.pipeline) continue;
      const { outcome, finishedAt } = record.body;
      forgotten.push({ comment, outcome, finishedAt, ledger: ledger.thread });
      if (options.dryRun === true) continue;
      // The comment with the record comes first: without it the other pieces count for nothing.
      for (const id of listComments(stored)) await ledger.connection?.github.threads.delete(id);
    }
  }
  return forgotten;
}

function listComments({ comment, pieces = [] }: StoredRecord): readonly number[] {
  return [...new Set([comment, ...pieces.map(({ id }) => id)])];
}

/** Opens the ledgers of a pipeline with the records that count: the one in a file, or all ledgers on GitHub, ascending by number. */
async function openLedgers(
  pipeline: string,
  options: HistoryOptions,
): Promise<{ readonly config: Config; readonly ledgers: readonly OpenThread[] }> {
  if (options.thread !== undefined) {
    const opened = await openThread(options.thread, options);
    checkPipeline(opened.config, pipeline);
    return { config: opened.config, ledgers: [opened] };
  }
  const { connection, config } = await openRepository(options);
  checkPipeline(config, pipeline);
  const issues = await connection.github.ledgers.list('history', pipeline);
  const ledgers: OpenThread[] = [];
  for (const { number } of issues) ledgers.push(await readThread(connection, { ...options, config, thread: number }));
  return { config, ledgers };
}

function checkPipeline({ pipelines }: Config, name: string): void {
  if (Object.hasOwn(pipelines, name)) return;
  throw new UsageError(`The config has no pipeline "${name}". It has: ${Object.keys(pipelines).join(', ')}.`);
}
