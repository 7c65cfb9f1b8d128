import { expect, it } from 'vitest';
import { priceAtMost, priceByList } from '../../../../src/adapters/agent/gateway/list-prices.ts';

const usage = { inputTokens: 10, cacheReadTokens: 100, cacheWriteTokens: null, outputTokens: 5, reasoningTokens: null };

it('DESIGN-4.9: prices more cached tokens than tokens, which no provider means, and throws nothing', () => {
  const [odd, plain] = [usage, { ...usage, inputTokens: 100 }].map((each) =>
    priceByList(each, { model: 'gpt-5', provider: 'openai' }),
  );
  expect(odd).toBeGreaterThan(0);
  expect(odd).toBe(plain);
  expect(priceAtMost(usage, 'openai')).toBeGreaterThan(0);
});
