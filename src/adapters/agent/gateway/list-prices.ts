import { calcPrice, findProvider } from '@pydantic/genai-prices';
import type { AgentUsage } from '../../../core/agent/agent-result.ts';

/** The version of the list of prices. */
export const listVersion = '0.1.8';

/** Finds the provider whose prices count at an address; where the list knows none there, that whose form the request has. The agent writes its query. */
export function findPricing({ origin, pathname }: URL, ofForm: string): string {
  return findProvider({ providerApiUrl: origin + pathname })?.id ?? ofForm;
}

/** Returns what tokens cost by the list of prices, at this provider, else wherever the model is by its name; undefined for a model that the list does not have. */
export function priceByList(
  usage: AgentUsage,
  { model, provider: providerId }: { readonly model: string; readonly provider: string },
): number | undefined {
  const { cacheReadTokens, cacheWriteTokens } = usage;
  const cached = { cache_read_tokens: cacheReadTokens ?? 0, cache_write_tokens: cacheWriteTokens ?? 0 };
  const named = {
    // A provider may name more cached tokens than tokens, for which the list has no price but an error.
    input_tokens: Math.max(usage.inputTokens ?? 0, cached.cache_read_tokens + cached.cache_write_tokens),
    ...cached,
    output_tokens: usage.outputTokens ?? 0,
  };
  return (calcPrice(named, model, { providerId }) ?? calcPrice(named, model))?.total_price;
}

/** The provider whose prices count where the list has no price of another one: OpenAI's form is that of all others, and its models are the dearest. */
const dearest = 'openai';

/** Returns what tokens cost by the dearest model of a provider, for a model whose price nobody knows. */
export function priceAtMost(usage: AgentUsage, provider: string): number {
  const { models = [] } = findProvider({ providerId: provider }) ?? {};
  const most = Math.max(0, ...models.map(({ id }) => priceByList(usage, { model: id, provider }) ?? 0));
  return most > 0 || provider === dearest ? most : priceAtMost(usage, dearest);
}

/** Returns whether the list has a model, in the words of an engine, which may put the name of a provider before it. */
export function isListed(model: string): boolean {
  const usage = { inputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 1, reasoningTokens: 0 };
  const name = model.slice(model.indexOf('/') + 1);
  return priceByList(usage, { model: name, provider: dearest }) !== undefined;
}
