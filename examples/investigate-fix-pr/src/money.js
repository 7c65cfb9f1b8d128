/** Amounts are whole cents. */
export function applyRate(cents, rate) {
  return Math.round(cents * rate);
}

export function sum(amounts) {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function formatMoney(cents, currency = 'EUR') {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${sign}${whole}.${rest} ${currency}`;
}
