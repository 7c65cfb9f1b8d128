import type { ModelAccess } from '../engine/model-access.ts';

const anthropic = {
  base: 'ANTHROPIC_BASE_URL',
  provider: 'https://api.anthropic.com',
  passes: /^\/v1\/messages(?:\/count_tokens)?$/,
  // Its requests to another address lack parts that lower the price. The name is internal, so a new release may not know it.
  firstParty: { _CLAUDE_CODE_ASSUME_FIRST_PARTY_BASE_URL: '1' },
};

export const claudeModels: readonly ModelAccess[] = [
  { ...anthropic, key: 'ANTHROPIC_API_KEY' },
  { ...anthropic, key: 'CLAUDE_CODE_OAUTH_TOKEN', subscription: true },
];

export const codexModels: readonly ModelAccess[] = ['CODEX_API_KEY', 'OPENAI_API_KEY'].map((key) => ({
  key,
  base: 'OPENAI_BASE_URL',
  provider: 'https://api.openai.com/v1',
  passes: /^\/responses$/,
}));

export const geminiModels: readonly ModelAccess[] = [
  {
    key: 'GEMINI_API_KEY',
    base: 'GOOGLE_GEMINI_BASE_URL',
    provider: 'https://generativelanguage.googleapis.com',
    passes: /^\/v1beta\/models\/[\w.-]+:(?:generateContent|streamGenerateContent|countTokens)$/,
  },
  {
    key: 'GOOGLE_API_KEY',
    base: 'GOOGLE_VERTEX_BASE_URL',
    provider: 'https://aiplatform.googleapis.com',
    passes: /^\/v1beta1\/publishers\/google\/models\/[\w.-]+:(?:generateContent|streamGenerateContent|countTokens)$/,
  },
];

/** The providers by their names in OpenCode. It reads none of these variables but that of Anthropic, so the addresses go into its settings. */
export const openCodeModels: Readonly<Record<string, ModelAccess>> = {
  anthropic: {
    key: 'ANTHROPIC_API_KEY',
    base: 'ANTHROPIC_BASE_URL',
    provider: 'https://api.anthropic.com/v1',
    passes: /^\/messages$/,
  },
  openai: {
    key: 'OPENAI_API_KEY',
    base: 'OPENAI_BASE_URL',
    provider: 'https://api.openai.com/v1',
    passes: /^\/(?:responses|chat\/completions)$/,
  },
  google: {
    key: 'GEMINI_API_KEY',
    base: 'GOOGLE_GEMINI_BASE_URL',
    provider: 'https://generativelanguage.googleapis.com/v1beta',
    passes: /^\/models\/[\w.-]+:(?:generateContent|streamGenerateContent)$/,
  },
  opencode: {
    key: 'OPENCODE_API_KEY',
    base: 'OPENCODE_BASE_URL',
    provider: 'https://opencode.ai/zen/v1',
    passes: /^\/(?:messages|responses|chat\/completions|models\/[\w.-]+:(?:generateContent|streamGenerateContent))$/,
  },
};

export const copilotModels: readonly ModelAccess[] = [
  {
    key: 'COPILOT_PROVIDER_API_KEY',
    base: 'COPILOT_PROVIDER_BASE_URL',
    passes: /^(?:\/v1|\/openai(?:\/v1|\/deployments\/[\w.-]+)?)?\/(?:chat\/completions|responses|messages)$/,
  },
];
