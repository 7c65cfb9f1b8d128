import assert from 'node:assert/strict';
import test from 'node:test';
import { lateFee } from '../src/late-fee.js';

const invoice = { total: 100_000, due: '2026-03-02' };

test('a payment in time costs nothing', () => {
  assert.equal(lateFee(invoice, '2026-02-20'), 0);
  assert.equal(lateFee(invoice, '2026-03-02'), 0);
});

test('the days of grace are free', () => {
  assert.equal(lateFee(invoice, '2026-03-05'), 0);
});

test('every day after the days of grace costs a thousandth', () => {
  assert.equal(lateFee(invoice, '2026-03-06'), 100);
  assert.equal(lateFee(invoice, '2026-03-15'), 1000);
});

test('the fee never exceeds a tenth', () => {
  assert.equal(lateFee(invoice, '2027-03-02'), 10_000);
});
