import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import type { Dispatch } from './dispatch.ts';
import type { StoredRecord } from './record.ts';

/** Whether records, however they came, are exactly those that an order names: all of them, in order, of its run. */
export function checkDispatchedRecords(
  dispatch: Pick<Dispatch, 'run' | 'digests'>,
  records: readonly StoredRecord[],
): Result<readonly StoredRecord[], Problem> {
  const problem = findProblem(dispatch, records);
  return problem === undefined ? success(records) : failure({ code: 'BATON-E411', message: `${problem} Start the run again.` });
}

function findProblem({ run, digests }: Pick<Dispatch, 'run' | 'digests'>, records: readonly StoredRecord[]): string | undefined {
  if (records.length !== digests.length) return `The order names ${digests.length} records, and ${records.length} came.`;
  for (const [index, { record, digest }] of records.entries()) {
    if (digest !== digests[index]) return `Record ${index + 1} is not the one that the order names (${digests[index]}).`;
    if (record.run !== run) return `Record ${index + 1} belongs to run "${record.run}" instead of "${run}".`;
    const before = records[index - 1];
    if (before !== undefined && !follows(before, record)) return `Record ${index + 1} does not follow the one before it.`;
  }
  return undefined;
}

/** Records between them may be missing, since a task does not need its siblings: only neighbours name each other. */
function follows(before: StoredRecord, { seq, prev }: StoredRecord['record']): boolean {
  if (seq === before.record.seq + 1) return prev === before.digest;
  return seq > before.record.seq;
}
