/** Volume discounts: from so many pieces on, so much off. */
const tiers = [
  { from: 10, rate: 0.05 },
  { from: 50, rate: 0.1 },
  { from: 200, rate: 0.15 },
];

export function discountRate(quantity) {
  let rate = 0;
  for (const tier of tiers) {
    if (quantity >= tier.from) {
      rate = tier.rate;
    }
  }
  return rate;
}
