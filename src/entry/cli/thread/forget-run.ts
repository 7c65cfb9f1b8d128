import type { StoredRecord } from '../../../core/record/record.ts';
import type { OpenThread } from './thread.ts';

/** A comment on a ledger that tells of a run. */
export interface ForgottenComment {
  readonly ledger: number;
  readonly comment: number;
  readonly outcome: string;
  readonly finishedAt: string;
}

interface ForgetRequest {
  readonly run: string;
  readonly pipeline: string;
  /** Finds what would be deleted, and deletes nothing. */
  readonly dryRun: boolean;
}

/** Deletes the genuine history records of a run, all of them: two can stand there after a crash. What is not ours stays. */
export async function forgetRun(ledgers: readonly OpenThread[], request: ForgetRequest): Promise<readonly ForgottenComment[]> {
  const forgotten: ForgottenComment[] = [];
  for (const ledger of ledgers) {
    for (const stored of ledger.read.records) {
      const found = describe(stored, request);
      if (found === undefined) continue;
      forgotten.push({ ...found, ledger: ledger.thread });
      if (request.dryRun) continue;
      // The head first: from then on nobody is told.
      for (const id of listComments(stored)) await ledger.connection?.github.threads.delete(id);
    }
  }
  return forgotten;
}

function describe({ record, comment }: StoredRecord, asked: ForgetRequest): Omit<ForgottenComment, 'ledger'> | undefined {
  if (record.kind !== 'history' || record.run !== asked.run || record.body.pipeline !== asked.pipeline) return undefined;
  return { comment, outcome: record.body.outcome, finishedAt: record.body.finishedAt };
}

function listComments({ comment, pieces = [] }: StoredRecord): readonly number[] {
  return [...new Set([comment, ...pieces.map(({ id }) => id)])];
}
