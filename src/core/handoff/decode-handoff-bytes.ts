import { failure, type Result, success } from '../result.ts';
import { handoffLimits } from './handoff.ts';
import type { HandoffError } from './handoff-error.ts';

/** The text of a handoff file. Bytes are counted before anything is read. A byte order mark is no JSON. */
export function decodeHandoffBytes(input: Uint8Array | string): Result<string, HandoffError> {
  if (typeof input === 'string') return refuseEmpty(input);
  if (input.length > handoffLimits.wholeBytes) {
    const message = `The handoff is ${input.length} bytes long; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
    return failure({ code: 'too-large', path: '', message });
  }
  try {
    return refuseEmpty(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(input));
  } catch {
    return failure(malformed('The handoff is not valid UTF-8; write it as UTF-8.'));
  }
}

function refuseEmpty(text: string): Result<string, HandoffError> {
  if (text.startsWith('\uFEFF')) return failure(malformed('The handoff starts with a byte order mark; write it without one.'));
  if (text.trim() !== '') return success(text);
  return failure(malformed('The handoff is empty; write a JSON object with a `summary`, or no file at all.'));
}

function malformed(message: string): HandoffError {
  return { code: 'malformed', path: '', message };
}
