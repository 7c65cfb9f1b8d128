import { expect, it } from 'vitest';
import type { Clock } from '../../src/ports/clock.ts';

/** Describes the tests that every adapter of the port passes. */
export function describeClock(create: () => Clock): void {
  it('says the time in UTC with milliseconds', () => {
    expect(create().now()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('has moved on by what it slept', async () => {
    const clock = create();
    const before = Date.parse(clock.now());
    await clock.sleep(5);
    // A timer may fire up to a millisecond early.
    expect(Date.parse(clock.now()) - before).toBeGreaterThanOrEqual(4);
  });
}
