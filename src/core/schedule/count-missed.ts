import { parseCron } from './parse-cron.ts';

/** More are not counted one by one (I-31). */
const most = 1_000;

/** How many times of a cron expression lie between two ticks, both left out: what GitHub never fired. At most 1,000. */
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
