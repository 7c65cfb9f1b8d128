import { describe, expect } from 'vitest';
import { readRefusal } from '../../../../src/adapters/agent/gateway/read-refusal.ts';
import { requirement } from '../../../support/requirement.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const seconds = now / 1_000;
const hour = 3_600;
const unified = 'anthropic-ratelimit-unified';
const iso = (after: number): string => new Date(now + after * 1_000).toISOString();

interface Refused {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function read({ status = 429, headers = {}, body }: Refused) {
  return readRefusal({ status, headers, body, model: 'the-model', now });
}

/** An error of Gemini with the quotas that are used up. */
function quotas(
  ids: readonly string[],
  retryDelay?: string,
  message = 'You exceeded your current quota, please check your plan and billing details.',
) {
  const info = retryDelay === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }];
  const failure = { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: ids.map((quotaId) => ({ quotaId })) };
  return { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message, details: [failure, ...info] } };
}
const perDay = 'GenerateRequestsPerDayPerProjectPerModel-FreeTier';
const perMinute = 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier';

/** What a subscription with Anthropic says of a window that is used up. */
function window(claim: string, reset: number) {
  return { [`${unified}-status`]: 'rejected', [`${unified}-representative-claim`]: claim, [`${unified}-reset`]: String(reset) };
}

describe('src/adapters/agent/gateway: a refusal of the provider', () => {
  const fiveHours = seconds + 5 * hour;
  const cases: readonly (readonly [what: string, answer: Refused, expected: object | undefined])[] = [
    [
      'a window of a subscription',
      { headers: window('five_hour', fiveHours) },
      { reason: 'limited', notBefore: fiveHours, limit: { window: 'five_hour' } },
    ],
    [
      'a window of one model',
      { headers: window('seven_day_opus', fiveHours) },
      { reason: 'limited', notBefore: fiveHours, limit: { window: 'seven_day_opus', model: 'opus' } },
    ],
    [
      'two windows that are closed at once',
      {
        headers: {
          ...window('five_hour', seconds + hour),
          [`${unified}-5h-status`]: 'rejected',
          [`${unified}-5h-reset`]: String(seconds + hour),
          [`${unified}-7d-status`]: 'rejected',
          [`${unified}-7d-reset`]: String(seconds + 50 * hour),
          [`${unified}-overage-status`]: 'rejected',
        },
      },
      { reason: 'limited', notBefore: seconds + 50 * hour, limit: { window: 'seven_day' } },
    ],
    [
      'a window whose time is past',
      { headers: window('five_hour', seconds - 1) },
      { reason: 'limited', notBefore: null, limit: { window: 'five_hour' } },
    ],
    [
      'a window that names no time',
      { headers: window('five_hour', Number.NaN) },
      { reason: 'limited', notBefore: null, limit: { window: 'five_hour' } },
    ],
    [
      'a window that opens in 40 days',
      { headers: window('five_hour', seconds + 960 * hour) },
      { reason: 'limited', notBefore: seconds + 960 * hour },
    ],
    [
      'a window that opens in 40 years',
      { headers: window('five_hour', seconds + 350_400 * hour) },
      { reason: 'limited', notBefore: null },
    ],
    [
      'a window, where the clock of this machine is an hour late',
      { headers: { ...window('five_hour', fiveHours + hour), date: new Date(now + hour * 1_000).toUTCString() } },
      { reason: 'limited', notBefore: fiveHours },
    ],
    ['a plain 429 with its wait', { headers: { 'retry-after': '7' } }, { reason: 'rate_limit' }],
    ['a plain 429 that says nothing', {}, { reason: 'rate_limit' }],
    ['a wait of two minutes', { headers: { 'retry-after': '120' } }, { reason: 'rate_limit' }],
    ['a longer wait', { headers: { 'retry-after': '121' } }, { reason: 'limited', notBefore: seconds + 121, limit: undefined }],
    [
      'a wait until a date',
      { headers: { 'retry-after': new Date(now + hour * 1_000).toUTCString() } },
      { reason: 'limited', notBefore: seconds + hour },
    ],
    [
      'a wait that OpenAI names in words alone',
      { body: { error: { code: 'rate_limit_exceeded', message: 'Rate limit reached. Please try again in 7m12s. Visit x.' } } },
      { reason: 'limited', notBefore: seconds + 432 },
    ],
    [
      'a brief wait that OpenAI names in words alone',
      { body: { error: { code: 'rate_limit_exceeded', message: 'Please try again in 11.054s. Visit x.' } } },
      { reason: 'rate_limit' },
    ],
    [
      'a wait in the words of others',
      { body: { error: { message: 'Rate limit reached. Try again in 3600 seconds.' } } },
      { reason: 'limited', notBefore: seconds + hour },
    ],
    [
      'a wait in the words of Gemini alone',
      { body: { error: { code: 429, message: 'You exceeded your quota. Please retry in 1h2.5s.' } } },
      { reason: 'limited', notBefore: Math.ceil(seconds + hour + 2.5) },
    ],
    [
      'a wait in words whose unit is another one',
      { body: { error: { message: 'Please try again in 3 months.' } } },
      { reason: 'rate_limit' },
    ],
    ['a wait in another form', { headers: { 'retry-after': 'tomorrow' } }, { reason: 'rate_limit' }],
    [
      'a long wait of a busy provider',
      { status: 503, headers: { 'retry-after': '3600' } },
      { reason: 'limited', notBefore: seconds + hour },
    ],
    ['an overload', { status: 529, body: { type: 'error', error: { type: 'overloaded_error' } } }, { reason: 'overloaded' }],
    ['a fault of the provider', { status: 500, body: undefined }, { reason: 'overloaded' }],
    [
      'tokens of an API key that have run out',
      {
        headers: {
          'anthropic-ratelimit-tokens-remaining': '0',
          'anthropic-ratelimit-tokens-reset': iso(hour),
          'anthropic-ratelimit-requests-remaining': '3',
          'anthropic-ratelimit-requests-reset': iso(9 * hour),
        },
      },
      { reason: 'limited', notBefore: seconds + hour },
    ],
    [
      'a duration of OpenAI',
      { headers: { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6m1s' } },
      { reason: 'limited', notBefore: seconds + 361 },
    ],
    [
      'a short duration of OpenAI',
      { headers: { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '20ms' } },
      { reason: 'rate_limit' },
    ],
    [
      'the usage limit of Codex',
      { body: { error: { type: 'usage_limit_reached', plan_type: 'plus', resets_at: fiveHours } } },
      { reason: 'limited', notBefore: fiveHours, limit: { window: 'usage' } },
    ],
    [
      'the usage limit of Codex, with its window in headers',
      {
        headers: {
          'x-codex-primary-used-percent': '100.0',
          'x-codex-primary-window-minutes': '300',
          'x-codex-primary-reset-at': String(fiveHours),
          'x-codex-secondary-used-percent': '12',
        },
        body: { error: { type: 'usage_limit_reached', resets_in_seconds: 5 * hour } },
      },
      { reason: 'limited', notBefore: fiveHours, limit: { window: 'five_hour' } },
    ],
    [
      'no money at OpenAI',
      { body: { error: { type: 'insufficient_quota', code: 'insufficient_quota' } }, headers: { 'retry-after': '9000' } },
      { reason: 'billing' },
    ],
    [
      'the daily quota of Gemini, which opens at midnight in California, whatever the quota of a minute says',
      { body: quotas([perMinute, perDay], '36.5s') },
      { reason: 'limited', notBefore: seconds + 20 * hour, limit: { window: 'day', model: 'the-model' } },
    ],
    [
      'the daily quota of Gemini in a list',
      { body: [quotas([perDay], '7200s')] },
      { reason: 'limited', notBefore: seconds + 7_200 },
    ],
    [
      'the daily quota of Gemini without a time',
      { body: quotas([perDay]) },
      { reason: 'limited', notBefore: seconds + 20 * hour },
    ],
    [
      'the daily quota of Gemini by a clock that is an hour ahead of ours',
      { headers: { date: new Date(now + hour * 1_000).toUTCString() }, body: quotas([perDay]) },
      { reason: 'limited', notBefore: seconds + 19 * hour },
    ],
    [
      'the daily quota of Gemini on a day of 25 hours',
      { headers: { date: 'Sun, 01 Nov 2026 08:30:00 GMT' }, body: quotas([perDay]) },
      { reason: 'limited', notBefore: seconds + 23.5 * hour },
    ],
    [
      'the daily quota of Gemini on a day of 23 hours',
      { headers: { date: 'Sun, 08 Mar 2026 09:30:00 GMT' }, body: quotas([perDay]) },
      { reason: 'limited', notBefore: seconds + 21.5 * hour },
    ],
    ['the quota of Gemini for a minute', { body: quotas([perMinute], '36s') }, { reason: 'rate_limit' }],
    [
      'a model of Gemini that the account does not pay for',
      { body: quotas([perMinute, perDay], '36s', 'Quota exceeded for metric: requests, limit: 0, model: x') },
      { reason: 'billing' },
    ],
    [
      'a quota of Gemini of 10',
      { body: quotas([perMinute], '36s', 'Quota exceeded for metric: requests, limit: 0.5') },
      { reason: 'rate_limit' },
    ],
    ['an unknown key', { status: 401 }, { reason: 'auth' }],
    ['a key without rights', { status: 403 }, { reason: 'auth' }],
    [
      'an unknown key at Gemini',
      { status: 400, body: { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } } },
      { reason: 'auth' },
    ],
    [
      'a bill at Google that is not paid',
      { status: 403, body: { error: { details: [{ reason: 'BILLING_DISABLED' }] } } },
      { reason: 'billing' },
    ],
    ['a status for money', { status: 402 }, { reason: 'billing' }],
    [
      'no credit at Anthropic',
      {
        status: 400,
        body: { error: { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' } },
      },
      { reason: 'billing' },
    ],
    [
      'the limit that an account at Anthropic set itself',
      {
        status: 400,
        body: {
          error: {
            message: 'You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.',
          },
        },
      },
      { reason: 'limited', notBefore: Date.parse('2026-12-01T00:00:00Z') / 1_000 },
    ],
    ['a prompt that is too long', { status: 400, body: { error: { message: 'prompt is too long' } } }, undefined],
    [
      'a bad request that speaks of money',
      { status: 400, body: { error: { message: 'Unknown field "billing": insufficient_quota' } } },
      undefined,
    ],
    ['a model that there is not', { status: 404, body: { error: { type: 'not_found_error' } } }, undefined],
    ['HTML', { status: 429, body: undefined }, { reason: 'rate_limit' }],
    ['other JSON', { status: 429, body: [[null, 3], 'a'] }, { reason: 'rate_limit' }],
  ];
  for (const [what, answer, expected] of cases)
    requirement(
      {
        ids: ['DESIGN-4.9', 'F-EN2'],
        title: `by ${what} is read as data`,
        input: JSON.stringify(answer).slice(0, 200),
        expected: JSON.stringify(expected) ?? 'left to the engine',
      },
      () => {
        if (expected === undefined) expect(read(answer)).toBeUndefined();
        else expect(read(answer)).toMatchObject(expected);
      },
    );
});
