import { expect, it } from 'vitest';
import { findPricing, isListed, priceAtMost, priceByList } from '../../../../src/adapters/agent/gateway/list-prices.ts';

const usage = { inputTokens: 10, cacheReadTokens: 100, cacheWriteTokens: null, outputTokens: 5, reasoningTokens: null };

it('DESIGN-4.9: prices more cached tokens than tokens, which no provider means, and throws nothing', () => {
  const [odd, plain] = [usage, { ...usage, inputTokens: 100 }].map((each) =>
    priceByList(each, { model: 'gpt-5', provider: 'openai' }),
  );
  expect(odd).toBeGreaterThan(0);
  expect(odd).toBe(plain);
  expect(priceAtMost(usage, 'openai')).toBeGreaterThan(0);
});

it('DESIGN-4.9: prices a model by the provider whose address is asked, else by the form of the request, else by its name alone', () => {
  const million = { ...usage, inputTokens: 1_000_000, cacheReadTokens: null, outputTokens: 1_000_000 };
  const price = (address: string, model: string, form = 'openai') => {
    const provider = findPricing(new URL(address), form);
    return { listed: priceByList(million, { model, provider }), most: priceAtMost(million, provider) };
  };
  const openai = price('https://api.openai.com/v1/responses', 'unheard-1');
  expect(openai.listed).toBeUndefined();
  // The dearest of OpenAI is o1-pro, at $150 and $600 a million. That of DeepSeek costs less than a hundredth of it.
  expect(openai.most).toBe(750);
  const deepseek = price('https://api.deepseek.com/chat/completions', 'unheard-1');
  expect(deepseek.listed).toBeUndefined();
  expect(deepseek.most).toBeGreaterThan(1);
  expect(deepseek.most).toBeLessThan(10);
  expect(price('https://api.deepseek.com/chat/completions', 'deepseek-chat').listed).toBeGreaterThan(0.5);
  expect(price('https://openrouter.ai/api/v1/chat/completions', 'openai/o1-pro').listed).toBe(750);
  const own = price('http://10.0.0.1:8080/v1/chat/completions', 'deepseek-chat');
  expect(own.listed).toBeGreaterThan(0.5);
  expect(price('http://10.0.0.1:8080/v1/messages', 'unheard-1', 'anthropic').most).toBe(90);
  // The agent writes its query.
  expect(findPricing(new URL('https://10.0.0.1/v1/messages?x=.googleapis.com'), 'anthropic')).toBe('anthropic');
  // The list has this provider, and no price of it.
  expect(price('https://api.fireworks.ai/inference/v1/chat/completions', 'unheard-1').most).toBeGreaterThan(0);
  for (const model of ['gpt-5', 'anthropic/claude-sonnet-4-5', 'deepseek-chat', 'xai/grok-4'])
    expect([model, isListed(model)]).toEqual([model, true]);
  for (const model of ['unheard-1', 'openai/unheard-1']) expect([model, isListed(model)]).toEqual([model, false]);
});
