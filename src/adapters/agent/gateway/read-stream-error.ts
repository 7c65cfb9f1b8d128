import { isPlainMap } from '../../../core/json/json-value.ts';
import type { Json } from '../stream/json-event.ts';
import type { RefusedAnswer } from './closed-windows.ts';

/** An error that came in an answer which had begun well, as the error of a status of its own. */
export type StreamError = Pick<RefusedAnswer, 'status' | 'body'>;

/** The statuses with which providers refuse a request from the start, by the words that they use in a stream. */
const statuses: readonly (readonly [status: number, words: RegExp])[] = [
  [503, /overloaded|unavailable|slow_down/i],
  [429, /rate_limit|resource_exhausted|usage_limit|insufficient_quota/i],
  [401, /authentication_error|invalid_api_key/i],
  [403, /permission/i],
  [500, /api_error|server_error|timeout|internal/i],
];

/**
 * Finds the error in an event of a stream: Anthropic and OpenAI have an event for it, whose error stands in it or is it; `response.failed`, the chunks
 * of OpenAI's older form and those of Gemini hold it.
 */
export function findStreamError(event: Json): StreamError | undefined {
  const inside = [event.at('error'), event.at('response', 'error')].find((one) => isPlainMap(one.raw()));
  const error = inside ?? (event.text('type') === 'error' ? event : undefined);
  if (error === undefined) return undefined;
  const words = ['type', 'code', 'status'].flatMap((key) => error.text(key) ?? []).join(' ');
  const code = error.number('code') ?? 0;
  const status = code >= 400 ? code : (statuses.find(([, word]) => word.test(words))?.[0] ?? 400);
  return { status, body: { error: error.raw() } };
}
