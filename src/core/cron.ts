import { Cron } from 'croner';
import { messageOf } from './problem.ts';
import { failure, type Result, success } from './result.ts';

/** Matches a field that GitHub accepts: digits, names of months and days, `*`, `,`, `-`, `/`. Croner would accept more. */
const field =
  /^(?:(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)(?:,(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)*$/i;

/** Parses a cron expression as GitHub reads it, in UTC unless a time zone is given. The error is the rest of a sentence. */
export function parseCron(text: string, timezone = 'UTC'): Result<Cron, string> {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5) return failure(`has ${fields.length} fields instead of five`);
  const odd = fields.find((part) => !field.test(part));
  if (odd !== undefined) return failure(`has the field \`${odd}\`, which GitHub does not take`);
  try {
    const cron = new Cron(fields.join(' '), { timezone, paused: true });
    return cron.nextRun('2024-01-01T00:00:00Z') === null ? failure('never comes') : success(cron);
  } catch (error) {
    return failure(`cannot be read: ${messageOf(error)}`);
  }
}

/** Returns a cron expression in a form for comparison: blanks and the case of names do not matter. */
export function normaliseCron(cron: string): string {
  return cron.trim().replace(/\s+/g, ' ').toUpperCase();
}

/** The highest count of missed times (I-31). */
const most = 1_000;

/** Counts the times of a cron expression between two ticks, excluding both: GitHub never fired them. Returns at most 1,000. */
export function countMissed(
  cron: string,
  between: { readonly after: string; readonly before: string; readonly timezone?: string },
): number {
  const parsed = parseCron(cron, between.timezone);
  if (!parsed.ok) return 0;
  const times = parsed.value.nextRuns(most + 1, new Date(between.after));
  const end = Date.parse(between.before);
  return Math.min(most, times.filter((time) => time.getTime() < end).length);
}

/**
 * Returns the time that a tick stands for: the last one of the cron expression that is not after `firedAt`. GitHub fires late,
 * and sometimes twice: both stand for the same tick. Returns the minute of `firedAt` itself where the expression cannot be read.
 */
export function findTick(cron: string, firedAt: string, timezone = 'UTC'): string {
  const minute = new Date(Math.floor(Date.parse(firedAt) / 60_000) * 60_000);
  const parsed = parseCron(cron, timezone);
  // `previousRuns` excludes its reference time.
  const after = new Date(minute.getTime() + 1_000);
  const last = parsed.ok ? parsed.value.previousRuns(1, after)[0] : undefined;
  return (last ?? minute).toISOString().replace('.000Z', 'Z');
}

/** Returns the first time of a cron expression after a moment; undefined where it never comes or cannot be read. */
export function findNextTick(cron: string, after: string, timezone = 'UTC'): string | undefined {
  const parsed = parseCron(cron, timezone);
  return parsed.ok ? parsed.value.nextRun(new Date(after))?.toISOString() : undefined;
}

/** Returns whether the machine knows a time zone by its IANA name, as all know UTC. Offsets and abbreviations such as `EST` are refused. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name)) return name === 'UTC';
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
