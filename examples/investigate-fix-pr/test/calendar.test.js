import assert from 'node:assert/strict';
import test from 'node:test';
import { addBusinessDays, addDays, daysBetween, isBusinessDay } from '../src/calendar.js';

test('days are counted over the end of a month', () => {
  assert.equal(addDays('2026-02-27', 3), '2026-03-02');
  assert.equal(daysBetween('2026-02-27', '2026-03-02'), 3);
  assert.equal(daysBetween('2026-03-02', '2026-02-27'), -3);
});

test('Saturday and Sunday are no business days', () => {
  assert.equal(isBusinessDay('2026-03-06'), true);
  assert.equal(isBusinessDay('2026-03-07'), false);
  assert.equal(isBusinessDay('2026-03-08'), false);
});

test('business days skip the weekend', () => {
  assert.equal(addBusinessDays('2026-03-05', 1), '2026-03-06');
  assert.equal(addBusinessDays('2026-03-05', 2), '2026-03-09');
  assert.equal(addBusinessDays('2026-03-05', 0), '2026-03-05');
});
