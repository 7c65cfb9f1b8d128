import { describe, expect } from 'vitest';
import { findNextTick, findTick, parseCron } from '../../src/core/cron.ts';
import { cronRunName } from '../../src/core/run/names.ts';
import { requirement } from '../support/requirement.ts';

/** 16 March 2026 is a Monday. */
const ticks = [
  ['0 9 * * 1', '2026-03-16T09:00:00Z', '2026-03-16T09:00:00Z', 'weekly-20260316-0900'],
  ['0 9 * * 1', '2026-03-16T09:00:59Z', '2026-03-16T09:00:00Z', 'weekly-20260316-0900'],
  ['0 9 * * 1', '2026-03-16T11:40:11Z', '2026-03-16T09:00:00Z', 'weekly-20260316-0900'],
  ['0 9 * * 1', '2026-03-16T08:59:59Z', '2026-03-09T09:00:00Z', 'weekly-20260309-0900'],
  ['*/15 * * * *', '2026-03-16T09:14:59Z', '2026-03-16T09:00:00Z', 'weekly-20260316-0900'],
  ['30 23 31 12 *', '2026-01-01T00:10:00Z', '2025-12-31T23:30:00Z', 'weekly-20251231-2330'],
  ['no cron', '2026-03-16T09:14:59Z', '2026-03-16T09:14:00Z', 'weekly-20260316-0914'],
] as const;

describe('the time that a tick stands for', () => {
  for (const [cron, firedAt, tick, name] of ticks) {
    requirement(
      {
        ids: ['DESIGN-4.6', 'Y-19'],
        title: `${cron} fired at ${firedAt}`,
        input: `${cron}, ${firedAt}`,
        expected: `${tick}, ${name}`,
      },
      () => {
        expect(findTick(cron, firedAt)).toBe(tick);
        expect(cronRunName('weekly', tick)).toBe(name);
      },
    );
  }
});

const expressions = [
  ['0 9 * * 1', true],
  ['*/5 0-6,22 1,15 JAN-MAR MON-FRI', true],
  ['0 0 29 2 *', true],
  ['  0   9 * * 1 ', true],
  ['* * * *', false],
  ['0 0 9 * * 1', false],
  ['@daily', false],
  ['60 * * * *', false],
  ['0 9 L * *', false],
  ['0 9 ? * *', false],
  ['0 0 31 2 *', false],
  ['5-1 * * * *', false],
  ['', false],
] as const;

describe('cron expressions', () => {
  for (const [text, valid] of expressions) {
    const expected = valid ? 'accepted' : 'refused';
    requirement({ ids: ['DESIGN-4.1'], title: `${JSON.stringify(text)} is ${expected}`, input: text, expected }, () => {
      expect(parseCron(text).ok).toBe(valid);
    });
  }
});

/** In Berlin 2 to 3 o'clock is missing on 29 March 2026, and comes twice on 25 October. */
const changes = [
  ['30 2 * * *', '2026-03-28T12:00:00Z', ['2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z']],
  ['0 3 * * *', '2026-03-28T12:00:00Z', ['2026-03-29T01:00:00.000Z', '2026-03-30T01:00:00.000Z']],
  ['30 2 * * *', '2026-10-24T12:00:00Z', ['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z']],
  ['0 3 * * *', '2026-10-24T12:00:00Z', ['2026-10-25T02:00:00.000Z', '2026-10-26T02:00:00.000Z']],
] as const;

describe('a cron in a time zone whose clock changes', () => {
  for (const [cron, after, expected] of changes) {
    requirement(
      {
        ids: ['I-31', 'P10-schedules'],
        title: `\`${cron}\` in Europe/Berlin comes once a day after ${after.slice(0, 10)}, and each time stands for itself`,
        input: after,
        expected: expected.join(', '),
      },
      () => {
        const [first = '', second = ''] = expected;
        expect(findNextTick(cron, after, 'Europe/Berlin')).toBe(first);
        expect(findNextTick(cron, first, 'Europe/Berlin')).toBe(second);
        for (const tick of expected) expect(Date.parse(findTick(cron, tick, 'Europe/Berlin'))).toBe(Date.parse(tick));
        const between = new Date(Date.parse(second) - 60_000).toISOString();
        expect(Date.parse(findTick(cron, between, 'Europe/Berlin'))).toBe(Date.parse(first));
      },
    );
  }
});
