import { lateFee } from './late-fee.js';
import { formatMoney } from './money.js';

/** What a customer owes on a day, as text. */
export function renderStatement(invoice, day) {
  const fee = lateFee(invoice, day);
  const rows = invoice.lines.map((line) => `${line.name}: ${formatMoney(line.net)}`);
  rows.push(`Tax: ${formatMoney(invoice.tax)}`);
  if (fee > 0) {
    rows.push(`Late fee: ${formatMoney(fee)}`);
  }
  rows.push(`Total: ${formatMoney(invoice.total + fee)}`);
  return rows.join('\n');
}
