import type { StoredRecord } from '../../core/record/record.ts';
import type { OpenThread } from './thread.ts';

/** A comment on a ledger that holds the history of a run. */
export interface ForgottenComment {
  readonly ledger: number;
  readonly comment: number;
  readonly outcome: string;
  readonly finishedAt: string;
}

interface ForgetRequest {
  readonly run: string;
  readonly pipeline: string;
  /** True to find what would be deleted without deleting it. */
  readonly dryRun: boolean;
}

/** Deletes all genuine history records of a run: after a crash there can be two. Comments that are not ours stay. */
export async function forgetRun(ledgers: readonly OpenThread[], request: ForgetRequest): Promise<readonly ForgottenComment[]> {
  const forgotten: ForgottenComment[] = [];
  for (const ledger of ledgers) {
    for (const stored of ledger.read.records) {
      const found = describeForgotten(stored, request);
      if (found === undefined) continue;
      forgotten.push({ ...found, ledger: ledger.thread });
      if (request.dryRun) continue;
      // The comment with the record comes first: without it the other pieces count for nothing.
      for (const id of listComments(stored)) await ledger.connection?.github.threads.delete(id);
    }
  }
  return forgotten;
}

function describeForgotten(
  { record, comment }: StoredRecord,
  request: ForgetRequest,
): Omit<ForgottenComment, 'ledger'> | undefined {
  if (record.kind !== 'history' || record.run !== request.run || record.body.pipeline !== request.pipeline) return undefined;
  return { comment, outcome: record.body.outcome, finishedAt: record.body.finishedAt };
}

function listComments({ comment, pieces = [] }: StoredRecord): readonly number[] {
  return [...new Set([comment, ...pieces.map(({ id }) => id)])];
}
