import { Cron } from 'croner';
import { failure, type Result, success } from '../result.ts';

/** What GitHub takes: digits, names of months and days, `*`, `,`, `-`, `/`. Croner would take more. */
const field =
  /^(?:(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)(?:,(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)*$/i;

/** A cron expression as GitHub reads it, in UTC unless a time zone is named; the error is the rest of a sentence. */
export function parseCron(text: string, timezone = 'UTC'): Result<Cron, string> {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5) return failure(`has ${fields.length} fields instead of five`);
  const odd = fields.find((part) => !field.test(part));
  if (odd !== undefined) return failure(`has the field \`${odd}\`, which GitHub does not take`);
  try {
    const cron = new Cron(fields.join(' '), { timezone, paused: true });
    return cron.nextRun('2024-01-01T00:00:00Z') === null ? failure('never comes') : success(cron);
  } catch (error) {
    return failure(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
