import assert from 'node:assert/strict';
import test from 'node:test';
import { discountRate } from '../src/discount.js';

test('few pieces have no discount', () => {
  assert.equal(discountRate(1), 0);
  assert.equal(discountRate(9), 0);
});

test('the discount starts with the piece that reaches a tier', () => {
  assert.equal(discountRate(10), 0.05);
  assert.equal(discountRate(50), 0.1);
  assert.equal(discountRate(200), 0.15);
});

test('between two tiers the lower one counts', () => {
  assert.equal(discountRate(49), 0.05);
  assert.equal(discountRate(199), 0.1);
  assert.equal(discountRate(1000), 0.15);
});
