import { parseCron } from './parse-cron.ts';

/**
 * The time that a tick stands for: the last one of the cron expression that is not after `firedAt`. GitHub fires late,
 * and sometimes twice: both stand for the same tick. The minute of `firedAt` itself where the expression cannot be read.
 */
export function findTick(cron: string, firedAt: string, timezone = 'UTC'): string {
  const minute = new Date(Math.floor(Date.parse(firedAt) / 60_000) * 60_000);
  const parsed = parseCron(cron, timezone);
  // `previousRuns` leaves its reference out.
  const after = new Date(minute.getTime() + 1_000);
  const last = parsed.ok ? parsed.value.previousRuns(1, after)[0] : undefined;
  return (last ?? minute).toISOString().replace('.000Z', 'Z');
}
