import { addBusinessDays } from './calendar.js';
import { discountRate } from './discount.js';
import { applyRate, sum } from './money.js';
import { taxRate } from './tax.js';

const daysToPay = 10;

function buildLine(item, customer) {
  const gross = item.price * item.quantity;
  const net = gross - applyRate(gross, discountRate(item.quantity));
  const tax = applyRate(gross, taxRate(item.kind, customer));
  return { name: item.name, net, tax };
}

export function buildInvoice(order) {
  const lines = order.items.map((item) => buildLine(item, order.customer));
  const net = sum(lines.map((line) => line.net));
  const tax = sum(lines.map((line) => line.tax));
  return { lines, net, tax, total: net + tax, issued: order.date, due: addBusinessDays(order.date, daysToPay) };
}
