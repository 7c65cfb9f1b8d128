import { describe, expect, it } from 'vitest';
import { classifyApiFailure } from '../../../src/core/agent/classify-failure-text.ts';

describe('a model that the provider does not have', () => {
  it.each([
    "There's an issue with the selected model (nobody-9.1). It may not exist or you may not have access to it.",
    'The model `nobody-9` does not exist or you do not have access to it.',
    '[API Error: models/nobody-9.1-pro is not found for API version v1beta.]',
    "Model 'nobody-9' not found on provider at https://example.test (HTTP 404).",
    'ProviderModelNotFoundError: Model not found: anthropic/nobody-9.',
    'unexpected status 404 Not Found: model_not_found',
  ])('is known by the words of an engine: %s', (text) => {
    expect(classifyApiFailure({ text })).toBe('unknown_model');
  });

  it('is known by the words that Anthropic answers 404 with', () => {
    expect(classifyApiFailure({ status: 404, text: 'model: nobody-9' })).toBe('unknown_model');
  });

  it.each([
    ['The model is overloaded. Please try again later.', 'overloaded'],
    ['Model metadata for `gpt-5-codex` not found. Defaulting to fallback metadata.', 'api_error'],
    ['The model answered with a file that was not found.', 'api_error'],
  ])('is not what another failure says: %s', (text, reason) => {
    expect(classifyApiFailure({ text })).toBe(reason);
  });
});
