import { historySchema } from '../../../core/config/history-schema.ts';
import { toHistoryEntries } from '../../../core/history/history-entry.ts';
import { renderHistory } from '../../../core/history/render-history.ts';
import { verifyLedger } from '../../../core/history/verify-ledger.ts';
import { type LedgerOptions, openLedgers } from '../open-ledgers.ts';
import { printJson } from '../print-json.ts';
import { UsageError } from '../usage-error.ts';
import { forget } from './history-forget.ts';

interface HistoryOptions extends LedgerOptions {
  readonly forget?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Prints the text of `{{ history }}` and nothing else; what the ledger's comments hold besides is said on stderr. */
export async function history(pipeline: string, options: HistoryOptions): Promise<number> {
  const { forget: run, thread } = options;
  if (run !== undefined && thread !== undefined)
    throw new UsageError('--forget deletes a comment on GitHub: leave --thread out, and name the repository with --repo.');
  if (run === undefined && options.dryRun === true)
    throw new UsageError('--dry-run goes with --forget: nothing else is changed.');
  const { config, ledgers } = await openLedgers(pipeline, options);
  if (run !== undefined) return forget(ledgers, { ...options, run, pipeline });

  for (const { read } of ledgers) {
    for (const { code, message } of verifyLedger(read.records)) process.stderr.write(`${code}: ${message}\n`);
    for (const { comment, reason } of read.ignored) process.stderr.write(`ignored comment ${comment}: ${reason}\n`);
  }
  if (ledgers.length === 0) process.stderr.write(`Pipeline "${pipeline}" has no ledger: no run of it was kept yet.\n`);
  const entries = toHistoryEntries(
    ledgers.flatMap(({ read }) => read.records),
    pipeline,
  );
  // A pipeline that remembers nothing is shown as it would be with the defaults.
  const text = renderHistory(entries, { history: config.pipelines[pipeline]?.history ?? historySchema.parse({}) });
  if (options.json === true) printJson({ history: text, runs: entries, ignored: ledgers.flatMap(({ read }) => read.ignored) });
  else process.stdout.write(text);
  return 0;
}
