import assert from 'node:assert/strict';
import test from 'node:test';
import { renderStatement } from '../src/statement.js';

const invoice = { lines: [{ name: 'Book', net: 2000 }], tax: 140, total: 2140, due: '2026-03-16' };

test('a statement in time has no fee', () => {
  assert.equal(renderStatement(invoice, '2026-03-10'), 'Book: 20.00 EUR\nTax: 1.40 EUR\nTotal: 21.40 EUR');
});

test('a late statement names the fee', () => {
  assert.equal(
    renderStatement({ ...invoice, total: 214_000 }, '2026-03-29'),
    'Book: 20.00 EUR\nTax: 1.40 EUR\nLate fee: 21.40 EUR\nTotal: 2161.40 EUR',
  );
});
