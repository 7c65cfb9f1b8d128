import assert from 'node:assert/strict';
import test from 'node:test';
import { buildInvoice } from '../src/invoice.js';

const customer = { isBusiness: false, isAbroad: false };

test('a single piece is charged in full, with tax', () => {
  const invoice = buildInvoice({ date: '2026-03-02', customer, items: [{ name: 'Lamp', price: 5000, quantity: 1 }] });
  assert.deepEqual([invoice.net, invoice.tax, invoice.total], [5000, 950, 5950]);
});

test('ten pieces are charged with the first discount', () => {
  const invoice = buildInvoice({ date: '2026-03-02', customer, items: [{ name: 'Chair', price: 2000, quantity: 10 }] });
  assert.deepEqual([invoice.net, invoice.tax, invoice.total], [19000, 3610, 22610]);
});

test('an invoice is due after ten business days', () => {
  assert.equal(buildInvoice({ date: '2026-03-02', customer, items: [] }).due, '2026-03-16');
});
