import { type ForgottenComment, forgetRun } from '../forget-run.ts';
import { printJson } from '../print-json.ts';
import type { OpenThread } from '../thread.ts';

interface ForgetOptions {
  readonly run: string;
  readonly pipeline: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Deletes what the ledgers keep of a run and prints it; 1 when there is nothing of ours to delete. */
export async function forget(ledgers: readonly OpenThread[], options: ForgetOptions): Promise<number> {
  const { run, pipeline, dryRun = false } = options;
  const forgotten = await forgetRun(ledgers, { run, pipeline, dryRun });
  if (options.json === true) printJson({ run, dryRun, forgotten });
  else for (const comment of forgotten) process.stdout.write(`${describe(comment, { run, dryRun })}\n`);
  if (forgotten.length > 0) return 0;
  process.stderr.write(`${describeAbsence(ledgers, options)}\n`);
  return 1;
}

function describe(found: ForgottenComment, { run, dryRun }: { run: string; dryRun: boolean }): string {
  const { comment, ledger, outcome, finishedAt } = found;
  return `${dryRun ? 'Would delete' : 'Deleted'} comment ${comment} on ledger #${ledger}: run ${run}, ${outcome} at ${finishedAt}.`;
}

/** Comments that say they are of the run, and do not count, are somebody else's, or were changed: they are left alone. */
function describeAbsence(ledgers: readonly OpenThread[], { run, pipeline }: ForgetOptions): string {
  if (ledgers.length === 0) return `Pipeline "${pipeline}" has no ledger, so nothing is kept of run ${run}.`;
  const runs = ledgers.flatMap(({ read }) => read.records.map(({ record }) => record.run));
  const ignored = ledgers.flatMap(({ read }) => read.ignored.map(({ comment, reason }) => `${comment} (${reason})`));
  const kept = runs.length === 0 ? 'none' : [...new Set(runs)].join(', ');
  const others = ignored.length === 0 ? '' : ` Comments with a marker that are not ours were left alone: ${ignored.join(', ')}.`;
  const names = ledgers.map(({ thread }) => `#${thread}`).join(', ');
  return `Ledger ${names} of pipeline "${pipeline}" keeps nothing of run ${run}; it keeps these runs: ${kept}.${others}`;
}
