import { daysBetween } from './calendar.js';
import { applyRate } from './money.js';

const graceDays = 3;
const feePerDay = 0.001;
const highestShare = 0.1;

/** A small share of the total for every day after the days of grace, never more than a tenth of it. */
export function lateFee(invoice, paidOn) {
  const daysLate = daysBetween(invoice.due, paidOn);
  if (daysLate <= graceDays) {
    return 0;
  }
  const charged = daysLate + graceDays;
  const fee = applyRate(invoice.total, charged * feePerDay);
  return Math.min(fee, applyRate(invoice.total, highestShare));
}
