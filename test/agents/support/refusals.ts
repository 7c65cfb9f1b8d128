import type { TestedEngine } from '../../../scripts/test-agents/options.ts';
import type { Interference } from './front.ts';

/** What a provider can refuse a request for. */
export type RefusalKind = 'auth' | 'billing' | 'rate-limit' | 'overloaded' | 'window' | 'no-model';

type Refusals = Readonly<Record<RefusalKind, Extract<Interference, { status: number }>>>;

/** The model that no provider has. */
export const noModel = 'nobody-9';
/** A closed window opens again after so many seconds. */
export const windowSeconds = 18_000;

const window = { 'retry-after': String(windowSeconds) };
const anthropicError = (type: string, message: string) => ({ type: 'error', error: { type, message } });
const openAiError = (message: string, type: string, code: string) => ({ error: { message, type, param: null, code } });
const googleError = (code: number, message: string, more: Readonly<Record<string, unknown>>) => ({
  error: { code, message, ...more },
});

/** Refusals in the words of each provider's documentation. */
const anthropic: Refusals = {
  auth: { status: 401, body: anthropicError('authentication_error', 'invalid x-api-key') },
  billing: {
    status: 400,
    body: anthropicError(
      'invalid_request_error',
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    ),
  },
  'rate-limit': {
    status: 429,
    body: anthropicError('rate_limit_error', 'This request would exceed the rate limit of your organization.'),
  },
  overloaded: { status: 529, body: anthropicError('overloaded_error', 'Overloaded') },
  window: { status: 429, headers: window, body: anthropicError('rate_limit_error', 'This request would exceed a limit.') },
  'no-model': { status: 404, body: anthropicError('not_found_error', `model: ${noModel}`) },
};

const openAi: Refusals = {
  auth: { status: 401, body: openAiError('Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key') },
  billing: {
    status: 429,
    body: openAiError(
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
      'insufficient_quota',
    ),
  },
  'rate-limit': { status: 429, body: openAiError('Rate limit reached for requests.', 'requests', 'rate_limit_exceeded') },
  overloaded: { status: 503, body: openAiError('The server is overloaded. Try again later.', 'server_error', 'overloaded') },
  window: { status: 429, headers: window, body: openAiError('Rate limit reached.', 'requests', 'rate_limit_exceeded') },
  'no-model': {
    status: 404,
    body: openAiError(`The model \`${noModel}\` does not exist.`, 'invalid_request_error', 'model_not_found'),
  },
};

const daily = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${windowSeconds}s` };
const google: Refusals = {
  auth: {
    status: 400,
    body: googleError(400, 'API key not valid. Please pass a valid API key.', {
      status: 'INVALID_ARGUMENT',
      details: [{ reason: 'API_KEY_INVALID' }],
    }),
  },
  billing: {
    status: 429,
    body: googleError(
      429,
      'You exceeded your current quota, please check your plan and billing details. Quota exceeded for metric: free_tier_requests, limit: 0',
      { status: 'RESOURCE_EXHAUSTED' },
    ),
  },
  'rate-limit': { status: 429, body: googleError(429, 'Resource has been exhausted.', { status: 'RESOURCE_EXHAUSTED' }) },
  overloaded: {
    status: 503,
    body: googleError(503, 'The model is overloaded. Please try again later.', { status: 'UNAVAILABLE' }),
  },
  window: {
    status: 429,
    body: googleError(429, 'Quota exceeded for requests per day.', { status: 'RESOURCE_EXHAUSTED', details: [daily] }),
  },
  'no-model': {
    status: 404,
    body: googleError(404, `models/${noModel} is not found for API version v1beta.`, { status: 'NOT_FOUND' }),
  },
};

export const refusals: Readonly<Record<TestedEngine, Refusals>> = {
  'claude-code': anthropic,
  codex: openAi,
  gemini: google,
  opencode: anthropic,
  copilot: openAi,
};
