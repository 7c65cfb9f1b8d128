import { describe, expect } from 'vitest';
import { engines } from '../../../../src/adapters/agent/engines/engines.ts';
import { requirement } from '../../../support/requirement.ts';
import { ask, fine, key, open, token } from './gateway-world.ts';

describe('src/adapters/agent/gateway: what Copilot asks', () => {
  requirement(
    {
      ids: ['T67'],
      title: 'passes in each form that the CLI was seen to write, with the key in the header of the form',
      input:
        'requests to a provider of OpenAI, to one of Anthropic, and to one of Azure with a version of its API and without; then other addresses of these',
      expected: 'each with the key in the place of the token; 404 for the others',
    },
    async () => {
      const { passes } = engines.copilot.models?.[0] ?? {};
      const { seen, gateway } = await open(fine, { passes });
      const azure = { 'x-api-key': '', 'api-key': token };
      for (const path of ['/chat/completions', '/responses', '/v1/messages'])
        expect([path, (await ask(gateway, { path })).status]).toEqual([path, 200]);
      const own = [
        '/openai/v1/chat/completions',
        '/openai/v1/responses',
        '/openai/deployments/gpt-5.1_a/chat/completions?api-version=2025-04-01-preview',
        '/openai/responses?api-version=2025-04-01-preview',
      ];
      for (const path of own) expect([path, (await ask(gateway, { path, headers: azure })).status]).toEqual([path, 200]);
      expect(seen.slice(3).map(({ url, headers }) => [url, headers['api-key']])).toEqual(
        own.map((path) => [`/anthropic${path}`, key]),
      );
      for (const path of ['/openai/v1/files', '/openai/deployments', '/openai/deployments/a/b/responses'])
        expect([path, (await ask(gateway, { path, headers: azure })).status]).toEqual([path, 404]);
    },
  );
});
