import type { LedgerIssue, LedgerKind, Ledgers } from '../../src/ports/ledgers.ts';
import type { FakeThreads } from './fake-threads.ts';

/** Ledgers and runs issues in memory, whose comments are those of the fake threads. */
export interface FakeLedgers extends Ledgers {
  readonly requests: readonly string[];
  /** All issues that were made, of one kind. */
  issues(kind: LedgerKind): readonly LedgerIssue[];
  /** From now on every request fails. */
  fail(error: Error | undefined): void;
}

const firstNumber = 500;

export function createFakeLedgers(threads: FakeThreads): FakeLedgers {
  const made: { kind: LedgerKind; pipeline: string; issue: LedgerIssue }[] = [];
  const requests: string[] = [];
  let failure: Error | undefined;
  const ask = (what: string): void => {
    requests.push(what);
    if (failure !== undefined) throw failure;
  };
  const count = (issue: LedgerIssue): LedgerIssue => ({ ...issue, comments: threads.count(issue.number) });
  return {
    requests,
    issues: (kind) => made.filter((entry) => entry.kind === kind).map(({ issue }) => count(issue)),
    fail: (error) => {
      failure = error;
    },
    async list(kind, pipeline) {
      ask(`find ${kind} ${pipeline}`);
      return made.filter((entry) => entry.kind === kind && entry.pipeline === pipeline).map(({ issue }) => count(issue));
    },
    async listAll(kind) {
      ask(`find ${kind}`);
      const byName = Map.groupBy(
        made.filter((entry) => entry.kind === kind),
        ({ pipeline }) => pipeline,
      );
      return new Map([...byName].map(([name, entries]) => [name, entries.map(({ issue }) => count(issue))]));
    },
    async create(kind, pipeline) {
      ask(`create ${kind} ${pipeline}`);
      const number = firstNumber + made.length;
      const place = { number, comments: 0, url: `https://github.com/o/r/issues/${number}` };
      const issue = { ...place, open: false, locked: false, createdAt: '2026-03-18T00:00:00Z' };
      made.push({ kind, pipeline, issue });
      return issue;
    },
    async close(number) {
      ask(`close ${number}`);
      for (const entry of made) if (entry.issue.number === number) entry.issue = { ...entry.issue, open: false };
    },
  };
}
