import type { CountedRun } from '../../core/budget/add-costs.ts';
import type { EndedRun } from '../../core/budget/sum-costs.ts';
import { compareBy } from '../../core/compare-by.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { reachBackTo } from '../../core/trigger/comment.ts';
import type { LedgerIssue, Ledgers } from '../../ports/ledgers.ts';
import { type LedgerReader, maxPages, readPages } from './history.ts';

/**
 * Reads the runs that have ended since a time from the ledgers, for budgets and costs. The error says in words what could not be read: what
 * is not known must not be taken for nothing. Makes one request for the list of ledgers, and one for each 100 entries since that
 * time, at least one for each ledger. `since`: the time since when runs are counted: all that ended at or after it are read.
 * `pipelines`: the pipelines whose runs are counted; absent for all that ever had a run.
 */
export async function readEndedRuns(
  engine: LedgerReader & { readonly ports: { readonly ledgers: Pick<Ledgers, 'listAll'> } },
  { since, pipelines }: { readonly since: string; readonly pipelines?: ReadonlySet<string> | undefined },
): Promise<Result<readonly EndedRun[], string>> {
  const ledgers = await engine.ports.ledgers.listAll('history');
  const counted = [...ledgers].flatMap(([pipeline, issues]) =>
    pipelines?.has(pipeline) === false ? [] : selectSince(issues, since),
  );
  const records: StoredRecord[] = [];
  let left = maxPages;
  for (const issue of counted) {
    if (left <= 0) return failure(describeTooMany(since));
    const read = await readPages(engine, { issue, maxPages: left, isEnough: (_, page) => reachBackTo(page, since) });
    left -= read.pages;
    if (!read.isWhole) return failure(left <= 0 ? describeTooMany(since) : describeUnreadable(issue));
    records.push(...read.records);
  }
  return success(countEach(records));
}

function describeUnreadable({ number }: LedgerIssue): string {
  return `ledger #${number} holds a record that this version of Baton cannot read`;
}

function describeTooMany(since: string): string {
  return `the ledgers have more than ${maxPages} pages of comments since ${since}`;
}

/** Selects the ledgers that may hold entries since a time: an older one than a ledger that was made before that time holds none. */
function selectSince(issues: readonly LedgerIssue[], since: string): readonly LedgerIssue[] {
  const newestFirst = issues.filter(({ comments }) => comments > 0).toSorted((a, b) => b.number - a.number);
  // A full ledger still takes the runs that end in the moment in which the next one is made.
  const isOlderNeeded = (index: number): boolean => {
    const newer = newestFirst[index - 2];
    return newer === undefined || Date.parse(newer.createdAt) >= Date.parse(since);
  };
  return newestFirst.filter((_, index) => isOlderNeeded(index));
}

/** Returns each run once. A run has an entry for each of its ends; the one with the most executions has all that it used. */
export function countEach(records: readonly StoredRecord[]): readonly EndedRun[] {
  return joinRuns(records.flatMap(({ record }) => (record.kind === 'history' ? [{ run: record.run, ...record.body }] : [])));
}

/** Joins what is known about runs from several sources: of one run the report with the most executions counts, and of these the last. */
export function joinRuns<T extends CountedRun>(runs: readonly T[]): readonly T[] {
  const byRun = Map.groupBy(runs, ({ run, startedAt }) => `${run} ${startedAt}`);
  const order = compareBy<CountedRun>(
    ({ usage }) => usage?.executions ?? -1,
    ({ finishedAt = '9' }) => finishedAt,
  );
  return [...byRun.values()].flatMap((own) => own.toSorted(order).at(-1) ?? []);
}
