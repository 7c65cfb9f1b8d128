import { describe, expect } from 'vitest';
import { findTick, parseCron } from '../../src/core/cron.ts';
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
