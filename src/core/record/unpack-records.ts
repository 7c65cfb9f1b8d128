import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import type { Problem } from '../problem.ts';
import { failure, type Result } from '../result.ts';
import { checkDispatchedRecords } from './check-dispatched-records.ts';
import type { Dispatch } from './dispatch.ts';
import type { EnvelopeContext } from './envelope-context.ts';
import { openEnvelope } from './open-envelope.ts';
import type { StoredRecord } from './record.ts';
import { bodyJsonLimits } from './record-limits.ts';

/**
 * The records that ride in a dispatch, verified one by one and against its digests. Those that are `located` are read
 * with `RecordStore.locate` and then checked by `checkDispatchedRecords`.
 */
export function unpackRecords(
  dispatch: Dispatch,
  context: Omit<EnvelopeContext, 'comment' | 'pieces'>,
): Result<readonly StoredRecord[], Problem> {
  const { records } = dispatch;
  if (records.enc === 'located') return unreadable('they stand in comments and have to be read from there');
  const text = context.tools.inflate(records.data, bodyJsonLimits.maxBytes);
  if (text === undefined) return unreadable('they are not deflated');
  const json = parseUntrustedJson(text, bodyJsonLimits);
  if (!json.ok || !Array.isArray(json.value)) return unreadable('they are no list');
  const opened: StoredRecord[] = [];
  for (const [index, value] of json.value.entries()) {
    const record = openEnvelope(value, context);
    if (!record.ok && record.error === 'version') return otherVersion(index);
    if (!record.ok) return unreadable(`number ${index + 1} is refused: ${record.error}`);
    opened.push(record.value);
  }
  return checkDispatchedRecords(dispatch, opened);
}

function otherVersion(index: number): Result<never, Problem> {
  const message = `Record ${index + 1} of the order was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the run again: a new run starts over.`;
  return failure({ code: 'BATON-E409', message });
}

function unreadable(reason: string): Result<never, Problem> {
  return failure({ code: 'BATON-E410', message: `The records in the order cannot be read: ${reason}. Start the run again.` });
}
