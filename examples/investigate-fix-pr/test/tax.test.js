import assert from 'node:assert/strict';
import test from 'node:test';
import { taxRate } from '../src/tax.js';

const neighbour = { isBusiness: false, isAbroad: false };

test('every kind of goods has its rate', () => {
  assert.equal(taxRate('standard', neighbour), 0.19);
  assert.equal(taxRate('reduced', neighbour), 0.07);
  assert.equal(taxRate('unheard-of', neighbour), 0.19);
});

test('only businesses abroad pay no tax', () => {
  assert.equal(taxRate('standard', { isBusiness: true, isAbroad: true }), 0);
  assert.equal(taxRate('standard', { isBusiness: true, isAbroad: false }), 0.19);
  assert.equal(taxRate('standard', { isBusiness: false, isAbroad: true }), 0.19);
});
