import assert from 'node:assert/strict';
import test from 'node:test';
import { applyRate, formatMoney, sum } from '../src/money.js';

test('a rate is applied and rounded to whole cents', () => {
  assert.equal(applyRate(1999, 0.19), 380);
  assert.equal(applyRate(1000, 0), 0);
});

test('amounts add up', () => {
  assert.equal(sum([100, 250, -50]), 300);
  assert.equal(sum([]), 0);
});

test('money is shown with two decimals and its sign', () => {
  assert.equal(formatMoney(123456), '1234.56 EUR');
  assert.equal(formatMoney(-5, 'USD'), '-0.05 USD');
  assert.equal(formatMoney(0), '0.00 EUR');
});
