/**
 * This folder decides whether the budgets of a repository let a run start: `period` knows when days, weeks and months begin,
 * `check-budgets` counts what runs have used against the limits, and `describe-budget` says it in words.
 */

import type { Budget } from '../config/schema/budget-schema.ts';

/** A day, week or month of the calendar, from its beginning up to the beginning of the next one (ISO 8601, UTC). */
export interface Period {
  readonly from: string;
  readonly until: string;
}

const hour = 3_600_000;
/** A date begins at most this long before or after its midnight in UTC. */
const widestOffset = 16 * hour;

/** Returns the period of a budget that holds a time. Zones with summer time have days of 23 and 25 hours. */
export function periodOf({ per, timezone = 'UTC' }: Pick<Budget, 'per' | 'timezone'>, now: string): Period {
  const dateOf = createCalendar(timezone);
  const today = dateOf(Date.parse(now));
  const first = new Date(today);
  if (per === 'month') first.setUTCDate(1);
  // Weeks begin on Monday (ISO 8601).
  if (per === 'week') first.setUTCDate(first.getUTCDate() - ((first.getUTCDay() + 6) % 7));
  const next = new Date(first);
  if (per === 'month') next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCDate(next.getUTCDate() + (per === 'week' ? 7 : 1));
  return { from: beginningOf(first.getTime(), dateOf), until: beginningOf(next.getTime(), dateOf) };
}

/** Returns the date of a time in a zone, as the milliseconds of its midnight in UTC. */
type Calendar = (milliseconds: number) => number;

function createCalendar(timeZone: string): Calendar {
  // Most budgets have no zone, and a format takes a millisecond to create.
  if (timeZone === 'UTC') return (milliseconds) => new Date(milliseconds).setUTCHours(0, 0, 0, 0);
  const shown = { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', shown);
  return (milliseconds) => {
    const parts = format.formatToParts(milliseconds);
    const numberOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day'));
  };
}

/** Returns the first second of a date in a zone. Where clocks skip midnight the date begins later. */
function beginningOf(date: number, dateOf: Calendar): string {
  let before = date - widestOffset;
  let after = date + widestOffset;
  while (after - before > 1_000) {
    const middle = before + Math.floor((after - before) / 2_000) * 1_000;
    if (dateOf(middle) < date) before = middle;
    else after = middle;
  }
  return new Date(after).toISOString();
}
