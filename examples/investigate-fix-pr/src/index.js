export { addBusinessDays, addDays, daysBetween, isBusinessDay } from './calendar.js';
export { discountRate } from './discount.js';
export { buildInvoice } from './invoice.js';
export { lateFee } from './late-fee.js';
export { applyRate, formatMoney, sum } from './money.js';
export { renderStatement } from './statement.js';
export { taxRate } from './tax.js';
