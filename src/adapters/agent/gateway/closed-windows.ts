import type { IncomingHttpHeaders } from 'node:http';
import { modelOfWindow } from '../../../core/agent/account.ts';
import { toJson } from '../stream/json-event.ts';

/** An answer that refuses a request, as the provider wrote it. */
export interface RefusedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body, which may be cut. */
  readonly body: unknown;
  /** The model that was asked; undefined where the request names none. */
  readonly model: string | undefined;
  /** The time of this machine, in milliseconds since 1970. */
  readonly now: number;
}

/** A limit that keeps requests out. */
export interface ClosedWindow {
  /** Absent where the provider names a time alone. */
  readonly window?: string | undefined;
  /** The model, or family of models, that it is of; absent of all. */
  readonly ofModel?: string | undefined;
  /** The seconds until it opens; NaN where the provider names no time, or not in a known form. */
  readonly seconds: number;
}

/** Lists the limits that an answer says are used up, in the words of each provider. */
export function listClosedWindows(answer: RefusedAnswer): readonly ClosedWindow[] {
  const general = [...listDelays(answer), ...listEmptyBuckets(answer)].map((seconds) => ({ seconds }));
  return [...listOfSubscription(answer), ...listOfCodex(answer), ...listOfGemini(answer), ...general];
}

function listDelays({ headers, ...answer }: RefusedAnswer): readonly number[] {
  // Within a stream OpenAI has no other place for it.
  const [, inWords = ''] =
    /\b(?:try again|retry) in\s*((?:\d+(?:\.\d+)?\s*(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hours?|d|days?)(?![a-z])\s*)+)/i.exec(
      toJson(answer.body).text('error', 'message') ?? '',
    ) ?? [];
  const [delay = '', milliseconds] = [headers['retry-after'], headers['retry-after-ms']];
  return [
    /^[\d.]+$/.test(delay) ? Number(delay) : untilTime(Date.parse(delay), { headers, ...answer }),
    Number(milliseconds) / 1_000,
    readDuration(inWords.toLowerCase().replace(/\s*(ms|[smhd])[a-z]*\s*/g, '$1')),
  ];
}

/** Lists what the headers of Anthropic and OpenAI say of requests and tokens that have run out, by a time or a duration. */
function listEmptyBuckets(answer: RefusedAnswer): readonly number[] {
  const { headers } = answer;
  return Object.entries(headers).flatMap(([name, left]) => {
    if (left !== '0' || !/^(?:anthropic|x)-ratelimit-.*remaining/.test(name)) return [];
    const reset = String(headers[name.replace('remaining', 'reset')]);
    return [/^\d{4}-/.test(reset) ? untilTime(Date.parse(reset), answer) : readDuration(reset)];
  });
}

const claims: Readonly<Record<string, string>> = { '5h': 'five_hour', '7d': 'seven_day' };

/** Lists the windows of a subscription with Anthropic, each of which may have a header of its own. */
function listOfSubscription(answer: RefusedAnswer): readonly ClosedWindow[] {
  const { headers } = answer;
  const prefix = 'anthropic-ratelimit-unified-';
  const named = Object.entries(headers).flatMap(([name, status]) => {
    const [, short] = /^anthropic-ratelimit-unified-(\d+[hd]\w*)-status$/.exec(name) ?? [];
    return short === undefined || status !== 'rejected' ? [] : [{ short, reset: headers[`${prefix}${short}-reset`] }];
  });
  if (named.length === 0 && headers[`${prefix}status`] !== 'rejected') return [];
  const claim = { short: String(headers[`${prefix}representative-claim`] ?? 'usage'), reset: headers[`${prefix}reset`] };
  return (named.length === 0 ? [claim] : named).map(({ short, reset }) => {
    const window = short.replace(/^(?:5h|7d)(?=$|_)/, (word) => claims[word] ?? word);
    return { window, ofModel: modelOfWindow(window), seconds: untilTime(Number(reset) * 1_000, answer) };
  });
}

/** Lists the windows of a plan of OpenAI. */
function listOfCodex(answer: RefusedAnswer): readonly ClosedWindow[] {
  const { headers } = answer;
  const error = toJson(answer.body).at('error');
  const ofPlan = ['primary', 'secondary'].flatMap((name) => {
    if (!(Number(headers[`x-codex-${name}-used-percent`]) >= 100)) return [];
    const window = nameWindow(Number(headers[`x-codex-${name}-window-minutes`]));
    return [{ window, seconds: untilTime(Number(headers[`x-codex-${name}-reset-at`]) * 1_000, answer) }];
  });
  if (error.text('type') !== 'usage_limit_reached') return ofPlan;
  const at = untilTime((error.number('resets_at') ?? Number.NaN) * 1_000, answer);
  const seconds = Number.isNaN(at) ? (error.number('resets_in_seconds') ?? Number.NaN) : at;
  return [...ofPlan, { window: ofPlan[0]?.window ?? 'usage', seconds }];
}

function nameWindow(minutes: number): string {
  return { 300: 'five_hour', 1440: 'day', 10080: 'seven_day' }[minutes] ?? (minutes > 0 ? `${minutes} minutes` : 'usage');
}

/**
 * Lists the quotas of Gemini; only one of a day ends a turn. It opens at midnight in California: the delay that is named beside it is often that of the
 * quota of a minute, so that a brief one says nothing of the day.
 */
function listOfGemini({ body, ...answer }: RefusedAnswer): readonly ClosedWindow[] {
  const details = toJson(body).list('error', 'details');
  const delay = details.flatMap((detail) => detail.text('retryDelay') ?? []).map(readDuration)[0];
  const quotas = details.flatMap((detail) => detail.list('violations')).flatMap((violation) => violation.text('quotaId') ?? []);
  const daily = quotas.filter((id) => /PerDay|Daily/.test(id));
  if (daily.length === 0) return delay === undefined ? [] : [{ seconds: delay }];
  const ofModel = daily.every((id) => id.includes('PerModel')) ? answer.model : undefined;
  return [{ window: 'day', ofModel, seconds: delay !== undefined && delay > 120 ? delay : untilMidnight(answer) }];
}

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'medium', hourCycle: 'h23' });

/** Returns the seconds to the next midnight in California, by the provider's own clock. */
function untilMidnight(answer: Pick<RefusedAnswer, 'headers' | 'now'>): number {
  const now = answer.now - untilTime(answer.now, answer) * 1_000;
  const read = (seconds: number): number => {
    const [hours = 0, minutes = 0, rest = 0] = clock
      .format(now + seconds * 1_000)
      .split(':')
      .map(Number);
    return hours * 3_600 + minutes * 60 + rest;
  };
  const left = 86_400 - read(0);
  // A day on which the clocks change has an hour more or less.
  const off = read(left);
  return left + (off > 43_200 ? 86_400 : 0) - off;
}

/** Reads a duration as OpenAI (`6m0s`, `20ms`) and Google (`36.5s`) write it, in seconds. */
function readDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)];
  const units: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3_600, d: 86_400 };
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return Number.NaN;
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? Number.NaN), 0);
}

/** Returns the seconds until a time by the provider's own clock, in milliseconds since 1970: that of this machine may be wrong. */
export function untilTime(time: number, { headers, now }: Pick<RefusedAnswer, 'headers' | 'now'>): number {
  const there = Date.parse(headers.date ?? '');
  return (time - (Number.isNaN(there) ? now : there)) / 1_000;
}
