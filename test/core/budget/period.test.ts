import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { periodOf } from '../../../src/core/budget/period.ts';
import { requirement } from '../../support/requirement.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];
const hours = ({ from, until }: { from: string; until: string }): number => (Date.parse(until) - Date.parse(from)) / 3_600_000;

describe('the period of a budget', () => {
  requirement(
    {
      ids: ['P10-6', 'I-26'],
      title: 'begins at midnight of its zone, on Mondays and on the first, also where the clocks change',
      input: 'days with 23, 24 and 25 hours in Berlin, a day without midnight in Havana, a week over a new year, a leap February',
      expected: 'their first and last moments',
    },
    () => {
      const timezone = 'Europe/Berlin';
      const spring = periodOf({ per: 'day', timezone }, '2026-03-29T12:00:00Z');
      expect(spring).toEqual({ from: '2026-03-28T23:00:00.000Z', until: '2026-03-29T22:00:00.000Z' });
      expect(hours(periodOf({ per: 'day', timezone }, '2026-10-25T00:30:00Z'))).toBe(25);
      expect(hours(periodOf({ per: 'week', timezone }, '2026-03-29T12:00:00Z'))).toBe(167);
      // On 8 March 2026 the clocks of Havana go from 0:00 to 1:00.
      const havana = periodOf({ per: 'day', timezone: 'America/Havana' }, '2026-03-08T12:00:00Z');
      expect(havana).toEqual({ from: '2026-03-08T05:00:00.000Z', until: '2026-03-09T04:00:00.000Z' });
      const week = periodOf({ per: 'week' }, '2027-01-01T00:00:00Z');
      expect(week).toEqual({ from: '2026-12-28T00:00:00.000Z', until: '2027-01-04T00:00:00.000Z' });
      expect(hours(periodOf({ per: 'month' }, '2028-02-29T23:59:59Z'))).toBe(29 * 24);
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'holds its time, and every time belongs to exactly one',
      input: 'random times of 2020 to 2035, seven zones, day, week and month',
      expected: 'from ≤ time < until; the first and last second of a period give the same one, the next second the next one',
    },
    () => {
      const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
      const pers = fc.constantFrom('day' as const, 'week' as const, 'month' as const);
      fc.assert(
        fc.property(times, fc.constantFrom(...zones), pers, (milliseconds, timezone, per) => {
          const now = new Date(milliseconds).toISOString();
          const period = periodOf({ per, timezone }, now);
          expect(period.from <= now && now < period.until).toBe(true);
          expect(periodOf({ per, timezone }, period.from)).toEqual(period);
          expect(periodOf({ per, timezone }, new Date(Date.parse(period.until) - 1_000).toISOString())).toEqual(period);
          expect(periodOf({ per, timezone }, period.until).from).toBe(period.until);
        }),
        { numRuns: 300 },
      );
    },
  );
});
